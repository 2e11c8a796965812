import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { BackToList } from '~/components/lists/back-to-list'
import { toVersionLines, versionMessages } from '~/content/revisions/versions'
import { pageOfVersions } from '~/content/revisions/versions.server'
import { VersionsView } from '~/content/revisions/versions-view'
export { TabError as ErrorBoundary } from '~/operators/tab-error'
import { dashboardHead } from '~/seo/head'
import { formatCursor, parseCursor } from '~/lib/cursor'
import { editPath, settingsSectionPath, versionPath, versionsPath, withCursor } from '~/paths'
import { findVersioned, readingOf, versionedAt } from '~/dashboard/versions.server'
import { requireOperator, requireOwner } from '~/server/auth/dashboard.server'
import { notFound } from '~/server/forms/reply.server'
import { db } from '~/server/database.server'

const pageSize = 25

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { part, of } = versionedAt(request, params)
  await (part === 'settings' ? requireOwner : requireOperator)({ request, context })
  const record = await findVersioned(part, of)
  if (!record) throw notFound(versionMessages.recordGone)
  const { kind, id, title, version: current } = record
  const cursor = parseCursor(new URL(request.url).searchParams.get('cursor') ?? '')
  const { rows, older, previous, next } = await pageOfVersions(db(), { kind, id, size: pageSize, cursor })
  const lines = toVersionLines(older ? [...rows, older] : rows, readingOf(record)).slice(0, rows.length)
  return {
    head: dashboardHead(`Versions of ${title}`, versionsPath(part, of)),
    part,
    of,
    title,
    current,
    lines,
    previous: previous && formatCursor(previous),
    next: next && formatCursor(next),
  }
}

export default function Versions() {
  const { part, of, title, current, lines, previous, next } = useLoaderData<typeof loader>()
  const here = versionsPath(part, of)
  const editor = part === 'settings' ? settingsSectionPath(of) : editPath(part, Number(of))
  return (
    <section aria-labelledby="versions">
      <BackToList list={editor} whole={editor} name={title} />
      <h1 id="versions" tabIndex={-1} data-quiet-focus className="mt-4 wrap-anywhere">
        Versions of {title}
      </h1>
      <p className="mt-2">Each save is kept. Open one to see what changed, or to restore it.</p>
      <VersionsView
        lines={lines}
        current={current}
        pathOf={(version) => versionPath(part, of, version)}
        previousHref={previous && withCursor(here, previous)}
        nextHref={next && withCursor(here, next)}
      />
    </section>
  )
}
