import { countOf } from '~/lib/text'
import { defineSection } from './section'

export const support = defineSection({
  id: 20,
  title: 'Support topics',
  hint: 'What people can ask you about. The contact page lists it under “Expert Support,” and the site’s search finds it.',
  groups: { topics: '' },
  fields: {
    topics: {
      kind: 'rows',
      label: 'Topics',
      section: 'topics',
      hint: 'Without a topic, the contact page leaves the list out.',
      of: 'topic',
      maxItems: 20,
      malformed: 'Use a list of topics here',
      columns: { topic: { kind: 'line', label: 'Topic', max: 160, missing: 'Please enter the topic' } },
    },
  },
  defaults: () => ({
    topics: [
      { topic: 'Choosing gear for your season and weapon' },
      { topic: 'Using the hunting tools and understanding their results' },
      { topic: 'Quotes, quantities and group orders' },
      { topic: 'Deer species, sign and habitat' },
      { topic: 'Corrections to a species page or post' },
    ],
  }),
  summary: ({ topics: { length } }) =>
    length === 0 ? 'None: the contact page has no such list' : countOf(length, 'topic'),
})
