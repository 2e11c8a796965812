import { expect, openForm, test } from './fixtures'

const path = '/hunting-tools/deer-call-recommender'

test('the timer counts the sounds and the wait, without a network', async ({ page, context, allowedConsole }) => {
  allowedConsole.push(/favicon/)
  await page.clock.install()
  const beeps: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'debug') beeps.push(message.text())
  })
  await page.addInitScript(() => {
    OscillatorNode.prototype.start = () => {
      console.debug(document.querySelector('#timer [role=status]')?.textContent)
    }
    OscillatorNode.prototype.stop = () => undefined
    Object.defineProperty(navigator, 'vibrate', {
      value: (milliseconds: number) => {
        document.documentElement.dataset.vibrated = `${document.documentElement.dataset.vibrated ?? ''}${String(milliseconds)} `
        return true
      },
    })
  })
  await page.goto(`${path}?phase=rut`, { waitUntil: 'networkidle' })
  await context.setOffline(true)
  const timer = page.getByRole('region', { name: 'Call timer' })
  await timer.getByLabel('Call', { exact: true }).selectOption('Tending grunt')
  await expect(timer).toContainText('6 grunts of half a second, half a second apart. Then wait 20 minutes.')
  await timer.getByLabel('Beep at each sound').check()
  // Time passes by runFor alone, so that a busy machine skips no sound.
  await page.clock.pauseAt(Date.now() + 60_000)
  await timer.getByRole('button', { name: 'Start Timer' }).click()
  await expect(timer.getByRole('status').first()).toHaveText('grunt, 1 of 6')
  await page.clock.runFor(5200)
  await expect(timer.getByRole('status').first()).toHaveText('grunt, 6 of 6')
  await page.clock.runFor(10_000)
  await expect(timer.getByRole('status').first()).toHaveText('Wait, round 1')
  const grunts = [1, 2, 3, 4, 5, 6].map((grunt) => `grunt, ${String(grunt)} of 6`)
  expect(beeps).toEqual(grunts)
  await expect(timer).toContainText(/19:5\d/)
  await page.clock.runFor(20 * 60_000)
  await expect(timer.getByRole('status').first()).toHaveText('Wait, round 2')
  expect(beeps).toEqual([...grunts, ...grunts])
  // Only a vibration is of use in a silent sit, so it comes with and without sound.
  await expect(page.locator('html')).toHaveAttribute('data-vibrated', '300 '.repeat(12))
  await timer.getByRole('button', { name: 'Stop Timer' }).click()
  await expect(timer.getByText('Wait, round 2')).toHaveCount(0)
})

test('a state that is known gives the phase at once, and the phase can be changed', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-27T15:00:00Z'))
  await page.goto(path)
  await expect(page.locator('#result')).toHaveCount(0)
  await page.evaluate(() => {
    localStorage.setItem('stagwise-state', 'OH')
  })
  await page.reload()
  await expect(page.locator('#result-title')).toHaveText('Calls for the post-rut')
  await expect(page.locator('#result-summary')).toContainText('By Ohio’s dates, November 27 is post-rut.')
  await openForm(page)
  await expect(page.getByRole('radio', { name: 'By the state’s dates' })).toBeChecked()
  await page.getByRole('radio', { name: 'Rut (November)', exact: true }).check()
  await page.getByRole('button', { name: 'Recommend Calls' }).click()
  await expect(page.locator('#result-title')).toHaveText('Calls for the rut')
  await expect(page.getByRole('link', { name: /^Play Call/ })).toHaveCount(1)
})
