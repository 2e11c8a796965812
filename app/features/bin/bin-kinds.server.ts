/** How the records of each kind get into the bin and back. A new kind is a row here and in bin.ts. */
import { contactBinKind, quoteBinKind } from '~/features/inbox/inbox-bin.server'
import type { BinKindName } from './bin'
import type { BinKind } from './bin-kind.server'

export const serverBinKinds = {
  quotes: quoteBinKind,
  contacts: contactBinKind,
} as const satisfies Record<BinKindName, BinKind>
