import { siteDefaults } from '~/site'
import { defineSection } from './section'

export const identity = defineSection({
  id: 1,
  title: 'Name and email',
  hint: 'The name, the tagline and the email address of the site.',
  groups: { identity: '' },
  fields: {
    name: {
      kind: 'line',
      label: 'Site name',
      section: 'identity',
      hint: 'In the header, in the footer, in titles, and in mails.',
      max: 60,
      missing: 'Please enter the name',
    },
    tagline: {
      kind: 'line',
      label: 'Tagline',
      section: 'identity',
      hint: 'Under the name in the footer.',
      max: 160,
      missing: 'Please enter a tagline',
    },
    email: {
      kind: 'email',
      label: 'Email address',
      section: 'identity',
      hint: 'Visitors write to it, and replies to mails of the site arrive there.',
      max: 254,
      missing: 'Please enter an email address',
      malformed: 'Please enter a valid email address',
    },
  },
  defaults: ({ name, email }) => ({ name, tagline: siteDefaults.tagline, email }),
  summary: ({ name, email }) => `${name}, ${email}`,
})
