/**
 * A cellular trail camera from the front, a little from above: antenna, window with the infrared lights, lens, sensor
 * dome, latch, and the strap as it goes around a trunk that is not drawn.
 */
import { box, disc, fill, oval, polygon, solid, stroke } from './markup'
import { groundShadow } from './shadow'

export function drawTrailCamera(): string {
  return [
    groundShadow([606, 812], [270, 36]),
    drawStrapBehind(),
    drawStrapBefore(),
    drawAntenna(),
    drawHousing(),
    drawFace(),
  ].join('')
}

/** The band's upper edges as arcs of one ellipse about the trunk; the band is 70 deep. */
const far = 'M236 446C250 356 420 330 600 330S950 356 964 446'
const bandFar = `${far}V516C950 426 780 400 600 400S250 426 236 516Z`
const bandLeft = 'M236 446C240 480 330 520 432 530V600C330 590 240 552 236 516Z'
const bandRight = 'M964 446C960 480 870 520 768 530V600C870 590 960 552 964 516Z'

function drawStrapBehind(): string {
  return [
    solid('far', { outline: bandFar, color: 'iron-shade', edge: 'iron-deep' }),
    stroke('iron-deep', 'M240 462C260 372 420 346 600 346S940 372 960 462', {
      width: 3,
      dash: '9 6',
      opacity: 0.6,
      cap: 'butt',
    }),
  ].join('')
}

function drawStrapBefore(): string {
  const stitch = { width: 3, dash: '9 6', cap: 'butt' as const }
  const left = [
    fill('iron-lit', 'M230 440C240 480 300 500 350 510V590C290 576 236 556 230 516Z', 0.6),
    stroke('iron-lit', 'M240 468C262 500 340 530 440 544M240 528C262 552 340 574 440 586', stitch),
  ]
  const right = [
    fill('iron-shade', 'M970 440C964 480 900 506 850 518V600C930 576 966 556 970 516Z', 0.8),
    stroke('iron-lit', 'M960 468C938 500 860 530 760 544M960 528C938 552 860 574 760 586', stitch),
  ]
  return [
    solid('left', { outline: bandLeft, color: 'iron', edge: 'iron-deep', surface: left.join('') }),
    solid('right', { outline: bandRight, color: 'iron', edge: 'iron-deep', surface: right.join('') }),
    drawBuckle(),
  ].join('')
}

/** A cam buckle on the strap's left side, with the loose end through it. */
function drawBuckle(): string {
  const frame = polygon([
    [286, 484],
    [356, 508],
    [356, 604],
    [286, 580],
  ])
  const surface = fill('steel-lit', 'M286 484L356 508V522L286 498Z') + fill('steel-shade', 'M286 566L356 590V604H286Z')
  return [
    solid('tail', { outline: 'M300 574L340 588L336 690L318 706L298 684Z', color: 'iron', edge: 'iron-deep' }),
    solid('buckle', { outline: frame, color: 'steel', edge: 'steel-deep', surface }),
    fill('iron-shade', 'M304 512L338 524V580L304 568Z'),
    stroke('steel-deep', 'M304 512L338 524V580L304 568Z', { width: 2.5 }),
    stroke('steel', 'M296 536L348 554', { width: 10 }),
    stroke('steel-deep', 'M296 542L348 560', { width: 2 }),
  ].join('')
}

function drawAntenna(): string {
  const rod = 'M727 226L734 88Q735 74 744 74T754 88L757 226Z'
  const surface = fill('iron-lit', 'M727 226L734 80H741L738 226Z') + fill('iron-deep', 'M748 226V80H760V226Z', 0.5)
  return [
    solid('rod', { outline: rod, color: 'iron', edge: 'iron-deep', surface }),
    solid('knuckle', { outline: box([714, 192], [56, 34], 8), color: 'iron-shade', edge: 'iron-deep' }),
    stroke('iron-lit', 'M726 198V220M736 198V220M746 198V220', { width: 2.5, opacity: 0.7 }),
    solid('base', { outline: box([706, 222], [72, 30], 6), color: 'iron', edge: 'iron-deep' }),
  ].join('')
}

/** The rear half with the loop for a cable lock, seen past the door's right and lower side. */
function drawHousing(): string {
  const surface = fill('olive-deep', 'M440 780H800V830H440Z', 0.5) + fill('olive-deep', 'M790 230H830V820H790Z', 0.35)
  return [
    stroke('steel-deep', 'M560 806V826Q560 838 574 838H634Q648 838 648 826V806', { width: 16 }),
    stroke('steel', 'M560 806V826Q560 838 574 838H634Q648 838 648 826V806', { width: 10 }),
    solid('housing', { outline: box([420, 240], [384, 574], 46), color: 'olive-shade', edge: 'olive-deep', surface }),
    solid('latch', { outline: box([778, 648], [44, 84], 10), color: 'iron', edge: 'iron-deep' }),
    stroke('iron-lit', 'M788 666H812M788 678H812M788 690H812', { width: 3 }),
  ].join('')
}

