export type ImportValues = { csv: string; dates: string }

export const importLabels = {
  csv: 'CSV',
  dates: 'Dates such as 9/10/2026',
} as const satisfies Record<keyof ImportValues, string>

export const dateChoices = [
  { value: 'month first', label: 'Month first: September 10' },
  { value: 'day first', label: 'Day first: October 9' },
] as const
