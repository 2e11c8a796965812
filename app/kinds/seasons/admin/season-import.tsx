import { EditorForm } from '~/components/editor/editor-form'
import type { EditorAnswer } from '~/components/editor/editor-answer'
import { useEditorForm } from '~/components/editor/use-editor-form'
import { typed } from '~/components/forms/field'
import { SelectField } from '~/components/forms/choice-fields'
import { controlClass, FieldFrame, fieldIds } from '~/components/forms/field-frame'
import { BackToList } from '~/components/lists/back-to-list'
import { Fold } from '~/components/ui/fold'
import { csvColumns, exampleCsv } from '~/kinds/seasons/csv-columns'
import { maxSeasons } from '~/kinds/seasons/seasons'
import { seasonFilePath, tabPath } from '~/paths'
import { dateChoices, importLabels, type ImportValues } from './import-labels'

const list = tabPath('seasons')

export function SeasonImport({ formToken, answer }: { formToken: string; answer: EditorAnswer | undefined }) {
  return (
    <section aria-labelledby="import-title">
      <BackToList list={list} whole={list} name="Seasons" />
      <h1 id="import-title" className="mt-3">
        Import Seasons
      </h1>
      <div className="mt-5 grid items-start gap-8 [&_textarea]:font-mono [&_textarea]:text-base lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <ImportForm formToken={formToken} answer={answer} />
        <FileHelp />
      </div>
    </section>
  )
}

function ImportForm({ formToken, answer }: { formToken: string; answer: EditorAnswer | undefined }) {
  const { form, fields, formRef } = useEditorForm<ImportValues>('season-import', {
    values: { csv: '', dates: '' },
    answer,
  })
  const { id, name, key, errors } = fields.csv
  const words = {
    label: 'Pasted text',
    hint: 'From a spreadsheet or a file, with the names of the columns in the first line.',
    error: errors && (errors.length === 1 ? errors[0] : 'What is wrong is in the list above.'),
  }
  return (
    <EditorForm
      form={form}
      formRef={formRef}
      meta={{ formToken, version: '', formKey: '' }}
      answer={answer}
      intent="import-seasons"
      saveLabel="Import Seasons"
      labels={importLabels}
      back={list}
      isInPage
    >
      <FieldFrame id={id} {...words}>
        <textarea
          {...fieldIds({ ...words, name: id })}
          key={key}
          name={name}
          defaultValue={typed(fields.csv)}
          rows={12}
          spellCheck={false}
          className={`${controlClass(words.error)} overflow-x-auto whitespace-pre`}
        />
      </FieldFrame>
      <FieldFrame id="import-file" label="Or a CSV file" hint="Its text comes back here if something in it is wrong.">
        <input
          {...fieldIds({ name: 'import-file', hint: 'hint' })}
          type="file"
          name="file"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          className="mt-1 block min-h-11 w-full font-sans text-base"
        />
      </FieldFrame>
      <SelectField
        key={fields.dates.key}
        id={fields.dates.id}
        name={fields.dates.name}
        label={importLabels.dates}
        choices={dateChoices}
        value={typed(fields.dates)}
        empty="As the other lines tell"
        isOptional
      />
    </EditorForm>
  )
}

function FileHelp() {
  return (
    <section aria-labelledby="steps" className="min-w-0 rounded-field border border-hairline bg-card p-5">
      <h2 id="steps">How to do it</h2>
      <ol className="mt-3 mb-5 list-decimal space-y-2 pl-5">
        <li>
          <a href={seasonFilePath} download>
            Export what is there
          </a>{' '}
          and open it in a spreadsheet, or start from the example below.
        </li>
        <li>Change it: one line per season, the first line names the columns.</li>
        <li>
          Paste it here, or choose the saved file. All lines are stored, or none; if a state has seasons already, you
          are asked whether to replace them.
        </li>
      </ol>
      <Fold id="columns" title="The columns">
        <dl className="space-y-2 text-base">
          {csvColumns.map(({ name, about }) => (
            <div key={name}>
              <dt className="font-sans font-semibold">{name}</dt>
              <dd>{about}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-2 text-base">The site holds at most {maxSeasons.toLocaleString('en-US')} seasons.</p>
      </Fold>
      <Fold id="example" title="An example to copy">
        <p className="text-base">Its dates, limits and fees are made up: put the real ones in their place.</p>
        <textarea
          readOnly
          aria-label="Example"
          rows={4}
          value={exampleCsv}
          className={`${controlClass(undefined)} overflow-x-auto whitespace-pre`}
        />
      </Fold>
    </section>
  )
}
