import { expect, test } from 'vitest'
import { retiredAddress } from './retired-addresses'

test.each([
  ['http://www.dgif.virginia.gov/wildlife/', 'dgif.virginia.gov/'],
  ['https://WWW.PGC.pa.gov', 'pgc.pa.gov/'],
  ['https://www.nps.gov/grsm/naturescience/elk-facts.htm', 'nps.gov/*/naturescience/'],
  ['http://www.michigan.gov/dnr/0,4570,7-153-10363--,00.html', 'michigan.gov/dnr/0,4570'],
  // These are alive: another page of the host, the new address, an archived copy, a host whose name only ends alike.
  ['https://www.nps.gov/grsm/learn/nature/elk.htm', undefined],
  ['https://www.pa.gov/agencies/pgc', undefined],
  ['https://web.archive.org/web/2019/http://www.dgif.virginia.gov/wildlife/', undefined],
  ['https://mypgc.pa.gov/', undefined],
])('%s is at %s', (url, retired) => {
  expect(retiredAddress(url)).toBe(retired)
})
