/** Versions as the lockfile has them: `x.y.z`, or a pre-release `x.y.z-something` of it. Build marks (`+…`) are not read. */

const written = /^(\d+)\.(\d+)\.(\d+)(-[0-9A-Za-z.-]+)?$/

interface Version {
  numbers: readonly [number, number, number]
  isPreRelease: boolean
}

/** @throws Error for anything that is no version */
function parseVersion(version: string): Version {
  const [, major, minor, patch, preRelease] = written.exec(version) ?? []
  if (major === undefined || minor === undefined || patch === undefined) throw new Error(`No version: ${version}`)
  return { numbers: [Number(major), Number(minor), Number(patch)], isPreRelease: preRelease !== undefined }
}

/** Below, equal or above, as a sort takes it. A pre-release is below its release; two of one release are equal. */
export function compareVersions(left: string, right: string): number {
  const [a, b] = [parseVersion(left), parseVersion(right)]
  const apart = a.numbers
    .map((number, index) => number - (b.numbers[index] ?? 0))
    .find((difference) => difference !== 0)
  return apart ?? Number(b.isPreRelease) - Number(a.isPreRelease)
}

/** The versions that a fix can reach without a breaking change: those of a major, and before 1.0 those of a minor. */
function lineOf(version: string): string {
  const [major, minor] = parseVersion(version).numbers
  return major === 0 ? `0.${String(minor)}` : String(major)
}

/**
 * Whether a version is at or above the floor of its own line, or of a newer line than all that have one. A line without
 * a floor below the newest has got no fix.
 */
export function holdsFloor(version: string, floors: readonly string[]): boolean {
  const own = floors.find((floor) => lineOf(floor) === lineOf(version))
  if (own !== undefined) return compareVersions(version, own) >= 0
  return floors.every((floor) => compareVersions(version, floor) > 0)
}

/** What is wrong with the floors of a row: one for each line, the oldest line first, releases only. */
export function faultOfFloors(floors: readonly string[]): string | undefined {
  if (floors.length === 0) return 'no floor'
  if (floors.some((floor) => parseVersion(floor).isPreRelease)) return 'a floor is a pre-release'
  if (new Set(floors.map(lineOf)).size < floors.length) return 'two floors of one line'
  const isSorted = floors.every((floor, index) => index === 0 || compareVersions(floors[index - 1] ?? floor, floor) < 0)
  return isSorted ? undefined : 'the floors are not sorted'
}
