/** What deer eat, plant by plant, each around the point that it grows from or hangs by. */
import { clipped, curve, fill, limb, loop, mirrored, oval, place, stroke } from './pen'

const leafletLine = '0,0! 10,-14 30,-44 36,-74 24,-92 6,-94 0,-90'

/** White clover (Trifolium repens): three leaflets, each with its pale chevron; about 190 across. */
export function cloverLeaf(): string {
  return [0, 122, -122]
    .map((turn) =>
      place(
        [
          fill(mirrored(leafletLine), 'clover'),
          fill(loop(`${leafletLine}! 0,0!`), 'clover-shade'),
          stroke(curve('-24,-42 -12,-54 0,-62! 12,-54 24,-42'), 'clover-mark', 5),
          stroke(curve('0,-4 0,-84'), 'clover-mark', 1.6),
        ].join(''),
        { x: 0, y: 0, turn },
      ),
    )
    .join('')
}

/** Florets in rows, the lowest nodding; about 90 across. */
export function cloverHead(): string {
  const rows: [y: number, reach: number, count: number][] = [
    [26, 30, 5],
    [12, 40, 7],
    [-4, 42, 7],
    [-20, 34, 6],
    [-34, 20, 4],
  ]
  const florets = rows.flatMap(([y, reach, count], row) =>
    Array.from({ length: count }, (_, index) => {
      const x = -reach + (2 * reach * index) / (count - 1)
      const tone = row === 0 ? 'floret-low' : (index + row) % 2 === 0 ? 'floret' : 'floret-shade'
      return place(fill(loop('0,10! -7,-2 -5,-14 0,-20! 5,-14 7,-2'), tone), { x, y, turn: x * 1.3 })
    }),
  )
  return oval({ x: 0, y: 0, rx: 38, ry: 36 }, 'floret-shade') + florets.join('')
}

const beanLeaflet = '0,0! 26,-14 46,-44 44,-80 24,-116 0,-146!'

/** Soybean (Glycine max): three pointed leaflets on one stalk, 0,0 is where they meet. */
export function beanLeaf(): string {
  return [-78, 78, 0]
    .map((turn) =>
      place(
        [
          fill(mirrored(beanLeaflet), 'bean'),
          fill(loop(`${beanLeaflet} 0,0!`), 'bean-shade'),
          ...['0,-22 18,-40 34,-48', '0,-50 18,-72 36,-82', '0,-80 14,-100 26,-110'].map((vein) =>
            stroke(curve(vein) + curve(vein.replaceAll(/ (\d)/g, ' -$1')), 'bean-vein', 1.8),
          ),
          stroke(curve('0,0 0,-138'), 'bean-vein', 2.6),
        ].join(''),
        { x: 0, y: 0, turn },
      ),
    )
    .join('')
}

/** A pod hanging from 0,0, with the swellings of three beans. */
export function beanPod(): string {
  const pod = loop('0,0! 14,10 13,26 18,40 14,56 17,72 10,90 2,106! -4,90 -8,72 -4,56 -9,40 -6,26 -8,10')
  return [fill(pod, 'pod'), fill(loop('2,0! 14,10 13,26 18,40 14,56 17,72 10,90 2,106! 6,74 6,40'), 'pod-shade')].join(
    '',
  )
}

/** An apple from the side, 100 across, its stalk upwards from 0,0. */
export function apple(id: string): string {
  const skin = loop('0,8 -14,0 -34,2 -50,22 -50,54 -34,86 -14,96 0,92 14,96 34,86 50,54 50,22 34,2 14,0')
  return [
    fill(skin, 'apple'),
    clipped(
      fill(loop('18,-10 30,40 10,100 70,110 70,-10'), 'apple-shade') +
        fill(loop('-40,26 -40,52 -32,66 -30,44 -28,22'), 'apple-light'),
      id,
      skin,
    ),
    fill(loop('-16,6 0,14 16,6 0,8'), 'apple-shade'),
    stroke(curve('0,10 2,-8 10,-22'), 'leaf-stalk', 5),
    fill(loop('6,-10! 22,-28 46,-26! 34,-8'), 'clover-shade'),
  ].join('')
}

/** Maple twigs in winter from 0,0 upwards, buds in pairs; the one on the left is bitten off, and the end is torn. */
export function winterTwig(): string {
  return [
    fill(limb('0,0,17 -4,-120,13 6,-240,10 2,-380,5'), 'twig'),
    fill(limb('-3,-100,10 -44,-160,8 -62,-216,8'), 'twig'),
    fill('M-67,-214L-72,-232L-66,-226L-62,-242L-60,-226L-54,-231L-58,-214Z', 'twig-torn'),
    fill(limb('2,-170,9 44,-226,7 62,-310,4'), 'twig'),
    fill(limb('4,-262,7 -28,-312,5 -36,-366,3'), 'twig'),
    ...[
      [2, -386, 0],
      [63, -318, 12],
      [-37, -374, -8],
    ].map(([x = 0, y = 0, turn = 0]) => place(bud, { x, y, turn, scale: 1.4 })),
    ...[
      [-10, -56, -42],
      [12, -56, 42],
      [-30, -152, -70],
      [36, -232, -40],
      [58, -262, 55],
      [-6, -312, -36],
      [16, -316, 38],
      [-34, -338, -60],
      [-22, -318, 55],
    ].map(([x = 0, y = 0, turn = 0]) => place(bud, { x, y, turn })),
  ].join('')
}

const bud = fill(loop('0,-17! 5,-7 4,3 -4,3 -5,-7'), 'bud')
