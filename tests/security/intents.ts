/** The code itself names the intents of dashboard forms, so a new one is in every attack. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { makeBackupIntent } from '~/backups/backups'
import { postIntents } from '~/kinds/blog/admin/post-form'
import { checkIntent } from '~/content/checks/remark'
import { replaceIntent, uploadIntent } from '~/content/pictures/library'
import { sendIntents } from '~/inbox/mail/outbox'
import { questionIntents } from '~/operators/operator-changes'
import { makePreviewIntent, withdrawPreviewIntent } from '~/content/publishing/preview-links'
import { pressIntents, securityIntents } from '~/operators/security-intents'

const app = path.resolve(import.meta.dirname, '../../app')
const filesIn = (folder: string) => readdirSync(path.join(app, folder)).map((file) => `${folder}/${file}`)
const files = [
  ...filesIn('dashboard').filter((file) => file.endsWith('questions.server.ts')),
  ...filesIn('routes/admin'),
]

export const dashboardIntents: readonly string[] = [
  ...new Set([
    ...['seed', 'set-suspected', 'change-selected', 'restore-record', 'undo-deletion', 'erase-person'],
    'find-person',
    ...['add-note', 'use-template', 'add-line', 'update-totals', 'save-draft', 'preview-answer'],
    ...['use-sent-prices', 'use-catalog-prices', 'send-answer', 'record-answer'],
    ...['withdraw-invitation', makePreviewIntent, withdrawPreviewIntent(1)],
    ...Object.values(questionIntents),
    makeBackupIntent,
    ...Object.values(postIntents),
    checkIntent,
    replaceIntent,
    uploadIntent,
    ...pressIntents,
    ...sendIntents,
    ...securityIntents,
    ...files.flatMap((file) =>
      Array.from(
        readFileSync(path.join(app, file), 'utf8').matchAll(/\bintent(?:: |=)['"]([\w-]+)['"]/g),
        ([, intent = '']) => intent,
      ),
    ),
  ]),
]
