/**
 * A whitetail doe's head from the front, 0,0 between the eyes, crown at -128, chin at 202, ears to 205 on each side; the
 * neck runs down to 430.
 */
import { clipped, curve, disc, fill, loop, mirrored, oval, place, stroke } from './pen'

const faceHalf =
  '0,-130 32,-124 56,-102 70,-70 80,-38 82,-12 74,14 62,46 53,84 46,116 48,138 44,162 34,182 18,194 0,198'
const neckHalf = '0,40! 52,60 60,130 70,200 92,280 128,350 190,420 230,460! 0,460!'

const earOuter = '42,-112 66,-152 112,-184 160,-200 208,-204! 200,-160 172,-122 130,-94 90,-78 64,-72'
const earInner = '74,-112 98,-144 138,-168 194,-192! 176,-150 146,-122 108,-102'

export function deerFace(id: string): string {
  return [neck(id), both(ear), face(id), both(eye), muzzle].join('')
}

/** The hair between the ears, which stands around the feet of antlers: over them. */
export const crownTuft = fill(
  loop('-40,-104 -38,-122 -28,-118 -22,-134 -12,-124 0,-138 12,-124 22,-134 28,-118 38,-122 40,-104 20,-88 -20,-88'),
  'coat-dark',
)

function both(half: string): string {
  return `${half}<g transform="scale(-1 1)">${half}</g>`
}

function neck(id: string): string {
  const outline = mirrored(neckHalf)
  return (
    fill(outline, 'coat-shade') +
    clipped(
      [
        fill(loop('-230,470! -190,420 -128,350 -92,280 -66,190 -40,180 -46,280 -70,360 -110,470!'), 'coat'),
        fill(loop('30,180 70,170 130,300 240,420 240,470! 120,470! 60,330'), 'coat-deep'),
        fill(mirrored('0,180! 38,184 46,214 40,252 22,284 0,298'), 'fur-white'),
        fill(loop('12,190! 38,184 46,214 40,252 22,284 6,292! 24,250'), 'fur-white-shade'),
      ].join(''),
      `${id}-neck`,
      outline,
    )
  )
}

const ear = [
  fill(loop(earOuter), 'coat-dark'),
  fill(loop('48,-108 72,-146 116,-174 200,-198! 190,-160 166,-126 128,-98 88,-84'), 'coat'),
  fill(loop(earInner), 'ear-inside'),
  fill(loop('84,-112 110,-134 150,-152 180,-178! 166,-146 142,-126 110,-108'), 'ear-deep'),
  ...['78,-108 106,-134 142,-160', '82,-106 116,-124 158,-148', '90,-102 124,-112 150,-124'].map((tuft) =>
    stroke(curve(tuft), 'fur-white', 3.5),
  ),
].join('')

function face(id: string): string {
  const outline = mirrored(faceHalf)
  return (
    fill(outline, 'coat') +
    clipped(
      [
        fill(loop('0,-140! 60,-130 100,-40 90,40 60,100 60,210 0,210! 22,150 30,80 44,20 40,-40 24,-90'), 'coat-shade'),
        fill(mirrored('0,-134 24,-126 36,-96 30,-56 22,-20 24,30 28,80 30,120 0,120'), 'coat-dark'),
        fill(loop('-70,30 -50,50 -42,90 -50,120 -70,120'), 'coat-light'),
        fill(mirrored('0,214! 30,214 60,190 60,152 44,148 36,160 18,169 0,172!'), 'fur-white'),
        fill(mirrored('6,121 22,115 40,110 60,110 60,127 44,132 26,127'), 'fur-white'),
        fill(loop('36,111 60,110 60,127 44,132'), 'fur-white-shade'),
      ].join(''),
      `${id}-face`,
      outline,
    )
  )
}

const eye = [
  fill(loop('45,-16 54,-36 70,-41 84,-30 86,-8 72,6 54,4'), 'eye-ring'),
  fill(loop('49,-15 57,-31 70,-35 82,-24 82,-8 70,-1 57,-3'), 'eye-rim'),
  fill(loop('55,-16 61,-27 70,-29 79,-20 78,-10 69,-5 60,-7'), 'eye'),
  disc(64, -22, 3.6, 'eye-light'),
  stroke(curve('48,-13 56,-31 70,-36 81,-26'), 'eye-rim', 4.5),
  stroke(curve('47,-6 40,8 37,22'), 'coat-deep', 4),
].join('')

const muzzle = [
  fill(mirrored('0,122 22,121 38,130 43,144 36,160 20,168 8,174 0,175'), 'nose'),
  fill(mirrored('0,127 18,126 30,132 16,136 0,136'), 'nose-light'),
  place(oval({ x: 0, y: 0, rx: 10, ry: 6 }, 'nostril'), { x: 26, y: 150, turn: -32 }),
  place(oval({ x: 0, y: 0, rx: 10, ry: 6 }, 'nostril'), { x: -26, y: 150, turn: 32 }),
  stroke(curve('0,160 0,180'), 'nostril', 3),
  stroke(curve('-25,186 -14,184 0,179! 14,184 25,186'), 'nostril', 3),
].join('')
