export const hiddenWords = {
  title: 'Only you see this',
  description: 'It is a draft or inactive, so visitors can’t see it. You can because you are logged in.',
} as const
