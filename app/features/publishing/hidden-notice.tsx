import { Notice } from '~/components/feedback/notice'

const words = {
  title: 'Only you see this',
  description: 'It is a draft or inactive, so visitors can’t see it. You can because you are logged in.',
}

/** Above the page of a record that is not public. */
export function HiddenNotice() {
  return (
    <div className="page-width pt-6">
      <Notice message={words} kind="error" />
    </div>
  )
}
