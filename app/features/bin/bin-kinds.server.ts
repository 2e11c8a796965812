/** What the bin knows of each kind. A new kind is a row here and in bin.ts. */
import type { Transaction } from 'kysely'
import { mostTemplates } from '~/features/answers/templates/template-messages'
import { deleteEntryTraces } from '~/features/inbox/entry-traces.server'
import { entryTitle } from '~/features/inbox/inbox-messages'
import { referenceOf } from '~/features/inbox/reference'
import { maxSeasons, seasonName } from '~/features/seasons/seasons'
import { states } from '~/lib/states.data'
import { countOf, truncate } from '~/lib/text'
import type { Database } from '~db/database'
import { countAll } from '~db/row-counts.server'
import type { Columns } from '~db/rows.server'
import type { BinKindName } from './bin'
import type { BinKind } from './bin-kind.server'
import { pageBinKind } from './page-bin.server'

export const serverBinKinds: Readonly<Record<BinKindName, BinKind>> = {
  quotes: {
    ...entryBinKind('quotes', { sender: 'customerName', email: 'customerEmail' }),
    auditEvents: { restored: 'quote-restored', deletedForGood: 'quote-deleted-for-good' },
  },
  contacts: {
    ...entryBinKind('contacts', { sender: 'name', email: 'email' }),
    auditEvents: { restored: 'contact-restored', deletedForGood: 'contact-deleted-for-good' },
  },
  products: {
    ...pageBinKind('products', 'product'),
    auditEvents: { restored: 'product-restored', deletedForGood: 'product-deleted-for-good' },
  },
  deerTypes: {
    ...pageBinKind('deerTypes', 'deer-type'),
    auditEvents: { restored: 'deer-type-restored', deletedForGood: 'deer-type-deleted-for-good' },
  },
  blogPosts: {
    ...pageBinKind('blogPosts', 'blog-post'),
    auditEvents: { restored: 'post-restored', deletedForGood: 'post-deleted-for-good' },
  },
  seasons: {
    columns: ['state', 'species', 'weapon', 'zone'],
    describe: (season) => ({ title: nameOfSeason(season) }),
    prepare: requireRoom('seasons', { most: maxSeasons, noun: 'season' }),
    auditEvents: { restored: 'season-restored', deletedForGood: 'season-deleted-for-good' },
  },
  answerTemplates: {
    columns: ['name'],
    describe: ({ name }) => ({ title: String(name) }),
    prepare: requireRoom('answerTemplates', { most: mostTemplates, noun: 'template' }),
    auditEvents: { restored: 'template-restored', deletedForGood: 'template-deleted-for-good' },
  },
}

function entryBinKind(table: 'quotes' | 'contacts', { sender, email }: { sender: string; email: string }) {
  return {
    columns: [sender, email],
    describe: (record) => ({
      title: `${referenceOf(table, Number(record.id))} ${String(record[sender])}`,
      email: String(record[email]),
    }),
    deleteTraces: (trx, ids) => deleteEntryTraces(trx, table, ids),
    nameOf: (recordId) => entryTitle(table, recordId),
  } satisfies Omit<BinKind, 'auditEvents'>
}

/** The site holds a limited number of them. */
function requireRoom(table: BinKindName, { most, noun }: { most: number; noun: string }) {
  return async (trx: Transaction<Database>) => {
    const isFull = (await countAll(trx, table)) >= most
    return isFull ? `the site holds at most ${countOf(most, noun)}.` : { columns: {} }
  }
}

function nameOfSeason({ state, species, weapon, zone }: Columns): string {
  const known = states.find(({ id }) => id === state)
  if (!known) return String(species)
  const season = { state: known.id, species: String(species), weapon: String(weapon), zone: String(zone) }
  return truncate(seasonName(season), 199)
}
