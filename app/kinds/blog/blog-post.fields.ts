/** The order is that of the form. */
import type { FieldTable } from '~/lib/record-fields'

export const blogFieldMessages = {
  titleMissing: 'Please give the post a title',
  contentMissing: 'Please write the post',
  contentLost: 'Nothing of this content can be shown: scripts, styles and pictures of other sites are left out',
  categoryMissing: 'Please choose a category',
  authorUnknown: 'There is no such author',
} as const

export const blogPostFields = {
  title: { kind: 'line', label: 'Title', section: 'text', max: 200, missing: blogFieldMessages.titleMissing },
  slug: { kind: 'slug', label: 'Slug', section: 'text', prefix: '/', isTopLevel: true },
  excerpt: {
    kind: 'optional text',
    label: 'Excerpt',
    section: 'text',
    hint: 'A sentence or two on what the post is about. Leave it empty to use the first words of the content.',
    max: 5000,
    rows: 3,
    isExpected: true,
  },
  content: {
    kind: 'text',
    label: 'Content',
    section: 'text',
    max: 1_048_576,
    missing: blogFieldMessages.contentMissing,
    note: 'HTML of an allow-list.',
  },
  isPublished: {
    kind: 'flag',
    label: 'Publish immediately',
    section: 'publishing',
    initial: false,
    choices: [
      { value: 'false', label: 'Off', hint: 'Draft: only you see it.' },
      { value: 'true', label: 'On', hint: 'Published: everybody sees it.' },
    ],
  },
  /** A known category is stored by id; other text as it is. */
  category: {
    kind: 'line',
    label: 'Category',
    section: 'publishing',
    hint: 'Drafts can do without one.',
    max: 120,
    missing: blogFieldMessages.categoryMissing,
    note: "A category's id or its name.",
  },
  authorId: {
    kind: 'id',
    label: 'Author',
    section: 'publishing',
    initial: 1,
    malformed: 'Give the author’s id, a whole number from 1',
  },
  featuredImageUrl: {
    kind: 'picture',
    label: 'Featured image',
    section: 'pictures',
    hint: 'Leave it empty to use the first picture in the content, or one of the site’s own.',
    max: 2000,
    fileName: 'featuredImageFile',
    keepsFileName: 'featuredImage',
    altFrom: 'imageAltText',
  },
  featuredImage: {
    kind: 'optional line',
    label: 'File name of the featured image',
    section: 'pictures',
    max: 255,
  },
  imageAltText: {
    kind: 'optional text',
    label: 'Alt text',
    section: 'pictures',
    hint: 'Describes the featured image for screen readers. The page shows it below the picture, too.',
    max: 1000,
    rows: 2,
  },
  additionalImages: {
    kind: 'pictures',
    label: 'Additional images',
    section: 'pictures',
    hint: 'At most 10, below the content, in this order.',
    max: 2000,
    maxItems: 10,
    fileName: 'additionalImageFiles',
  },
  metaTitle: {
    kind: 'optional line',
    label: 'Meta title',
    section: 'search',
    hint: 'For search engines. It follows the title until you change it.',
    max: 60,
    counter: 60,
  },
  metaDescription: {
    kind: 'optional text',
    label: 'Meta description',
    section: 'search',
    hint: 'For search engines. It follows the excerpt until you change it.',
    max: 160,
    counter: 160,
    rows: 3,
  },
  focusKeyword: { kind: 'optional line', label: 'Focus keyword', section: 'keywords', max: 200 },
  metaKeywords: {
    kind: 'optional text',
    label: 'Meta keywords',
    section: 'keywords',
    hint: 'Separated by commas. The page shows them as Related Topics.',
    max: 2000,
    note: 'Separated by commas.',
  },
} as const satisfies FieldTable<'text' | 'publishing' | 'pictures' | 'search' | 'keywords'>

export type BlogField = keyof typeof blogPostFields
