// The types cover what we use of packages that ship none.

declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2'
    keepFeatures?: readonly string[]
    variationAxes?: Readonly<Record<string, number | { min: number; max: number; default?: number }>>
  }
  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>
}

declare module 'eslint-plugin-jsx-a11y' {
  import type { Linter } from 'eslint'
  const plugin: { flatConfigs: { recommended: Linter.Config } }
  export default plugin
}

declare module 'd3-geo' {
  type Position = readonly [number, number]
  interface MultiPolygon {
    type: 'MultiPolygon'
    coordinates: readonly (readonly (readonly Position[])[])[]
  }
  export type Polygons = MultiPolygon | { type: 'Polygon'; coordinates: readonly (readonly Position[])[] }
  export interface GeoProjection {
    rotate(angles: [number, number]): GeoProjection
    fitExtent(extent: number[][], object: { type: 'MultiPoint'; coordinates: number[][] }): GeoProjection
    clipExtent(extent: number[][]): GeoProjection
  }
  interface GeoContext {
    moveTo(x: number, y: number): void
    lineTo(x: number, y: number): void
    closePath(): void
    arc(): void
    beginPath(): void
  }
  export function geoAzimuthalEqualArea(): GeoProjection
  export function geoEqualEarth(): GeoProjection
  interface GeoPath {
    (shape: Polygons): void
    area(shape: Polygons): number
    centroid(shape: Polygons): [number, number]
  }
  export function geoPath(projection: GeoProjection, context?: GeoContext): GeoPath
}

declare module 'topojson-client' {
  import type { Polygons } from 'd3-geo'
  export function feature(
    topology: unknown,
    object: unknown,
  ): { features: { id: string; geometry: Polygons; properties: { gu?: string } }[] }
}
