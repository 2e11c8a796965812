/** The regions are those of the U.S. Census Bureau, whose Northeast is called North here. */
export const regions = [
  { id: 'north', name: 'North' },
  { id: 'midwest', name: 'Midwest' },
  { id: 'south', name: 'South' },
  { id: 'west', name: 'West' },
] as const

type Region = (typeof regions)[number]

export const states = [
  { id: 'AL', name: 'Alabama', region: 'south' },
  { id: 'AK', name: 'Alaska', region: 'west' },
  { id: 'AZ', name: 'Arizona', region: 'west' },
  { id: 'AR', name: 'Arkansas', region: 'south' },
  { id: 'CA', name: 'California', region: 'west' },
  { id: 'CO', name: 'Colorado', region: 'west' },
  { id: 'CT', name: 'Connecticut', region: 'north' },
  { id: 'DE', name: 'Delaware', region: 'south' },
  { id: 'FL', name: 'Florida', region: 'south' },
  { id: 'GA', name: 'Georgia', region: 'south' },
  { id: 'HI', name: 'Hawaii', region: 'west' },
  { id: 'ID', name: 'Idaho', region: 'west' },
  { id: 'IL', name: 'Illinois', region: 'midwest' },
  { id: 'IN', name: 'Indiana', region: 'midwest' },
  { id: 'IA', name: 'Iowa', region: 'midwest' },
  { id: 'KS', name: 'Kansas', region: 'midwest' },
  { id: 'KY', name: 'Kentucky', region: 'south' },
  { id: 'LA', name: 'Louisiana', region: 'south' },
  { id: 'ME', name: 'Maine', region: 'north' },
  { id: 'MD', name: 'Maryland', region: 'south' },
  { id: 'MA', name: 'Massachusetts', region: 'north' },
  { id: 'MI', name: 'Michigan', region: 'midwest' },
  { id: 'MN', name: 'Minnesota', region: 'midwest' },
  { id: 'MS', name: 'Mississippi', region: 'south' },
  { id: 'MO', name: 'Missouri', region: 'midwest' },
  { id: 'MT', name: 'Montana', region: 'west' },
  { id: 'NE', name: 'Nebraska', region: 'midwest' },
  { id: 'NV', name: 'Nevada', region: 'west' },
  { id: 'NH', name: 'New Hampshire', region: 'north' },
  { id: 'NJ', name: 'New Jersey', region: 'north' },
  { id: 'NM', name: 'New Mexico', region: 'west' },
  { id: 'NY', name: 'New York', region: 'north' },
  { id: 'NC', name: 'North Carolina', region: 'south' },
  { id: 'ND', name: 'North Dakota', region: 'midwest' },
  { id: 'OH', name: 'Ohio', region: 'midwest' },
  { id: 'OK', name: 'Oklahoma', region: 'south' },
  { id: 'OR', name: 'Oregon', region: 'west' },
  { id: 'PA', name: 'Pennsylvania', region: 'north' },
  { id: 'RI', name: 'Rhode Island', region: 'north' },
  { id: 'SC', name: 'South Carolina', region: 'south' },
  { id: 'SD', name: 'South Dakota', region: 'midwest' },
  { id: 'TN', name: 'Tennessee', region: 'south' },
  { id: 'TX', name: 'Texas', region: 'south' },
  { id: 'UT', name: 'Utah', region: 'west' },
  { id: 'VT', name: 'Vermont', region: 'north' },
  { id: 'VA', name: 'Virginia', region: 'south' },
  { id: 'WA', name: 'Washington', region: 'west' },
  { id: 'WV', name: 'West Virginia', region: 'south' },
  { id: 'WI', name: 'Wisconsin', region: 'midwest' },
  { id: 'WY', name: 'Wyoming', region: 'west' },
] as const satisfies readonly { id: string; name: string; region: Region['id'] }[]

export type State = (typeof states)[number]

export type StateCode = State['id']

export const stateChoices = states.map(({ id, name }) => ({ value: id, label: name }))