const door = box([408, 230], [372, 570], 44)

/** Branches and leaves in two tones, as such cases are printed. */
const bark = [
  'M430 240C444 330 418 400 446 480C460 540 430 640 452 800H416V230Z',
  'M496 800C484 740 520 716 512 650C510 624 500 608 488 594C518 606 534 632 536 668C540 730 518 760 530 800Z',
  'M696 800C686 730 712 690 700 640C692 604 706 566 690 520C684 498 676 484 668 470C700 488 716 520 722 556C726 540 738 526 752 520C738 548 732 570 734 600C740 680 722 720 738 800Z',
  'M752 230C740 300 766 360 750 420C744 462 764 520 790 600V230Z',
].join('')
const leaves =
  'M470 640C490 622 512 640 508 664C490 672 474 662 470 640ZM670 700C690 690 706 706 700 728C682 730 668 718 670 700Z' +
  'M560 748C580 736 598 752 592 772C574 776 558 766 560 748Z'

function drawFace(): string {
  const surface = [
    fill('olive-shade', bark, 0.75),
    fill('coyote', leaves, 0.75),
    stroke('olive-lit', 'M438 420C428 520 470 600 446 760M716 600C712 660 732 710 718 790', { width: 4, opacity: 0.6 }),
    fill('olive-deep', 'M408 768C520 780 680 780 790 762V810H408Z', 0.3),
    stroke('olive-lit', 'M416 760V276Q416 238 454 238H740', { width: 7, opacity: 0.85 }),
  ]
  return [
    solid('door', { outline: door, color: 'olive', edge: 'olive-deep', surface: surface.join('') }),
    drawLights(),
    drawLens(),
    drawSensor(),
  ].join('')
}

function drawLights(): string {
  const places = Array.from(
    { length: 32 },
    (_, index) => [476 + (index % 8) * 34, 288 + Math.floor(index / 8) * 30] as const,
  )
  const lights = places.map(([x, y]) => disc([x, y], 9)).join('')
  const glints = places.map(([x, y]) => disc([x - 3, y - 3], 2.6)).join('')
  const surface = [
    fill('amber-deep', lights),
    stroke('iron-lit', lights, { width: 1.6, opacity: 0.7 }),
    fill('amber-lit', glints, 0.9),
    fill('steel-lit', 'M440 250H560L480 420H440Z', 0.12),
  ]
  return solid('lights', {
    outline: box([448, 262], [292, 142], 20),
    color: 'iron-deep',
    edge: 'olive-deep',
    surface: surface.join(''),
  })
}

function drawLens(): string {
  const center = [594, 506] as const
  return [
    solid('ring', {
      outline: disc(center, 80),
      color: 'iron',
      edge: 'iron-deep',
      surface: fill('iron-lit', disc([588, 498], 78), 0.5),
    }),
    fill('iron-shade', disc(center, 66)),
    solid('lens', {
      outline: disc(center, 52),
      color: 'glass-deep',
      edge: 'iron-deep',
      surface: [
        fill('glass-shade', disc([600, 514], 42)),
        fill('glass', disc([606, 520], 24)),
        fill('glass-deep', disc([596, 508], 15)),
        fill('glass-lit', 'M556 492C560 474 576 462 594 462C580 470 570 482 566 496Z', 0.95),
        fill('steel-lit', disc([614, 530], 5), 0.9),
      ].join(''),
    }),
  ].join('')
}

/** The milky lens of the motion sensor, cut in facets. */
function drawSensor(): string {
  const surface = [
    fill('linen-lit', oval([578, 640], [46, 40])),
    fill('linen-shade', 'M640 600H680V740H560C620 730 650 690 640 600Z', 0.8),
    stroke('linen-deep', 'M562 614V712M594 606V720M626 614V712M530 642H660M530 684H660', { width: 2.5, opacity: 0.55 }),
  ]
  return [
    fill('olive-deep', box([528, 604], [132, 118], 34), 0.6),
    solid('sensor', {
      outline: box([536, 612], [116, 102], 30),
      color: 'linen',
      edge: 'olive-deep',
      surface: surface.join(''),
    }),
    solid('status', { outline: disc([496, 752], 7), color: 'orange', edge: 'olive-deep' }),
  ].join('')
}
