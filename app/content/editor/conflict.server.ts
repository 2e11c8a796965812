/** If somebody else has saved the record meanwhile, the operator chooses a version of each field that differs. */
import { createHash } from 'node:crypto'
import {
  choiceField,
  comparedText,
  differencesOf,
  editorFields,
  type FieldConflict,
  type FormValue,
  type FormValues,
} from '~/lib/editing'
import { keepAnswer } from '~/content/addresses/address-question'

type Typed = Readonly<Record<string, unknown>>

export interface ConflictReading {
  /** Returns a form's values as people read them. A name without a value is compared in another field. */
  shown?: ((values: Typed) => Typed) | undefined
  /** The fields that are chosen together with a field, by its name. */
  together?: Readonly<Record<string, readonly string[]>> | undefined
}

interface Sides {
  labels: Readonly<Record<string, string>>
  stored: FormValues
  typed: Typed
  /** The version both sides started from, if known. */
  base: FormValues | undefined
}

export type Conflict = FieldConflict & Required<Pick<FieldConflict, 'choice'>>

export async function conflictsOf({ shown = same }: ConflictReading, { labels, ...sides }: Sides, form: FormData) {
  const [stored, typed, base] = [shown(sides.stored), shown(sides.typed), sides.base && shown(sides.base)]
  const differences = differencesOf(labels, { stored, typed })
  const { showDifferences } = await import('~/content/revisions/text-difference.server')
  return showDifferences(differences).map((difference): Conflict => {
    const { name } = difference
    const theirs = `theirs ${markOf(comparedText(typed[name]))}`
    const sent = sentChoice(form, { name, theirs }) ?? decided(form, name)
    return {
      ...difference,
      choice: { theirs, chosen: sent ?? (base ? changedBy(name, { stored, typed, base }) : null) },
    }
  })
}

function same(values: Typed): Typed {
  return values
}

/** A choice is valid only for the text that was typed when it was made. */
function markOf(typed: string): string {
  return createHash('sha256').update(typed).digest('base64url').slice(0, 12)
}

function sentChoice(form: FormData, { name, theirs }: { name: string; theirs: string }) {
  const sent = form.get(choiceField(name))
  if (sent === theirs) return 'theirs'
  return sent === 'mine' ? 'mine' : undefined
}

/** Whoever has kept the old address a moment ago need not choose it once more. */
function decided(form: FormData, name: string) {
  return name === 'slug' && form.get(editorFields.confirmed) === keepAnswer ? 'theirs' : undefined
}

/** Returns null if both changed the field. */
function changedBy(name: string, { stored, typed, base }: Record<'stored' | 'typed' | 'base', Typed>) {
  const before = comparedText(base[name])
  if (comparedText(typed[name]) === before) return 'theirs'
  return comparedText(stored[name]) === before ? 'mine' : null
}

export function isMerging(form: FormData): boolean {
  return form.get(editorFields.merge) === 'on'
}

/** A typed value counts as chosen if its field did not differ before. */
export function unchosenIn(form: FormData, conflicts: readonly Conflict[]): Conflict[] {
  return conflicts.filter(
    ({ name, choice: { theirs } }) => form.has(choiceField(name)) && sentChoice(form, { name, theirs }) === undefined,
  )
}

export function mergedForm(
  form: FormData,
  conflicts: readonly Conflict[],
  { stored, together = {} }: { stored: FormValues } & Pick<ConflictReading, 'together'>,
): FormData {
  const merged = new FormData()
  for (const [name, value] of form) merged.append(name, value)
  for (const { name, choice } of conflicts) {
    if (sentChoice(form, { name, theirs: choice.theirs }) !== 'theirs') continue
    for (const each of [name, ...(together[name] ?? [])]) setValue(merged, each, stored[each] ?? '')
  }
  return merged
}

function setValue(form: FormData, name: string, value: FormValue): void {
  for (const key of [...form.keys()]) if (key === name || key.startsWith(`${name}[`)) form.delete(key)
  if (typeof value === 'string') {
    form.set(name, value)
    return
  }
  for (const [index, row] of value.entries()) {
    const place = `${name}[${String(index)}]`
    if (typeof row === 'string') form.set(place, row)
    else for (const [cell, text] of Object.entries(row)) form.set(`${place}.${cell}`, text)
  }
}

/** Returns hidden fields beside a question, so that its answer saves the same choices. */
export function choicesIn(conflicts: readonly Conflict[]): Record<string, string> {
  return {
    [editorFields.merge]: 'on',
    ...Object.fromEntries(
      conflicts.map(({ name, choice: { chosen, theirs } }) => [
        choiceField(name),
        chosen === 'theirs' ? theirs : 'mine',
      ]),
    ),
  }
}
