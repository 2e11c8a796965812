/**
 * All migrations, in the order they run. A static list, for the build. A shipped migration is never edited, and none
 * has a `down`: the way back is a backup.
 */
import type { Migration } from 'kysely/migration'
import * as products from './001-products'
import * as quotesAndContacts from './002-quotes-and-contacts'
import * as deerTypesAndBlog from './003-deer-types-and-blog'
import * as seoSettings from './004-seo-settings'
import * as contentVersion from './005-content-version'
import * as operators from './006-operators'
import * as sourcesAndFormerAddresses from './007-sources-and-former-addresses'
import * as search from './008-search'
import * as listItems from './009-list-items'
import * as images from './010-images'
import * as createdRecords from './011-created-records'
import * as auditLog from './012-audit-log'
import * as secondFactor from './013-second-factor'
import * as rowCounts from './014-row-counts'
import * as trigrams from './015-trigrams'
import * as searchTitles from './016-search-titles'
import * as searchedPosts from './017-searched-posts'
import * as productTrigrams from './018-product-trigrams'
import * as imageAttempts from './022-image-attempts'
import * as sampleFacts from './025-sample-facts'
import * as searchText from './026-search-text'
import * as fewerTriggers from './027-fewer-triggers'
import * as auditEvent from './028-audit-event'
import * as seasons from './029-seasons'
import * as mail from './030-mail'
import * as requests from './031-requests'
import * as answers from './032-answers'
import * as bin from './033-bin'
import * as visitCounts from './034-visit-counts'
import * as people from './035-people'
import * as drafts from './036-drafts'
import * as publishing from './037-publishing'
import * as siteSettings from './038-site-settings'
import * as pictureWords from './039-picture-words'
import * as roles from './040-roles'
import * as recordLists from './041-record-lists'
import * as seasonHours from './042-season-hours'
import * as clockAndSessions from './043-clock-and-sessions'

export const migrations = {
  '001-products': products,
  '002-quotes-and-contacts': quotesAndContacts,
  '003-deer-types-and-blog': deerTypesAndBlog,
  '004-seo-settings': seoSettings,
  '005-content-version': contentVersion,
  '006-operators': operators,
  '007-sources-and-former-addresses': sourcesAndFormerAddresses,
  '008-search': search,
  '009-list-items': listItems,
  '010-images': images,
  '011-created-records': createdRecords,
  '012-audit-log': auditLog,
  '013-second-factor': secondFactor,
  '014-row-counts': rowCounts,
  '015-trigrams': trigrams,
  '016-search-titles': searchTitles,
  '017-searched-posts': searchedPosts,
  '018-product-trigrams': productTrigrams,
  '022-image-attempts': imageAttempts,
  '025-sample-facts': sampleFacts,
  '026-search-text': searchText,
  '027-fewer-triggers': fewerTriggers,
  '028-audit-event': auditEvent,
  '029-seasons': seasons,
  '030-mail': mail,
  '031-requests': requests,
  '032-answers': answers,
  '033-bin': bin,
  '034-visit-counts': visitCounts,
  '035-people': people,
  '036-drafts': drafts,
  '037-publishing': publishing,
  '038-site-settings': siteSettings,
  '039-picture-words': pictureWords,
  '040-roles': roles,
  '041-record-lists': recordLists,
  '042-season-hours': seasonHours,
  '043-clock-and-sessions': clockAndSessions,
} satisfies Record<string, Migration>
