import { EmptyList } from '~/components/lists/empty-list'
import { ListTitle } from '~/components/lists/list-title'
import { RecordRow } from '~/components/lists/record-card'
import { RowIcons } from '~/components/lists/row-icon'
import { ButtonLink } from '~/components/ui/button'
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
            <RecordRow name={name} edit={editPath('templates', id)} remove={deletePath('templates', id)}>
              <p className="text-base text-soft">{subject}</p>
            </RecordRow>
          </li>
        ))}
      </ul>
    </section>
  )
}
