import { countOf } from '~/lib/text'
import { siteDefaults } from '~/site'
import { defineSection } from './section'

export const footer = defineSection({
  id: 5,
  title: 'Footer and social links',
  hint: 'The foot of every page, and your pages elsewhere.',
  groups: { footer: '' },
  fields: {
    note: {
      kind: 'optional text',
      label: 'Note',
      section: 'footer',
      hint: 'Under the tagline. Such as a license number, or “Family-owned since 1998”.',
      max: 300,
      rows: 2,
    },
    rights: {
      kind: 'line or default',
      label: 'After the copyright',
      section: 'footer',
      hint: 'After “© {year} {name}.” The year is always this year.',
      max: 120,
      initial: siteDefaults.footer.rights,
      suggestions: [siteDefaults.footer.rights],
    },
    social: {
      kind: 'rows',
      label: 'Social links',
      section: 'footer',
      hint: 'Your pages on other sites. Search engines connect them with this one.',
      of: 'link',
      maxItems: 10,
      malformed: 'Use a list of links here',
      columns: {
        label: { kind: 'line', label: 'Label', width: 'half', max: 40, missing: 'Please enter a label' },
        url: {
          kind: 'url',
          label: 'Address',
          width: 'half',
          max: 500,
          missing: 'Use a web address that starts with https:// or http://',
        },
      },
    },
  },
  defaults: () => ({ note: null, rights: siteDefaults.footer.rights, social: [] }),
  summary: ({ note, rights, social }) =>
    [
      `“${rights}”`,
      ...(note === null ? [] : [`“${note}”`]),
      social.length === 0 ? 'no social links' : countOf(social.length, 'social link'),
    ].join(', '),
})
