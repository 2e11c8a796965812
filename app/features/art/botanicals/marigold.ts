/** French marigold, Tagetes patula: layered heads from the front and from the side, a bud, and pinnate toothed leaves. */
import type { Drawing } from '~/features/art/drawing'
import { seededRandom } from '~/lib/seeded-random'
import { bud, frontHead, sideHead } from './marigold-head'
import { pinnate } from './pinnate-leaf'
import { plateColors, plateSize } from './plate.data'

export function marigold(): Drawing {
  const next = seededRandom('marigold')
  const stems = [
    'M596 690C600 590 560 470 520 300',
    'M590 600C640 540 760 520 806 372',
    'M584 540C540 500 420 480 372 420',
  ]
  return {
    title: 'French marigold: flower heads, bud and leaves',
    ...plateSize,
    body: [
      `<path fill="var(--paper)" d="M0 0h1200v675H0z"/>`,
      `<g fill="none" stroke-linecap="round"><path stroke="var(--stem-shade)" stroke-width="10" d="${stems.join('')}"/><path stroke="var(--stem)" stroke-width="6" d="${stems.join('')}"/></g>`,
      pinnate({ from: [594, 640], bend: [450, 640], to: [330, 560] }),
      pinnate({ from: [596, 650], bend: [740, 660], to: [872, 590] }),
      pinnate({ from: [568, 480], bend: [650, 420], to: [690, 330] }),
      pinnate({ from: [700, 530], bend: [840, 520], to: [960, 470] }),
      pinnate({ from: [470, 482], bend: [380, 540], to: [250, 520] }),
      bud({ x: 372, y: 420 }),
      sideHead({ x: 806, y: 372, size: 118 }, next),
      frontHead({ x: 520, y: 218, size: 168 }, next),
    ].join(''),
    colors: {
      ...plateColors,
      petal: ['#dd7a1c', '#e0822a'],
      'petal-lit': ['#f0a23a', '#f0a743'],
      'petal-deep': ['#b9540f', '#bd5c18'],
      'petal-blood': ['#7c2a12', '#83321a'],
      heart: ['#f3bd4e', '#f3c25c'],
    },
  }
}
