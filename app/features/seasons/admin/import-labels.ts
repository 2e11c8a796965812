export type ImportValues = { csv: string }

export const importLabels = { csv: 'CSV' } as const satisfies Record<keyof ImportValues, string>
