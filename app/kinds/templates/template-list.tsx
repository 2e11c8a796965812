import { EmptyList } from '~/components/lists/empty-list'
import { IconLink } from '~/components/lists/icon-link'
import { ListTitle } from '~/components/lists/list-title'
import { RowIcons } from '~/components/lists/row-icon'
import { ButtonLink } from '~/components/ui/button'
import { SiteLink } from '~/components/ui/site-link'
import { deletePath, editPath, newPath, templatesPath } from '~/paths'
import { templateMessages } from './template-messages'

interface TemplateListProps {
  templates: readonly { id: number; name: string; subject: string }[]
}

export function TemplateList({ templates }: TemplateListProps) {
  return (
    <section aria-labelledby="list">
      <ListTitle
        title="Answer Templates"
        button={
          <ButtonLink to={newPath('templates')} preventScrollReset>
            New Template
          </ButtonLink>
        }
      />
      <p className="max-w-measure">
        Texts to start an answer with. You choose one when you answer a quote or a message, and change it as you like.
      </p>
      {templates.length === 0 ? <EmptyList text={templateMessages.none} path={templatesPath} search="" /> : null}
      <RowIcons />
      <ul className="row-list mt-4">
        {templates.map(({ id, name, subject }) => (
          <li key={id}>
            <article className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-3 py-3 sm:px-4">
              <div className="min-w-0 flex-[1_1_20rem] wrap-anywhere">
                <h2 className="text-lg">
                  <SiteLink to={editPath('templates', id)} preventScrollReset className="text-ink">
                    {name}
                  </SiteLink>
                </h2>
                <p className="text-base text-soft">{subject}</p>
              </div>
              <div className="ml-auto flex gap-1.5">
                <IconLink
                  to={editPath('templates', id)}
                  preventScrollReset
                  tip="Edit"
                  label={`Edit ${name}`}
                  icon="edit"
                />
                <IconLink
                  to={deletePath('templates', id)}
                  preventScrollReset
                  tip="Delete"
                  label={`Delete ${name}`}
                  icon="delete"
                />
              </div>
            </article>
          </li>
        ))}
      </ul>
    </section>
  )
}
