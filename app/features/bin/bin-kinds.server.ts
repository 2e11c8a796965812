/** How the records of each kind get into the bin and back. A new kind is a row here and in bin.ts. */
import { mostTemplates } from '~/features/answers/templates/template-messages'
import { contactBinKind, quoteBinKind } from '~/features/inbox/inbox-bin.server'
import { maxSeasons } from '~/features/seasons/seasons'
import { limitedBinKind } from './limited-bin.server'
import type { BinKindName } from './bin'
import type { BinKind } from './bin-kind.server'
import { pageBinKind } from './page-bin.server'
import { productBinKind } from './product-bin.server'

export const serverBinKinds = {
  quotes: quoteBinKind,
  contacts: contactBinKind,
  products: productBinKind,
  deerTypes: pageBinKind({
    table: 'deerTypes',
    addressedAs: 'deer-type',
    auditEvents: { restored: 'deer-type-restored', deletedForGood: 'deer-type-deleted-for-good' },
  }),
  blogPosts: pageBinKind({
    table: 'blogPosts',
    addressedAs: 'blog-post',
    auditEvents: { restored: 'post-restored', deletedForGood: 'post-deleted-for-good' },
  }),
  seasons: limitedBinKind({
    table: 'seasons',
    most: maxSeasons,
    auditEvents: { restored: 'season-restored', deletedForGood: 'season-deleted-for-good' },
  }),
  answerTemplates: limitedBinKind({
    table: 'answerTemplates',
    most: mostTemplates,
    auditEvents: { restored: 'template-restored', deletedForGood: 'template-deleted-for-good' },
  }),
} as const satisfies Record<BinKindName, BinKind>
