import type { AnswerTemplatesTable, AnswersTable } from './tables/answers'
import type { ApiTokensTable } from './tables/api-tokens'
import type { AuditLogTable } from './tables/audit-log'
import type { BinTable } from './tables/bin'
import type { AuthorsTable } from './tables/authors'
import type { BlogPostsTable } from './tables/blog-posts'
import type { ClockTable } from './tables/clock'
import type { ContactsTable } from './tables/contacts'
import type { ContentVersionTable } from './tables/content-version'
import type { CreatedRecordsTable } from './tables/created-records'
import type { DeerTypesTable } from './tables/deer-types'
import type { EntryEventsTable } from './tables/entry-events'
import type { FormerAddressesTable } from './tables/former-addresses'
import type { ImageFilesTable, ImagesTable } from './tables/images'
import type { MailsTable } from './tables/mails'
import type {
  InvitationsTable,
  KnownLoginAddressesTable,
  LoginTicketsTable,
  OperatorsTable,
  PendingSecondFactorsTable,
  RecoveryCodesTable,
  SecondFactorsTable,
} from './tables/operators'
import type { ProductsTable } from './tables/products'
import type { QuotesTable } from './tables/quotes'
import type { RateLimitsTable } from './tables/rate-limits'
import type { PreviewLinksTable, RevisionsTable } from './tables/revisions'
import type { SearchIndexTable, SearchStateTable, SearchTitlesTable, SearchVocabularyTable } from './tables/search'
import type { SeasonsTable } from './tables/seasons'
import type { SessionsTable } from './tables/sessions'
import type { SeoSettingsTable, SiteSettingsTable } from './tables/site-settings'
import type { VisitCountsTable } from './tables/visit-counts'

export interface Database {
  products: ProductsTable
  quotes: QuotesTable
  clock: ClockTable
  contacts: ContactsTable
  deerTypes: DeerTypesTable
  blogPosts: BlogPostsTable
  authors: AuthorsTable
  seasons: SeasonsTable
  seoSettings: SeoSettingsTable
  images: ImagesTable
  imageFiles: ImageFilesTable
  createdRecords: CreatedRecordsTable
  formerAddresses: FormerAddressesTable
  contentVersion: ContentVersionTable
  searchIndex: SearchIndexTable
  searchVocabulary: SearchVocabularyTable
  searchTitles: SearchTitlesTable
  titleVocabulary: SearchVocabularyTable
  searchState: SearchStateTable
  operators: OperatorsTable
  sessions: SessionsTable
  knownLoginAddresses: KnownLoginAddressesTable
  rateLimits: RateLimitsTable
  auditLog: AuditLogTable
  secondFactors: SecondFactorsTable
  recoveryCodes: RecoveryCodesTable
  loginTickets: LoginTicketsTable
  pendingSecondFactors: PendingSecondFactorsTable
  mails: MailsTable
  entryEvents: EntryEventsTable
  answers: AnswersTable
  answerTemplates: AnswerTemplatesTable
  bin: BinTable
  visitCounts: VisitCountsTable
  revisions: RevisionsTable
  previewLinks: PreviewLinksTable
  siteSettings: SiteSettingsTable
  invitations: InvitationsTable
  apiTokens: ApiTokensTable
}
