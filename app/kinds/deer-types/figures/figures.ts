import { artPath } from '~/paths'
import { figureCaptions } from './figures.data'

export type FigureKind = keyof typeof figureCaptions

const figureKinds = ['families', 'coats'] as const satisfies readonly FigureKind[]

export const figures: Readonly<Record<FigureKind, { title: string; width: number; height: number; scale: string }>> = {
  families: {
    title: 'Male, female and young',
    width: 1200,
    height: 620,
    scale: 'Drawn to one scale, marked every 50 cm (20 in). Typical proportions; individuals vary.',
  },
  coats: {
    title: 'Coats of the year',
    width: 1200,
    height: 620,
    scale: 'The scale is marked every 50 cm (20 in).',
  },
}

export function findCaption(kind: FigureKind, slug: string): string | undefined {
  return new Map<string, string>(Object.entries(figureCaptions[kind])).get(slug)
}

/** Returns the addresses of the drawings that a species has. */
export function figurePaths(slug: string): string[] {
  return figureKinds.filter((kind) => findCaption(kind, slug) !== undefined).map((kind) => artPath(kind, slug))
}
