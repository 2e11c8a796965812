import { encode } from 'uqr'

/** Scanners need a margin of so many modules. */
const quietZone = 4

export interface QrCode {
  size: number
  path: string
}

export function toModulePath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      runsOf(row).map(([x, width]) => `M${String(x)} ${String(y)}h${String(width)}v1h-${String(width)}z`),
    )
    .join('')
}

function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = []
  row.forEach((isDark, x) => {
    const last = runs.at(-1)
    if (!isDark) return
    if (last && last[0] + last[1] === x) last[1] += 1
    else runs.push([x, 1])
  })
  return runs
}

export function toQrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: quietZone })
  return { size, path: toModulePath(data) }
}
