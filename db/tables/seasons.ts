/** Hunting seasons as the operator read them at a source. See app/kinds/seasons. */
import type { Generated, Selectable } from 'kysely'
import type { CreatedAt, DeletedAt, InputColumns, RowVersion } from './columns'

type PostalLetters =
  | (
      | 'AL'
      | 'AK'
      | 'AZ'
      | 'AR'
      | 'CA'
      | 'CO'
      | 'CT'
      | 'DE'
      | 'FL'
      | 'GA'
      | 'HI'
      | 'ID'
      | 'IL'
      | 'IN'
      | 'IA'
      | 'KS'
      | 'KY'
    )
  | (
      | 'LA'
      | 'ME'
      | 'MD'
      | 'MA'
      | 'MI'
      | 'MN'
      | 'MS'
      | 'MO'
      | 'MT'
      | 'NE'
      | 'NV'
      | 'NH'
      | 'NJ'
      | 'NM'
      | 'NY'
      | 'NC'
      | 'ND'
    )
  | ('OH' | 'OK' | 'OR' | 'PA' | 'RI' | 'SC' | 'SD' | 'TN' | 'TX' | 'UT' | 'VT' | 'VA' | 'WA' | 'WV' | 'WI' | 'WY')

export interface SeasonsTable {
  id: Generated<number>
  deletedAt: DeletedAt
  state: PostalLetters
  species: string
  weapon: string
  zone: string
  /** Both are days such as 2026-11-21; the last one is part of the season. */
  opensOn: string
  closesOn: string
  bagLimit: string | null
  fee: string | null
  /** Both are set, or neither. */
  minutesBeforeSunrise: number | null
  minutesAfterSunset: number | null
  sourceUrl: string
  checkedOn: string
  createdAt: CreatedAt
  updatedAt: string
  version: RowVersion
  searchText: Generated<string>
}

export type SeasonRow = Selectable<SeasonsTable>
export type SeasonColumns = InputColumns<SeasonRow>
