/**
 * The most bytes of a form that anybody may post: a public form, or a dashboard's form without a session. The server holds
 * to it, and the browser asks before it sends.
 */
export const formBodyLimit = 256 * 1024

/**
 * The most bytes of a dashboard's form whose session has just ended: the longest text of a post in four bytes each, and
 * the rest of its form.
 */
export const endedSessionFormLimit = 6 * 1024 * 1024
