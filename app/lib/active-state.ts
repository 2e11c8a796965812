export const activeStates = ['active', 'inactive'] as const
export type ActiveState = (typeof activeStates)[number]

export const activeStateLabels = [
  { id: 'active', label: 'Active' },
  { id: 'inactive', label: 'Inactive' },
] as const
