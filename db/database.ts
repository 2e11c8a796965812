import type { AnswerTemplatesTable } from './tables/answer-templates'
import type { AnswersTable } from './tables/answers'
import type { AuditLogTable } from './tables/audit-log'
import type { AuthorsTable } from './tables/authors'
import type { BinTable } from './tables/bin'
import type { BlogPostsTable } from './tables/blog-posts'
import type { ClockTable } from './tables/clock'
import type { ContactsTable } from './tables/contacts'
import type { ContentVersionTable } from './tables/content-version'
import type { CreatedRecordsTable } from './tables/created-records'
import type { DeerTypesTable } from './tables/deer-types'
import type { EntryEventsTable } from './tables/entry-events'
import type { FormerAddressesTable } from './tables/former-addresses'
import type { ImageFilesTable, ImagesTable } from './tables/images'
import type { InvitationsTable } from './tables/invitations'
import type { KnownLoginAddressesTable } from './tables/known-login-addresses'
import type { LoginTicketsTable } from './tables/login-tickets'
import type { MailsTable } from './tables/mails'
import type { OperatorsTable } from './tables/operators'
import type { PendingSecondFactorsTable } from './tables/pending-second-factors'
import type { PreviewLinksTable } from './tables/preview-links'
import type { ProductsTable } from './tables/products'
import type { QuotesTable } from './tables/quotes'
import type { RateLimitsTable } from './tables/rate-limits'
import type { RevisionsTable } from './tables/revisions'
import type { RecoveryCodesTable } from './tables/recovery-codes'
import type { SearchIndexTable, SearchStateTable, SearchTitlesTable, SearchVocabularyTable } from './tables/search'
import type { SeasonsTable } from './tables/seasons'
import type { SecondFactorsTable } from './tables/second-factors'
import type { SeoSettingsTable } from './tables/seo-settings'
import type { SessionsTable } from './tables/sessions'
import type { SiteSettingsTable } from './tables/site-settings'
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
}
