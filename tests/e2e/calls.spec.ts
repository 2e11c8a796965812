/** The call timer. */
import { expect, test } from './fixtures'

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
  await timer.getByRole('button', { name: 'Stop Timer' }).click()
  await expect(timer.getByText('Wait, round 2')).toHaveCount(0)
})
