/** Where an antler's branch lies in light and in shade, the light from the upper left, and where its tip is rubbed pale. */
import { stopsBetween, strip, type Edge } from '~/features/art/ribbon'
import { fading, type Branch } from './antler'

/** How far the light stands to the left of the way, -1 to 1. */
function lightOf({ spine }: Branch, part: number): number {
  const { dx, dy } = spine.at(part)
  return dy * -0.64 + dx * 0.77
}

/** Two strips, one along either edge: as the branch turns under the light one runs out and the other sets in. */
export function shadeOf(branch: Branch): string {
  const most = branch.kind === 'blade' ? 0.34 : 0.95
  return edgeStrips(branch, (part, side) => lightOf(branch, part) * side * most)
}

/** The lit edge of what is thick enough to have one. */
export function lightStripOf(branch: Branch): string {
  if (branch.kind === 'tine') return ''
  const most = branch.kind === 'blade' ? 0.16 : 0.5
  return edgeStrips(branch, (part, side) => lightOf(branch, part) * -side * most * (1 - part ** 4))
}

/** @param depthAt from the edge on that side, as a part of the half width; nothing when negative */
function edgeStrips(branch: Branch, depthAt: (part: number, side: number) => number): string {
  const from = branch.kind === 'tine' ? branch.inside * 1.2 : 0
  const stops = stopsBetween(from, 0.97, branch.kind === 'tine' ? 5 : 14)
  const settingIn = (part: number) => (from === 0 ? 1 : Math.min(1, (part - from) / 0.2))
  const depth = (part: number, side: number) =>
    Math.max(0, depthAt(part, side)) * clearOfForks(branch, part, side) * settingIn(part)
  return [1, -1]
    .filter((side) => stops.some((part) => depth(part, side) > 0.08))
    .map((side) => strip(branch, [(part) => side * (1 - depth(part, side)), () => side], stops))
    .join('')
}

/** 0 where a tine leaves on that side: no edge is there. */
function clearOfForks({ forks }: Branch, part: number, side: number): number {
  return forks
    .filter((fork) => fork.side === side)
    .reduce((rest, fork) => rest * (1 - fading((part - fork.part) / (fork.wide * 0.9))), 1)
}

/** Rubbed pale: from one side at first, then all of the point. */
export function tipOf(branch: Branch): string {
  if (branch.kind === 'blade') return ''
  const from = Math.max(0.45, 1 - 12 / branch.spine.length)
  const lit = lightOf(branch, 0.9) < 0 ? 1 : -1
  const edge: Edge = (part) => lit * (1 - 1.7 * Math.min(1, (part - from) / (1 - from)))
  return strip(branch, [() => lit, edge], stopsBetween(from, 1, 4))
}
