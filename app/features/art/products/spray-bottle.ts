/** A refillable trigger spray without a brand: clouded bottle half full, dip tube, ribbed collar, locking nozzle. */
import { box, disc, fill, oval, solid, stroke } from './markup'
import { groundShadow } from './shadow'

export function drawSprayBottle(): string {
  return [groundShadow([612, 800], [215, 34]), drawBottle(), drawCollar(), drawHead()].join('')
}

const bottle =
  'M556 338C552 376 482 384 466 446C458 480 470 520 470 560L460 764Q460 802 498 802L714 802Q752 802 752 764L742 560' +
  'C742 520 754 480 746 446C730 384 660 376 656 338Z'
const liquid = 'M440 500C520 512 690 512 780 500V820H440Z'
const tube = 'M606 340C606 500 616 640 640 772'

function drawBottle(): string {
  const surface = [
    fill('sage-shade', liquid, 0.55),
    fill('sage-lit', oval([606, 503], [138, 9]), 0.7),
    stroke('sage-deep', tube, { width: 15, opacity: 0.3 }),
    stroke('sage-lit', tube, { width: 7, opacity: 0.6 }),
    fill('sage-shade', 'M700 330C780 420 716 520 718 800H790V330Z', 0.75),
    fill('sage-deep', 'M734 330C790 440 736 520 742 800H790V330Z', 0.35),
    fill('sage-lit', 'M492 420C474 470 486 500 488 560L480 770H500L508 560C506 500 496 470 520 412Z', 0.95),
    fill('sage-deep', 'M440 786C540 796 690 796 780 784V820H440Z', 0.3),
  ]
  return solid('bottle', { outline: bottle, color: 'sage', edge: 'sage-deep', surface: surface.join('') }) + drawLabel()
}

/** A blank label with three lines of wind and a twig in them. */
function drawLabel(): string {
  const outline = box([496, 552], [220, 178], 10)
  const surface = [
    fill('linen-shade', 'M676 540H730V740H664Z', 0.55),
    fill('linen-lit', 'M490 540H540L526 740H490Z', 0.8),
    stroke('olive-shade', box([508, 564], [196, 154], 5), { width: 2.5 }),
    stroke('olive-shade', wind, { width: 6 }),
  ]
  return solid('label', { outline, color: 'linen', edge: 'linen-deep', surface: surface.join('') })
}

const wind =
  'M540 628H628C656 628 656 590 630 590C614 590 608 604 616 613M534 652H664C694 652 696 692 668 692C654 692 648 682 653 673' +
  'M550 676H610'

function drawCollar(): string {
  const ribs = [560, 571, 584, 598, 612, 626, 639, 649].map((x) => `M${String(x)} 290V342`).join('')
  const surface = [
    fill('iron-lit', 'M556 280H584V350H556Z', 0.7),
    fill('iron-deep', 'M632 280H670V350H632Z', 0.45),
    stroke('iron-deep', ribs, { width: 3, opacity: 0.7 }),
  ]
  return solid('collar', {
    outline: box([548, 288], [116, 56], 9),
    color: 'iron',
    edge: 'iron-deep',
    surface: surface.join(''),
  })
}

const head =
  'M474 150C520 138 600 130 650 132C704 136 736 164 740 208C742 236 728 250 704 252L660 256L654 290H560L552 250L474 236Z'
const trigger =
  'M486 234L552 246C554 276 540 308 516 338C504 354 490 372 476 380C464 384 458 372 464 360C478 334 486 300 480 266Z'
const nozzle = box([412, 148], [66, 92], 10)

function drawHead(): string {
  const shell = [
    fill('iron-lit', 'M474 150C560 132 690 120 726 176C690 156 580 158 474 176Z', 0.85),
    fill('iron-shade', 'M474 222L552 236L660 240C700 240 726 226 740 196V300H474Z'),
    stroke('iron-deep', 'M560 148C556 180 556 214 562 248M690 146C704 176 704 214 692 246', { width: 3, opacity: 0.6 }),
    stroke('iron-lit', 'M566 150C562 180 562 214 568 246', { width: 2, opacity: 0.6 }),
  ]
  const lever = [
    fill('iron-lit', 'M486 234L506 238C506 290 490 340 466 372L450 372C470 330 486 300 480 234Z', 0.8),
    fill('iron-shade', 'M530 240H560C556 290 520 340 480 390L470 384C510 340 530 290 530 240Z'),
  ]
  const front = [
    fill('orange-lit', box([412, 148], [66, 20])),
    fill('orange-shade', box([412, 214], [66, 30])),
    stroke('orange-deep', 'M432 158V230M446 158V230M460 158V230', { width: 4, opacity: 0.55 }),
  ]
  return [
    solid('trigger', { outline: trigger, color: 'iron', edge: 'iron-deep', surface: lever.join('') }),
    solid('head', { outline: head, color: 'iron', edge: 'iron-deep', surface: shell.join('') }),
    solid('nozzle', { outline: nozzle, color: 'orange', edge: 'orange-deep', surface: front.join('') }),
    solid('tip', { outline: box([396, 178], [18, 34], 5), color: 'orange-shade', edge: 'orange-deep' }),
    fill('orange-deep', disc([399, 195], 4)),
    /* The lock: a tab on the nozzle that turns. */
    solid('lock', { outline: 'M430 132H462L468 150H424Z', color: 'orange-lit', edge: 'orange-deep' }),
  ].join('')
}
