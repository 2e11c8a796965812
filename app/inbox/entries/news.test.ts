import { describe, expect, test } from 'vitest'
import { isNews, newsMessage, titleSuffix, withSuffix, type InboxNews } from './news'

const nothing: InboxNews = { open: 0, overdue: 0, latest: 9, arrived: 0, newest: null }
const anna = { id: 9, sender: 'Anna Berg' }

describe('the title', () => {
  test.each([
    [{ quotes: nothing, contacts: nothing }, ''],
    [{ quotes: { ...nothing, open: 2, overdue: 1 }, contacts: { ...nothing, open: 1 } }, ' (3 open, 1 overdue)'],
    [{ quotes: { ...nothing, open: 1200 }, contacts: nothing }, ' (1,200 open)'],
  ])('of %j ends with “%s”', (news, suffix) => {
    expect(titleSuffix(news)).toBe(suffix)
  })

  test.each([
    ['Today | Stagwise', ' (1 open)', 'Today | Stagwise (1 open)'],
    ['Today | Stagwise (3 open, 1 overdue)', ' (1,200 open)', 'Today | Stagwise (1,200 open)'],
    ['Today | Stagwise (1,200 open)', '', 'Today | Stagwise'],
    ['Post (draft)', ' (1 open)', 'Post (draft) (1 open)'],
  ])('%s with “%s” is %s', (title, suffix, changed) => {
    expect(withSuffix(title, suffix)).toBe(changed)
  })
})

describe('the notice', () => {
  test.each([
    [{ quotes: nothing, contacts: nothing }, undefined],
    [
      { quotes: { ...nothing, arrived: 1, newest: anna }, contacts: nothing },
      { description: '1 new quote request from Anna Berg.', link: { to: '/admin/quotes/9', label: 'Open it' } },
    ],
    [
      { quotes: nothing, contacts: { ...nothing, arrived: 3, newest: anna } },
      {
        description: '3 new messages, the latest from Anna Berg.',
        link: { to: '/admin/contacts', label: 'See the list' },
      },
    ],
    [
      {
        quotes: { ...nothing, arrived: 1, newest: anna },
        contacts: { ...nothing, arrived: 1, newest: { id: 4, sender: 'Otto' } },
      },
      {
        description: '1 new quote request from Anna Berg and 1 new message from Otto.',
        link: { to: '/admin/quotes', label: 'See the list' },
      },
    ],
  ])('of %j', (news, message) => {
    if (message === undefined) expect(newsMessage(news)).toBeUndefined()
    else expect(newsMessage(news)).toMatchObject(message)
  })
})

test.each([undefined, null, {}, { quotes: nothing }, { quotes: nothing, contacts: { ...nothing, open: 'x' } }])(
  'an answer of %j is none',
  (answer) => {
    expect(isNews(answer)).toBe(false)
  },
)
