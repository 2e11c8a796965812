/**
 * One buck's head five times from the front: buds in spring, forks and full antlers in velvet, hard antlers in fall, and
 * the bare pedicles of winter with a shed antler in the snow.
 */
import type { Drawing } from '~/features/art/drawing'
import { crownTuft, deerFace } from './deer-face'
import { box, clipped, fill, loop, oval, place } from './pen'
import { plate } from './plate'
import { hardRack, shedAntler, velvetRack } from './racks'

const column = 240

export function antlerGrowth(): Drawing {
  return plate('The antlers of one buck from spring to winter', [
    ...stages.map(({ sky, ground, rack }, index) =>
      place(stage(sky, ground, rack, index), { x: index * column, y: 0 }),
    ),
    shed,
  ])
}

const pedicles = [-3.4, 3.4]
  .map((x) => oval({ x, y: 0.6, rx: 2.9, ry: 2.5 }, 'coat-deep') + oval({ x, y: -0.2, rx: 2.4, ry: 1.7 }, 'pedicle'))
  .join('')

const stages = [
  { sky: 'spring', ground: 'spring-ground', rack: velvetRack('budding') },
  { sky: 'june', ground: 'june-ground', rack: velvetRack('forking') },
  { sky: 'summer', ground: 'summer-ground', rack: velvetRack('full') },
  { sky: 'fall', ground: 'fall-ground', rack: hardRack('white-tailed-deer') },
  { sky: 'winter', ground: 'snow', rack: pedicles },
]

function stage(sky: string, ground: string, rack: string, index: number): string {
  const id = `stage-${String(index)}`
  return clipped(
    [
      box({ x: 0, y: 0, width: column + 1, height: 675 }, sky),
      place(deerFace(id), { x: 120, y: 366, scale: 0.57 }),
      place(rack, { x: 120, y: 300, scale: 4.6 }),
      index < 4 ? place(crownTuft, { x: 120, y: 366, scale: 0.57 }) : '',
      fill(loop('-10,584! 60,568 150,576 250,564! 250,690! -10,690!'), ground),
    ].join(''),
    `${id}-column`,
    `M0,0H${String(column + 1)}V675H0Z`,
  )
}

const shed = [
  oval({ x: 1096, y: 655, rx: 68, ry: 6 }, 'snow-blue'),
  place(shedAntler(), { x: 1140, y: 648, turn: -52, scale: 2.2 }),
].join('')
