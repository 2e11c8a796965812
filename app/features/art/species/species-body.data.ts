/**
 * The measures of the drawn males, in centimetres and degrees; an animal stands on height 0 and looks to the left.
 * The heights at the shoulder (a moose's with the hump) are those of males in the sample guide (db/seed/deer-types, where
 * the sources are linked): Handbook of the Mammals of the World, at Plazi, for white-tailed deer, mule deer and caribou;
 * U.S. National Park Service for elk (Great Smoky Mountains) and moose (Denali); Wild Deer Association of Ireland and
 * Queensland Government for red deer; The Mammals of Texas for fallow and sika. No source gives the other measures: they
 * are proportioned to that height, the chest 42 to 49 hundredths of it, the hock at about 44, the head a third and more.
 */
import type { DrawnSpecies } from '~/features/art/species.data'
import type { HeadShape } from './head-shapes.data'

export interface BodyMeasures {
  /** Where the straight nape meets the back: `neck.fill` raises the withers a little, a `hump` the moose's. */
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
    /** How far muscle fills the corner between nape and back; the withers stand out the more. */
    fill: number
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
    /** Size of the dewclaws, as a multiple of the cannon's thickness. */
    dewclaw: number
  }
}

export const bodies: Readonly<Record<DrawnSpecies, BodyMeasures>> = {
  'white-tailed-deer': {
    shoulder: 95,
    croup: 94,
    back: 92,
    length: 101,
    chest: 42,
    tuck: 6,
    hump: 0,
    neck: { length: 43, angle: 47, swell: 3, crest: 2.5, fill: 4.2 },
    head: { shape: 'whitetail', length: 32, depth: 1, fall: 40 },
    ear: { length: 19, width: 8.8, angle: 45 },
    tail: { length: 26, width: 10 },
    leg: { cannon: 3.6, hoof: 7.5, dewclaw: 0.67 },
  },
  'mule-deer': {
    shoulder: 100,
    croup: 99,
    back: 97,
    length: 109,
    chest: 46,
    tuck: 5,
    hump: 0,
    neck: { length: 44, angle: 51, swell: 3.5, crest: 3, fill: 4.4 },
    head: { shape: 'whitetail', length: 32, depth: 1.05, fall: 40 },
    ear: { length: 27, width: 12, angle: 27 },
    tail: { length: 21, width: 4.6 },
    leg: { cannon: 4, hoof: 8, dewclaw: 0.67 },
  },
  elk: {
    shoulder: 148,
    croup: 145.5,
    back: 143,
    length: 168,
    chest: 70,
    tuck: 10,
    hump: 0,
    neck: { length: 68, angle: 42, swell: 8, crest: 4.5, fill: 8 },
    head: { shape: 'red', length: 50, depth: 1.04, fall: 36 },
    ear: { length: 22, width: 9.5, angle: 37 },
    tail: { length: 12, width: 7 },
    leg: { cannon: 5.6, hoof: 12, dewclaw: 0.67 },
  },
  moose: {
    shoulder: 183,
    croup: 170,
    back: 174,
    length: 199,
    chest: 80,
    tuck: 14,
    hump: 16,
    neck: { length: 70, angle: -10, swell: 6, crest: 1, fill: 0 },
    head: { shape: 'moose', length: 77, depth: 0.95, fall: 42 },
    ear: { length: 27, width: 11.5, angle: 12 },
    tail: { length: 9, width: 6 },
    leg: { cannon: 8, hoof: 16, dewclaw: 0.67 },
  },
  caribou: {
    shoulder: 120,
    croup: 118,
    back: 115,
    length: 142,
    chest: 59,
    tuck: 4,
    hump: 0,
    neck: { length: 57, angle: 7, swell: 4, crest: 1, fill: 0 },
    head: { shape: 'caribou', length: 42, depth: 1, fall: 38 },
    ear: { length: 13, width: 7, angle: 29 },
    tail: { length: 13, width: 7 },
    leg: { cannon: 6.1, hoof: 14, dewclaw: 1 },
  },
  'red-deer': {
    shoulder: 118,
    croup: 116,
    back: 114.5,
    length: 134,
    chest: 54,
    tuck: 8,
    hump: 0,
    neck: { length: 57, angle: 48, swell: 4, crest: 2, fill: 5.2 },
    head: { shape: 'red', length: 40, depth: 1, fall: 38 },
    ear: { length: 20, width: 8.5, angle: 39 },
    tail: { length: 16, width: 6 },
    leg: { cannon: 4.8, hoof: 10, dewclaw: 0.67 },
  },
  'fallow-deer': {
    shoulder: 92,
    croup: 94,
    back: 90.5,
    length: 103,
    chest: 41,
    tuck: 6,
    hump: 0,
    neck: { length: 42, angle: 45, swell: 3, crest: 1.5, fill: 4 },
    head: { shape: 'fallow', length: 29, depth: 1, fall: 40 },
    ear: { length: 15, width: 7, angle: 35 },
    tail: { length: 25, width: 5.5 },
    leg: { cannon: 3.6, hoof: 7.5, dewclaw: 0.67 },
  },
  'sika-deer': {
    shoulder: 85,
    croup: 86.5,
    back: 83,
    length: 92,
    chest: 40,
    tuck: 5,
    hump: 0,
    neck: { length: 36, angle: 38, swell: 4, crest: 2, fill: 3.7 },
    head: { shape: 'sika', length: 26, depth: 1.06, fall: 40 },
    ear: { length: 16.2, width: 10, angle: 47 },
    tail: { length: 15, width: 5 },
    leg: { cannon: 3.3, hoof: 7, dewclaw: 0.67 },
  },
}
