import { pageKinds, withArticle } from '~/lib/page-kinds'
import { editPath } from '~/paths'
import type { ReactNode } from 'react'
import { SiteLink } from '~/components/ui/site-link'
import {
  binPage,
  draftEditor,
  isNamed,
  placeWords,
  editorOf,
  placeIn,
  versionPage,
  type PictureUses,
} from './picture-uses'

export function UsesView({ uses }: { uses: PictureUses }) {
  const { records, authors, drafts, versions, versionCount, bin, others } = uses
  if (!isNamed(uses)) return <p className="mt-3">No record, draft, or version names this picture.</p>
  const isKept = drafts.length + versionCount + bin.length + others > 0
  return (
    <>
      {records.length + authors.length === 0 ? (
        <p className="mt-3">No record names it.</p>
      ) : (
        <RecordUses records={records} authors={authors} />
      )}
      {isKept ? (
        <>
          <h3 className="mt-6 text-lg">It is also kept for</h3>
          <ul className="row-list mt-3">
            {drafts.map((draft) => (
              <Use key={draft.id} label={`Draft of ${withArticle(pageKinds[draft.kind].pictureLabel.toLowerCase())}`}>
                <SiteLink to={draftEditor(draft)}>{draft.name ?? 'No name yet'}</SiteLink>
              </Use>
            ))}
            {versions.map((version) => (
              <Use
                key={`${version.kind} ${String(version.recordId)} ${String(version.version)}`}
                label={`Version ${String(version.version)} of ${withArticle(pageKinds[version.kind].pictureLabel.toLowerCase())}`}
              >
                <SiteLink to={versionPage(version)}>{version.name ?? 'No name'}</SiteLink>
              </Use>
            ))}
            {versionCount > versions.length ? (
              <Use label={`And ${String(versionCount - versions.length)} older versions`} />
            ) : null}
            {bin.map((entry) => (
              <Use key={entry.id} label={`${pageKinds[entry.kind].pictureLabel} in the bin`}>
                <SiteLink to={binPage(entry)}>{entry.title}</SiteLink>
              </Use>
            ))}
            {others === 0 ? null : <Use label="A text elsewhere on the site, such as the settings" />}
          </ul>
        </>
      ) : null}
    </>
  )
}

function RecordUses({ records, authors }: Pick<PictureUses, 'records' | 'authors'>) {
  return (
    <ul className="row-list mt-3">
      {records.map((use) => (
        <Use key={`${use.kind} ${String(use.id)}`} label={pageKinds[use.kind].pictureLabel}>
          <SiteLink to={editorOf(use)}>{use.name}</SiteLink>
          {use.places.map((place, index) => (
            <span key={place}>
              {index === 0 ? ': ' : ', '}
              <SiteLink to={placeIn(use, place)}>{placeWords[place]}</SiteLink>
            </span>
          ))}
        </Use>
      ))}
      {authors.map(({ id, name }) => (
        <Use key={`author ${String(id)}`} label="Author">
          <SiteLink to={editPath('authors', id)}>{name}</SiteLink>
        </Use>
      ))}
    </ul>
  )
}

function Use({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <li className="px-4 py-2 wrap-anywhere">
      <span className="font-sans text-base text-soft">{label}</span>
      {children === undefined ? null : <span className="block">{children}</span>}
    </li>
  )
}
