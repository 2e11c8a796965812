/** Without JavaScript, each form and tool of the public site is opened, filled in, and sent as its HTML says. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSite, withDatabase, type RunningSite } from '../setup/site-process'
import { HtmlVisitor } from '../setup/html-visitor'

const kit = 'Field Dressing Kit'
const camera = 'Cellular Trail Camera'
const receipt = /^\/request\/q-\d{5}\/\w{20,}/

let site: RunningSite
beforeAll(async () => {
  site = await startSite()
}, 60_000)
afterAll(() => site.stop())

const open = (address: string) => new HtmlVisitor(site.url).open(address)
const tool = (address: string) => open(`/hunting-tools/${address}`)

describe('messages', () => {
  test('a message is stored, and the empty form says so', async () => {
    const page = await open('/contact')
    const typed = { 'Your Name': 'Ada', 'Email Address': 'ada@example.org', Message: 'Which stand\nfor a north wind?' }
    const sent = await page.press('Send Message', typed)
    expect(sent.address).toBe('/contact')
    expect(sent.said).toContain("Thank you for your message. We'll get back to you within 24 hours.")
    expect(sent.value('Message')).toBe('')
    const stored = await withDatabase(site, (db) => db.selectFrom('contacts').select(['name', 'message']).execute())
    expect(stored).toEqual([{ name: 'Ada', message: 'Which stand\nfor a north wind?' }])
  })

  test('a refused message keeps what was typed', async () => {
    const page = await open('/contact')
    const refused = await page.press('Send Message', { Message: 'Line one\nLine two <b>' })
    expect([refused.status, refused.title]).toEqual([400, 'Error: Contact | Stagwise'])
    expect(refused.said).toContain('Please fill in all fields.')
    expect(refused.value('Message')).toBe('Line one\nLine two <b>')
    const sent = await refused.press('Send Message', { 'Your Name': 'Bo', 'Email Address': 'bo@example.org' })
    expect(sent.said).toContain('Message Sent!')
  })
})

describe('quotes', () => {
  test('a quote is refused with everything typed, mended, and confirmed', async () => {
    const product = await open('/products/full-body-treestand-harness')
    const form = await product.follow('Request Quote')
    expect(form.heading).toBe('Request a Quote')
    const typed = { Phone: '+1 555 0100', Quantity: '3', Notes: 'Size large,\nfor two hunters.' }
    const refused = await form.press('Send Quote Request', { ...typed, 'Your Name': '   ', 'Email Address': 'ada at' })
    expect(refused.status).toBe(400)
    expect(refused.said).toContain('Please fill in all required fields.')
    expect(refused.text).toContain('Enter an email address in the correct format')
    for (const [label, value] of Object.entries({ ...typed, 'Email Address': 'ada at' })) {
      expect([label, refused.value(label)]).toEqual([label, value])
    }
    const sent = await refused.press('Send Quote Request', { 'Your Name': 'Ada', 'Email Address': 'ada@example.org' })
    expect(sent.address).toMatch(receipt)
    expect(sent.text).toContain("Thank you! We'll contact you within 24 hours with your quote.")
    expect(sent.text).toMatch(/Q-\d{5}/)
    const again = await sent.visitor.open(sent.address)
    expect(again.text).toContain('3 × Full-Body Treestand Harness')
    expect(again.headers.get('Cache-Control')).toBe('private, no-store')
    expect(again.headers.get('X-Robots-Tag')).toBe('noindex')
    expect(again.headers.get('Referrer-Policy')).toBe('no-referrer')
    expect((await open(sent.address.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a')))).status).toBe(404)
  })

  test('a list of products is kept in the address and the form until it is sent', async () => {
    const products = await open('/products')
    const started = await products.press(`Add to request: ${kit}`)
    // Enter presses the first button.
    const [, first] = /<form[^>]* method="post".*?<button.*?>(.*?)<\/button>/s.exec(started.html) ?? []
    expect(first).toBe('Send Quote Request')
    expect(started.address).toBe('/request?product=field-dressing-kit&quantity=1')
    const category = await (await started.press('Look at the products')).follow('Archery')
    expect(category.address).toBe('/products/category/archery?product=field-dressing-kit&quantity=1')
    const typed = { 'Your Name': 'No Script', Notes: 'Size L/XL,\nplease.', 'Add another product': camera }
    const added = await started.press('Add', typed)
    expect(added.value('Your Name')).toBe('No Script')
    expect(added.address).not.toContain('Script')
    const removed = await added.press(`Remove ${kit}`)
    const refused = await removed.press('Send Quote Request')
    expect(refused.said).toContain('Enter your email address')
    expect(refused.value('Notes')).toBe('Size L/XL,\nplease.')
    const sent = await refused.press('Send Quote Request', { 'Email Address': 'ada@example.org' })
    expect(sent.address).toMatch(receipt)
    expect(sent.text).toContain(`1 × ${camera}`)
    expect(sent.text).not.toContain(kit)
  })

  test('what is gone from the catalog is named and left out', async () => {
    const page = await open('/request?product=old-horn&quantity=2')
    expect(page.said).toContain('“old-horn” is no longer')
    expect(page.text).toContain('No products on your request yet.')
  })
})

describe('pages lead on', () => {
  test('search, categories, comparison and the home page', async () => {
    const found = await (await open('/search')).press('Search', { 'Search this site': 'venision' })
    expect([found.address, found.title]).toEqual(['/search?q=venision', 'Search: venision | Stagwise'])
    expect(found.value('Search this site')).toBe('venision')
    expect(found.text).toMatch(/\d+ results?/)
    expect(found.text).toContain('showing results for venison')
    expect(found.html).toMatch(/<mark>venison/i)
    expect((await found.follow('Cooking Lean Venison')).heading).toMatch(/^Cooking Lean Venison/)
    const safety = await (await open('/blog')).follow('Safety Gear')
    expect([safety.url.pathname, safety.heading]).toEqual(['/products/category/safety', 'Safety'])
    const compared = await (await open('/moose')).follow('Compare')
    expect(compared.address).toBe('/deer-types/compare?a=moose')
    expect((await compared.press('Compare', { 'Second species': 'elk' })).address).toBe(
      '/deer-types/compare?a=moose&b=elk',
    )
    const day = await (await open('/')).press('Plan My Hunt Day', { 'Where do you hunt?': 'Vermont' })
    expect(day.heading).toBe('Hunt-Day Sheet')
    expect(day.text).toContain('Legal light')
  })

  test('a search that finds nothing says what else to try, and what is searched for is text', async () => {
    const nothing = await open('/search?q=xylophone+quark')
    expect(nothing.text).toContain('No results for “xylophone quark”')
    expect(nothing.text).toContain('Try a single, more common word')
    expect((await nothing.follow('Deer Types')).heading).toBe('Deer Types')
    const attack = '"><script>document.title = "broken"</script><img src=x onerror=alert(1)>'
    const page = await open(`/search?q=${encodeURIComponent(attack)}`)
    expect(page.value('Search this site')).toBe(attack)
    expect(page.title).toMatch(/^Search: "><script>/)
    expect(page.html).not.toContain('<img src=x')
  })

  test.each([
    ['/no-such-page', 'Content Not Found', "The page you're looking for doesn't exist or has been removed."],
    ['/no/such/page', '404 Page Not Found', 'Did you forget to add the page to the router?'],
    ['/request/q-00013', '404 Page Not Found', 'Did you forget to add the page to the router?'],
    ['/products/none', 'Product Not Found', 'The requested product could not be found.'],
    ['/products/none/quote', 'Product Not Found', 'The requested product could not be found.'],
  ])('a page that is not there answers 404 with a way on, and the search: %s', async (address, title, words) => {
    const page = await open(address)
    expect([page.status, page.title, page.heading]).toEqual([404, `${title} | Stagwise`, title])
    expect(page.headers.get('X-Robots-Tag')).toBe('noindex')
    expect(page.text).toContain(words)
    expect((await page.follow('Hunting Products')).heading).toBe('Hunting Products')
    if (!address.startsWith('/products')) {
      const found = await page.press('Search', { 'Search this site': 'harness' })
      expect(found.has('Full-Body Treestand Harness')).toBe(true)
    }
  })

  test('the bar lights the current entry and the footer leads to every part', async () => {
    const page = await open('/products/full-body-treestand-harness')
    expect(page.html).toMatch(/<a[^>]*aria-current="true"[^>]*>Hunting Products/)
    const { pathname } = (await page.follow('DMCA')).url
    expect(pathname).toBe('/dmca')
    for (const [name, address] of [
      ['Contact Us', '/contact'],
      ['Terms of Service', '/terms'],
      ['Privacy Policy', '/privacy'],
      ['Trail Cam Analyzer', '/hunting-tools/trail-cam-analyzer'],
    ] as const) {
      expect((await page.follow(name)).address).toBe(address)
    }
    expect(page.html).toContain('href="mailto:hello@stagwise.example"')
    expect(page.html).toMatch(/©(?: |<!-- -->)*20\d\d/)
  })

  test('through a category to a post, and back to the list', async () => {
    const category = await (await open('/blog')).follow('Deer Food')
    expect([category.address, category.heading]).toEqual(['/blog?category=deer-food', 'Deer Food'])
    expect(category.html.match(/<article/g)).toHaveLength(2)
    const post = await category.follow('Acorns and Other Mast')
    expect(post.heading).toBe('Acorns and Other Mast: How to Read a Mast Year')
    for (const words of ['August 31, 2026', 'min read', 'Stagwise Team', 'Related Topics', 'In this post']) {
      expect(post.text).toContain(words)
    }
    expect(post.text).toContain('When are the best times to hunt deer?')
    expect((await post.follow('← Back to Deer Life')).address).toBe('/blog')
  })

  test('a species leads to a post, the post to the next one and a tool', async () => {
    const post = await (await open('/white-tailed-deer')).follow('The Whitetail Year, Month by Month')
    expect(post.heading).toBe('The Whitetail Year, Month by Month')
    expect((await post.follow('Rut Activity Tracker')).heading).toBe('Rut Activity Tracker')
    expect(post.text).toContain('More posts')
  })

  test('a species has its range, its year and its kinds of coat in words', async () => {
    const elk = await open('/elk')
    expect(elk.html).toMatch(/alt="Range map of the elk/)
    for (const words of ['Native, brought back: United States', 'Mating: September to October']) {
      expect(elk.text).toContain(words)
    }
    expect(elk.text).toMatch(/Kentucky.*Pennsylvania/)
    expect(elk.text).toContain('Most births: May to June')
    const whitetail = await open('/white-tailed-deer')
    for (const [title, picture] of [
      ['Coats of the year', 'White-tailed buck in two coats'],
      ['Male, female and young', 'a spotted fawn'],
    ] as const) {
      expect(whitetail.html).toMatch(new RegExp(`>${title}</h\\d>.*alt="[^"]*${picture}[^"]*".*<figcaption`, 's'))
    }
  })

  test('the legal pages say what they have to, and are for no search engine', async () => {
    for (const [address, sections, words] of [
      ['/terms', 9, '18 or older'],
      ['/privacy', 9, 'What this software actually stores'],
      ['/dmca', 5, 'more than twice'],
    ] as const) {
      const page = await open(address)
      expect(page.text).toContain('Last updated: January 2025')
      expect(page.text).toContain(words)
      expect(page.html).toMatch(/<meta name="robots" content="noindex/)
      expect(page.html.slice(page.html.indexOf('<main')).match(/<section/g)).toHaveLength(sections)
    }
  })

  test('hours say whose time they are in, and nothing that needs a clock', async () => {
    const { text, html } = await open('/contact')
    for (const words of ['hello@stagwise.example', 'New York', 'London', '8:00 AM-6:00 PM', '9:00 AM-4:00 PM']) {
      expect(text).toContain(words)
    }
    expect(text).toContain('closed')
    expect(html).toMatch(/<textarea[^>]* rows="6"/)
    expect(text).toContain('Times are Eastern Time.')
    expect(text).not.toMatch(/open now|closed now/i)
  })

  test('a species that is not in the guide is refused at its field', async () => {
    const page = await open('/deer-types/compare?a=elk&b=unicorn')
    expect(page.status).toBe(404)
    expect(page.text).toContain('no such species')
    expect(page.value('First species')).toBe('elk')
  })
})

describe('tools', () => {
  test.each(['my-ground', 'legal-light', 'hunt-day'])('%s without a place says what is missing', async (name) => {
    const press = { 'my-ground': 'Use This Place', 'legal-light': 'Show the Light', 'hunt-day': 'Make the Sheet' }[name]
    const { text } = await (await tool(name)).press(press ?? '')
    expect(text).toContain('Choose your state, or enter a point.')
    expect(text.includes('Set my ground once')).toBe(name !== 'my-ground')
  })

  test('a place is part of the address, to two decimals, and the links carry it on', async () => {
    const point = { Latitude: '44.4759', Longitude: '-73.2121' }
    const ground = await (await tool('my-ground')).press('Use This Place', point)
    expect(Object.fromEntries(ground.url.searchParams)).toMatchObject({ lat: '44.48', state: 'VT' })
    const picker = await ground.follow('Wind Direction Stand Picker')
    const picked = await picker.press('Pick My Stand', { Northwest: true })
    expect(picked.text).toContain('44.48° N, 73.21° W')
    expect(picked.text).toMatch(/legal light \d/i)
  })

  test('the next place has its own zone and state, and where they disagree the page asks', async () => {
    const ohio = await (await tool('my-ground')).press('Use This Place', { State: 'OH' })
    expect(ohio.text).toContain('Eastern time')
    const arizona = await ohio.press('Use This Place', { State: 'AZ' })
    expect(arizona.text).toContain('Arizona time')
    const asked = await arizona.press('Use This Place', { Latitude: '44.47, 73.21' })
    expect(asked.text).toContain('That point is in Asia. Did you mean 44.47, -73.21 in Vermont?')
    const vermont = await asked.follow('Yes, Vermont')
    expect(vermont.text).toContain('44.47° N, 73.21° W (Vermont)')
    expect(vermont.value('State')).toBe('VT')
    const indiana = await vermont.press('Use This Place', { Latitude: '39.9', Longitude: '-86.3' })
    expect(indiana.text).toContain('Your point is in Indiana, the state says Vermont.')
    expect((await indiana.follow('Use Vermont, without the point')).text).toContain('Vermont (center of the state)')
    expect((await indiana.follow('Use Indiana')).text).toContain('39.9° N, 86.3° W (Indiana)')
  })

  test('a wrong point is said at its field, and the rest stays', async () => {
    const typed = { Latitude: '95', Longitude: '-73', 'Before sunrise': '20' }
    const page = await (await tool('legal-light')).press('Show the Light', typed)
    expect(page.text).toContain('Enter a latitude from -90 to 90')
    for (const [label, value] of Object.entries(typed)) expect(page.value(label)).toBe(value)
  })

  test('each place that shows legal light has the state’s hours and says whose they are', async () => {
    const southCarolina = 'South Carolina: one hour before sunrise to one hour after sunset, as printed in 2016.'
    for (const answer of [
      'legal-light?state=SC&date=2026-11-26',
      'hunt-day?state=SC&date=2026-11-26',
      'moon-phase-calendar?state=SC',
      'wind-direction-stand-picker?state=SC&wind=NW',
      'deer-movement-predictor?state=SC&location=Oak&weather=overcast&moonPhase=new&luck=3&window=dusk',
      'trail-cam-analyzer?state=SC&times=2026-11-14+06%3A00',
      'license-regulation-finder?state=SC',
    ]) {
      expect((await tool(answer)).text).toContain(southCarolina)
      const minnesota = (await tool(answer.replace('SC', 'MN'))).text
      if (!answer.startsWith('license')) {
        expect(minnesota).toContain('We have not read the hunting hours of Minnesota.')
        expect(minnesota).not.toMatch(/legal light \d/i)
      }
    }
    const typed = { State: 'SC', Date: '2026-11-26', 'After sunset': '15' }
    const own = (await (await tool('legal-light')).press('Show the Light', typed)).text
    expect(own).toContain('Legal light 6:06 AM to 5:30 PM EST')
    expect(own).toContain('Your own hours: one hour before sunrise to 15 minutes after sunset.')
    expect(own).toMatch(/Minnesota:? not read\./i)
  })

  test('the hunt-day sheet has all of it, in its address', async () => {
    const page = await tool('hunt-day')
    const sheet = await page.press('Make the Sheet', {
      State: 'VT',
      Date: '2026-11-14',
      Wind: 'NW',
      Weapon: 'rifle',
      Stand: 'Oak ladder',
      'Who knows where you are': 'Ann Miller',
      'Their phone number': '802 555 0142',
      'Back by': '19:30',
    })
    for (const text of ['6:15 AM to 4:55 PM EST', 'Oak ladder', 'Ann Miller', '802 555 0142', '7:30 PM', 'southeast']) {
      expect(sheet.text).toContain(text)
    }
    expect(sheet.url.searchParams.get('contact')).toBe('Ann Miller')
    const alone = await open(`${sheet.address}&sheet=1`)
    expect(alone.html).not.toContain('Make the Sheet')
    expect(alone.html).toContain('They appear only with JavaScript on.')
    expect(sheet.text).not.toContain('rounded, as much as')
    const rounded = await open('/hunting-tools/hunt-day?lat=44.4759&lon=-73.2101')
    expect(rounded.text).toContain('44.48° N, 73.21° W (Vermont), rounded to two decimals')
    expect(rounded.text).toContain('The place on this sheet is rounded, as much as half a mile off.')
    expect((await alone.follow('Change this sheet')).value('Who knows where you are')).toBe('Ann Miller')
  })

  test('stands are added to the address one at a time, judged, and removed from it', async () => {
    const picked = await (await tool('wind-direction-stand-picker')).press('Pick My Stand', { South: true })
    const oak = await picked.press('Add Stand', { Name: 'Oak ladder', South: true, 'You walk in': 'From the north' })
    const both = await oak.press('Add Stand', { Name: 'Creek', South: true })
    expect(both.address).toMatch(/\?wind=S&stand=Oak\+ladder\*S\*N\*&stand=Creek\*S\*\*$/)
    expect(both.text).toContain('Hunt: Creek.')
    const unnamed = await both.press('Add Stand', { Name: '', East: true })
    expect(unnamed.title).toMatch(/^Error: /)
    expect(unnamed.html).toMatch(/id="my-stands" role="alert"(?:(?!<\/ul>).)*<a href="#name"[^>]*>Name the stand\./s)
    const north = await both.press('Pick My Stand', { North: true })
    expect(north.text).toContain('Leave: Creek.')
    expect((await north.follow('Remove Creek')).text).not.toContain('Creek')
  })

  test('a week of winds gets a stand for each day', async () => {
    const page = await tool('wind-direction-stand-picker?wind=NW&stand=Oak+ladder*NW**&stand=Creek*S**')
    const week = await page.press('Pick My Stand', { 'Morning, today': 'S', 'Evening, today': 'NW' })
    expect(week.text).toMatch(/Your week.*S: Creek.*NW: Oak ladder/)
    const shared = 'stand=Oak+ladder*N.NW*S*east&stand=Creek*NW**&stand=Ridge*S**'
    const planned = await tool(`wind-direction-stand-picker?wind=NW&${shared}&d1=NW&d2=NW&d3=NW&d5=S`)
    const plan = planned.text.slice(planned.text.indexOf('Your week'))
    // An older address has one wind a day. No stand comes twice in a row if two fit.
    expect(plan).toMatch(/NW: Oak ladder.*NW: Creek.*NW: Oak ladder.*NW: Creek.*S: Ridge/)
    expect((await tool('wind-direction-stand-picker?wind=NW&d1=XX')).text).toContain('Choose one of the eight winds.')
  })

  test('a pasted forecast fills the week, without a single wind, and says what it left out', async () => {
    const page = await tool('wind-direction-stand-picker?stand=Oak+ladder*NW**&stand=Creek*S**')
    const read = await page.press('Pick My Stand', {
      'Paste a forecast':
        '.TODAY...Sunny. Northwest winds 5 to 10 mph, becoming south this afternoon.\n.TOMORROW...Cloudy.',
    })
    expect(read.text).toMatch(/Today: Oak ladder in the morning, Creek in the evening/)
    expect(read.text).toContain('(no direction in it)')
    expect(read.value('Morning, today')).toBe('NW')
    expect(read.value('Evening, today')).toBe('S')
    expect(read.text).not.toContain('Choose the direction the wind comes from.')
    const alone = await tool('wind-direction-stand-picker?wind=&m1=NW')
    expect(alone.text).toContain('Today: Sit southeast in the morning')
  })

  test('the checklist has own items, leaves some out, and a later stage ticks those before it', async () => {
    const list = await tool('hunting-checklist-generator?huntType=rifle')
    const own = await list.press('Add Item', { 'Add an item of your own': 'Dog whistle' })
    expect(own.text).toContain('Dog whistle')
    const done = await own.press('Update Progress')
    expect(done.url.searchParams.get('own')).toBe('Dog whistle')
    const stages = await tool('hunting-checklist-generator?huntType=rifle&done=zero&truck=light&have=map')
    expect(stages.text).toContain('2 of 30 items checked: 7 percent. At hand 3, in the truck 1.')
  })

  test('a state answers with its measured dates; one outside the region is said at its field', async () => {
    const mississippi = await (await tool('rut-activity-tracker')).press('Track the Rut', { State: 'Mississippi' })
    expect(mississippi.text).toContain(
      'Peak breeding in Mississippi: December 6 to February 28 by area (partly published 2008)',
    )
    expect(mississippi.text).toContain('By this rule, it is')
    expect(mississippi.value('South')).toBe(true)
    expect(mississippi.html).toMatch(/<a [^>]*>The Sun Herald/)
    const county = await mississippi.follow('Forrest County')
    expect(county.text).toContain('Peak breeding in Mississippi (Forrest County): January 11 to 24 (published 2008)')
    expect(county.value('Area of Mississippi')).toBe('ms-forrest')
    const [lines = ''] = /Every state’s date.*?<\/dl>/s.exec(county.html) ?? []
    expect(lines.match(/<dt/g)).toHaveLength(50)
    expect((await county.follow('Hawaii')).text).toContain('No whitetail rut in Hawaii')
    const refused = await (await tool('rut-activity-tracker')).press('Track the Rut', { State: 'Texas', North: true })
    expect(refused.value('State')).toBe('TX')
    expect(refused.text).toContain('Texas is in the South. Choose that region, or another state.')
  })

  test('a description is read as a hunter writes it, and one without a feature stays at its field', async () => {
    const words = 'A sadle between two knobs and an inside corner. No cedars, and they cut the oaks. The crick is low.'
    const page = await tool('stand-location-mapper')
    const mapped = await page.press('Map My Stands', { 'Describe your ground': words })
    expect(mapped.text).toContain('Start at the saddle')
    expect(mapped.text).toContain(
      'Read in your description: saddle (“sadle”), ridge (“knobs”), creek crossing (“crick”), inside corner (“inside corner”).',
    )
    expect(mapped.text).toMatch(/1\. Saddle.*2\. Inside corner.*3\. Creek crossing.*4\. Ridge/)
    expect(mapped.text).toContain('Read as not there: thicket (“cedars”), oak flat (“oaks”).')
    const refused = await page.press('Map My Stands', { 'Describe your ground': 'A nice quiet place' })
    expect(refused.text).toContain('We did not recognize a feature in your description.')
    expect(refused.value('Describe your ground')).toBe('A nice quiet place')
  })

  test('camera times are counted by the sun of a place', async () => {
    const times = '2026-11-14 06:42\n11/14/26 4:40 PM\nnoon\n14.11.2026 23:00'
    const counted = await (
      await tool('trail-cam-analyzer?state=VT')
    ).press('Show Activity', { 'Or a list of times': times })
    expect(counted.text).toContain('3 visits in 3 times')
    expect(counted.text).toContain('Line 3: noon')
    expect(counted.text).toContain('1 line left out')
    expect(counted.text).toMatch(/2 of 3 visits came in legal light\. Vermont: half an hour/)
  })

  test('the venison box is judged, its labels print, and what is wrong is said at its field', async () => {
    const typed = { Weight: '47.6 kg', 'Field-dressed': true, 'Whitetail deer': true, Professional: true }
    const page = await tool('venison-yield-calculator')
    const judged = await page.press('Calculate Yield', { ...typed, 'Meat that came back': '45 lb' })
    expect(judged.text).toContain('22 to 24 kg of boneless meat')
    expect(judged.text).toContain('47.6 kg (104.9 lb) field-dressed')
    expect(judged.text).toMatch(/Boneless 23 kg 22 to 24 kg 19 to 26 kg/)
    expect(judged.text).toContain('The site’s rule: about 30.0 kg of meat')
    expect(judged.text).toContain('Was I shorted? Low, but such carcasses exist')
    const inPounds = await judged.follow('US')
    expect(inPounds.text).toContain('48 to 53 lb of boneless meat')
    expect(inPounds.text).toContain('104.9 lb (47.6 kg) field-dressed')
    expect(inPounds.text).toContain('The site’s rule: about 66.1 lb of meat')
    // The form keeps the choice of units.
    expect((await inPounds.press('Calculate Yield', { Elk: true })).text).toMatch(/\d lb of boneless meat/)
    const labels = await judged.follow('Labels to print')
    expect(labels.text).toContain('30 labels for whitetail deer')
    expect(labels.text).toMatch(/Steaks.*Packed \w+ \d+, \d{4}.*Best within 8 to 12 months/)
    expect((await labels.follow('Back to the answer')).text).toContain('22 to 24 kg of boneless meat')
    const wrong = await page.press('Calculate Yield', {
      ...typed,
      Weight: '5001',
      'Meat that came back': 'a lot',
    })
    expect(wrong.text).toContain('5,000 lb (2,267 kg) or less')
    expect(wrong.value('Meat that came back')).toBe('a lot')
    // An address of the first edition means a live weight.
    const first = await tool('venison-yield-calculator?weight=150&deerType=whitetail&processing=professional')
    expect(first.text).toContain('50 to 58 lb of boneless meat')
    expect(first.text).toContain('The site’s rule: about 94.5 lb of meat')
  })

  test('the predictor puts the evidence first', async () => {
    const predicted = await (
      await tool('deer-movement-predictor?state=VT')
    ).press('Predict Movement', {
      Location: 'Ridge',
      Day: '2026-11-14',
      'Time of the sit': '06:15',
      'High that day': '38',
      'Usual high lately': '50',
      Pressure: '30.12',
      Overcast: true,
    })
    expect(predicted.text).toContain('6:15 AM is 30 min before sunrise.')
    expect(predicted.text).toContain('Sat, Nov 14: sit all day, 6:15 AM to 4:55 PM')
    expect(predicted.text).toContain('12 °F colder than the last few days.')
    expect(predicted.text).toContain('30.12 inHg is above the standard 29.92.')
    const metric = await predicted.follow('metric')
    for (const words of ['6.7 °C colder than the last few days.', '1020 hPa is above the standard 1013.', '7.4 km']) {
      expect(metric.text).toContain(words)
    }
    const at = (words: string) => predicted.text.indexOf(words)
    expect(at('Time of day')).toBeGreaterThan(-1)
    expect(at('Time of day')).toBeLessThan(at('Movement score'))
    expect(at('Movement score')).toBeLessThan(at('Best time, drawn at random'))
    // Today's evidence is there when the page opens, with its closed studies and no score.
    const opened = await tool('deer-movement-predictor')
    expect(opened.text).toContain('sit the first two hours of light and the last hour and a half')
    expect(opened.text).not.toContain('out of 100')
    expect(opened.text.match(/Weather and moon matter little/g)).toHaveLength(1)
    expect((await tool('deer-movement-predictor?location=Ridge&tempNow=warm&tempUsual=40')).text).toContain(
      'Enter the high that day',
    )
  })

  test('a call, a month of the moon and a state’s rules answer', async () => {
    const call = await (await tool('deer-call-recommender')).press('Recommend Calls', { 'Rut (November)': true })
    expect(call.text).toMatch(/grunt/i)
    expect(call.text).toContain('“fft, fft, fffffff” through the teeth')
    expect((await call.follow('Play Call')).text).toContain('Call playback is not available yet. How it sounds: ')
    expect((await call.follow('Technique Guide')).text).toContain('Technique guides are not available yet. In short: ')
    const december = await (await tool('moon-phase-calendar?month=2026-11')).follow('December 2026 →')
    expect(december.url.searchParams.get('month')).toBe('2026-12')
    expect((await tool('moon-phase-calendar?month=soon')).text).toContain('Enter a month from 1900-01 to 2100-12')
    const rules = await (await tool('license-regulation-finder')).press('Find Regulations', { State: 'Ohio' })
    expect(rules.text).toContain('Ohio')
  })

  test('the calendar shows the moon in the sky, the rule comes after it under its name, and a place has its nights', async () => {
    const { text, html } = await tool('moon-phase-calendar?month=2026-11&state=MT')
    const [days = ''] = /<table(?:(?!<table).)*day by day.*?<\/table>/s.exec(html) ?? []
    expect(days.match(/<td(?:(?!<\/td>).)*%/gs)).toHaveLength(30)
    expect(days).not.toMatch(/High|Medium|Low|Rule/)
    expect(text).toMatch(/By the eight-day rule.* 24 .*Waning Crescent: High movement/)
    expect(text).toMatch(/dark hours of each day.*100%.*none.*When each night is dark/)
    expect(text).toContain('All times: Mountain time.')
  })

  test('what only the browser can do is not offered without it', async () => {
    const log = await tool('log')
    expect(log.text).toContain('Log sheet')
    expect((await tool('my-map')).html).toMatch(/<noscript>.*The map needs JavaScript/s)
    expect((await tool('trail-cam-analyzer')).html).toContain('<noscript>')
  })
})
