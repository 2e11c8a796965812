import type { Picture } from './dated-pictures'

export interface RefusedFile {
  name: string
  reason: string
}

/** A job ends with a `done`, which tells whether it was stopped before its end. */
export type LabRequest =
  { kind: 'read'; job: number; files: readonly File[] } | CleanRequest | { kind: 'stop'; job: number }

export interface CleanRequest {
  kind: 'clean'
  job: number
  files: readonly NamedFile[]
  asZip: boolean
}

export interface NamedFile {
  file: File
  name: string
}

export type LabReply =
  | { kind: 'read'; job: number; count: number; pictures: readonly Picture[]; refused: readonly RefusedFile[] }
  | { kind: 'cleaned'; job: number; count: number }
  | { kind: 'file'; job: number; blob: Blob; copies: number; refused: readonly RefusedFile[] }
  | { kind: 'done'; job: number; isWhole: boolean }
