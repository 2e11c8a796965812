interface Wrong {
  error?: string | undefined
  errorFiles?: readonly string[] | undefined
}

export function pictureFieldError({ error, errorFiles = [] }: Wrong): string | undefined {
  const faults = [...(error === undefined ? [] : [error]), ...errorFiles]
  if (faults.length === 0) return undefined
  return faults.map((fault) => (/[.!?]$/.test(fault) || faults.length === 1 ? fault : `${fault}.`)).join(' ')
}
