/**
 * The measures of the drawn males, in centimetres and degrees; an animal stands on height 0 and looks to the left.
 * Shoulder heights and lengths of head and body lie within the ranges that the sample guide gives for males
 * (db/seed/deer-types, with its sources there: plazi.org for the two Odocoileus, adfg.alaska.gov and nps.gov for moose,
 * caribou and elk, bestpracticeguides.org.uk for red deer, ttu.edu for fallow and sika). The other proportions
 * follow the side views of mounted and live animals: chest 42 to 48 hundredths of the shoulder height, hock at about 44,
 * head about a third.
 */
import type { DrawnSpecies } from '~/features/art/species.data'
import type { HeadShape } from './head-shapes.data'

export interface BodyMeasures {
  /** Height of the withers. */
  shoulder: number
  /** Height of the croup. */
  croup: number
  /** Height of the back where it is lowest. */
  back: number
  /** From the point of the breast to the buttock. */
  length: number
  /** Depth from the withers to the brisket. */
  chest: number
  /** How much higher than the brisket the belly ends at the flank. */
  tuck: number
  /** How far the breast swells forward and how far the withers rise to a hump. */
  hump: number
  neck: {
    /** From the withers to the poll. */
    length: number
    /** Degrees above the horizontal. */
    angle: number
    /** How far the front of the neck swells before the straight line from throat to breast: the rut. */
    swell: number
    /** How far the nape arches above the straight line; below zero it is hollow. */
    crest: number
  }
  head: {
    shape: HeadShape
    /** From the poll to the tip of the muzzle. */
    length: number
    /** Depth as a multiple of the shape's own. */
    depth: number
    /** Degrees by which the bridge of the nose falls below the horizontal. */
    fall: number
  }
  ear: { length: number; width: number; angle: number }
  tail: { length: number; width: number }
  leg: {
    /** Thickness of the cannon bones. */
    cannon: number
    /** Length of a hoof on the ground. */
    hoof: number
  }
}

export const bodies: Readonly<Record<DrawnSpecies, BodyMeasures>> = {
  'white-tailed-deer': {
    shoulder: 95,
    croup: 95,
    back: 91.5,
    length: 101,
    chest: 42,
    tuck: 6,
    hump: 0,
    neck: { length: 43, angle: 47, swell: 3, crest: 2.5 },
    head: { shape: 'whitetail', length: 32, depth: 1, fall: 40 },
    ear: { length: 16, width: 7.5, angle: 28 },
    tail: { length: 26, width: 10 },
    leg: { cannon: 3.6, hoof: 7.5 },
  },
  'mule-deer': {
    shoulder: 100,
    croup: 100,
    back: 96.5,
    length: 109,
    chest: 46,
    tuck: 5,
    hump: 0,
    neck: { length: 44, angle: 45, swell: 3.5, crest: 3 },
    head: { shape: 'whitetail', length: 32, depth: 1.05, fall: 40 },
    ear: { length: 27, width: 12, angle: 27 },
    tail: { length: 22, width: 4 },
    leg: { cannon: 4, hoof: 8 },
  },
  elk: {
    shoulder: 150,
    croup: 146,
    back: 142,
    length: 168,
    chest: 70,
    tuck: 10,
    hump: 0,
    neck: { length: 68, angle: 42, swell: 5, crest: 3 },
    head: { shape: 'red', length: 50, depth: 1.04, fall: 36 },
    ear: { length: 22, width: 9.5, angle: 20 },
    tail: { length: 12, width: 7 },
    leg: { cannon: 5.6, hoof: 12 },
  },
  moose: {
    shoulder: 200,
    croup: 182,
    back: 184,
    length: 206,
    chest: 86,
    tuck: 14,
    hump: 10,
    neck: { length: 70, angle: 17, swell: 6, crest: 4 },
    head: { shape: 'moose', length: 77, depth: 0.95, fall: 42 },
    ear: { length: 27, width: 12, angle: 25 },
    tail: { length: 9, width: 6 },
    leg: { cannon: 8, hoof: 16 },
  },
  caribou: {
    shoulder: 120,
    croup: 118,
    back: 115,
    length: 142,
    chest: 59,
    tuck: 4,
    hump: 0,
    neck: { length: 57, angle: 7, swell: 4, crest: 1 },
    head: { shape: 'caribou', length: 42, depth: 1, fall: 38 },
    ear: { length: 13, width: 7, angle: 12 },
    tail: { length: 13, width: 7 },
    leg: { cannon: 6.1, hoof: 14 },
  },
  'red-deer': {
    shoulder: 125,
    croup: 122,
    back: 119,
    length: 138,
    chest: 57,
    tuck: 8,
    hump: 0,
    neck: { length: 57, angle: 48, swell: 4, crest: 2 },
    head: { shape: 'red', length: 40, depth: 1, fall: 38 },
    ear: { length: 20, width: 8.5, angle: 22 },
    tail: { length: 16, width: 6 },
    leg: { cannon: 4.8, hoof: 10 },
  },
  'fallow-deer': {
    shoulder: 92,
    croup: 95,
    back: 90.5,
    length: 103,
    chest: 41,
    tuck: 6,
    hump: 0,
    neck: { length: 42, angle: 45, swell: 3, crest: 1.5 },
    head: { shape: 'fallow', length: 29, depth: 1, fall: 40 },
    ear: { length: 15, width: 7, angle: 18 },
    tail: { length: 25, width: 5.5 },
    leg: { cannon: 3.6, hoof: 7.5 },
  },
  'sika-deer': {
    shoulder: 85,
    croup: 87,
    back: 83,
    length: 92,
    chest: 40,
    tuck: 5,
    hump: 0,
    neck: { length: 36, angle: 46, swell: 4, crest: 2 },
    head: { shape: 'sika', length: 26, depth: 1.06, fall: 40 },
    ear: { length: 13, width: 7, angle: 30 },
    tail: { length: 15, width: 5 },
    leg: { cannon: 3.3, hoof: 7 },
  },
}
