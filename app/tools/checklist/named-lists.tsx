/** Lists that this browser saves by name. Saving needs JavaScript; without it a bookmark does the same. */
import { useState, type FormEvent } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'
import { AskFirst } from '~/components/ui/ask-first'
import { Button } from '~/components/ui/button'
import { Fold } from '~/components/ui/fold'
import { TextInput } from '~/components/forms/choice-fields'
import { Said, type Message } from '~/tools/said'
import { toQuestion, type Checklist, type ChecklistQuestion } from './checklist'
import {
  cleanListName,
  longestListName,
  mostNamedLists,
  toList,
  toText,
  withNamed,
  type NamedList,
} from './saved-marks'
import { useNamedLists } from './use-saved-marks'

interface NamedListsProps {
  checklist: Checklist
  onOpen: (list: ChecklistQuestion) => void
}

const storageFailed =
  'This browser did not store it: its storage is full or blocked, as in some private windows. Bookmark the page instead.'

export function NamedLists({ checklist, onOpen }: NamedListsProps) {
  const isLive = useHydrated()
  const { named, save } = useNamedLists(checklist.huntType.id)
  const [message, setMessage] = useState<Message>()
  if (!isLive) return null
  const shown = toQuestion(checklist)
  const attempt = (lists: NamedList[], done: Message) => {
    setMessage(save(lists) ? done : { text: storageFailed })
  }
  const onSave = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('listName')
    const name = typeof typed === 'string' ? cleanListName(typed) : ''
    if (name === '') {
      setMessage({ text: 'Type a name for the list first.' })
      return
    }
    const isKnown = named.some((list) => list.name === name)
    if (!isKnown && named.length >= mostNamedLists) {
      setMessage({ text: `This browser keeps ${String(mostNamedLists)} lists. Delete one first.` })
      return
    }
    const undo = () => {
      attempt(named, { text: `“${name}” is as it was.` })
    }
    attempt(withNamed(named, { name, list: toText(shown) }), {
      text: `“${name}” ${isKnown ? 'replaced' : 'saved'}.`,
      ...(isKnown ? { undo } : {}),
    })
  }
  const open = ({ name, list }: NamedList) => {
    const found = toList(list)
    if (!found) return
    onOpen(found)
    setMessage({
      text: `“${name}” is open.`,
      undo: () => {
        onOpen(shown)
        setMessage({ text: 'Your former list is back.' })
      },
    })
  }
  return (
    <div className="no-print">
      <Fold
        id="named-lists"
        title={named.length === 0 ? 'Saved lists' : `Saved lists (${String(named.length)})`}
        level={2}
      >
        <form onSubmit={onSave} noValidate className="max-w-2xl">
          <TextInput
            name="listName"
            label="Save this list as"
            hint="Such as Elk camp or Saturday doe hunt. It stays in this browser."
            value=""
            maxCharacters={longestListName}
          />
          <p className="mt-3">
            <Button type="submit" look="secondary">
              Save List
            </Button>
          </p>
        </form>
        <div className="mt-3">
          <Said message={message} />
        </div>
        <ul className="mt-4 divide-y divide-hairline">
          {named.map((list) => (
            <li key={list.name} className="py-3">
              <p className="font-sans text-lg font-semibold wrap-anywhere">{list.name}</p>
              <div className="flex flex-wrap items-start gap-3 [&>div]:mt-0">
                <Button
                  look="secondary"
                  aria-label={`Open ${list.name}`}
                  onClick={() => {
                    open(list)
                  }}
                >
                  Open
                </Button>
                <AskFirst
                  label={`Delete ${list.name}`}
                  question={`Delete “${list.name}” from this browser?`}
                  confirm="Delete"
                  keep="Keep it"
                  onConfirm={() => {
                    attempt(
                      named.filter(({ name }) => name !== list.name),
                      { text: `“${list.name}” deleted.` },
                    )
                  }}
                />
              </div>
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  )
}
