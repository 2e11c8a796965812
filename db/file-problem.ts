const words = new Map([
  ['EACCES', 'this user may not write there.'],
  ['EPERM', 'this user may not write there.'],
  ['EROFS', 'it is on a disk that can only be read.'],
  ['ENOSPC', 'the disk is full.'],
  ['EDQUOT', 'this user may not store more on that disk.'],
  ['ENOTDIR', 'a part of the path is a file, not a folder.'],
  ['EEXIST', 'a file is where a folder should be.'],
  ['ENOENT', 'it is not there.'],
  ['EISDIR', 'it is a folder, not a file.'],
  ['ELOOP', 'its symbolic links lead in a circle.'],
  ['EIO', 'the disk failed.'],
])

export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

export function fileProblem(error: unknown): string | undefined {
  return words.get(codeOf(error) ?? '')
}
