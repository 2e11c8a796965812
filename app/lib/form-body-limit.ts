/** The most bytes that a public form's post may have: the front door holds it, and the browser asks before it sends. */
export const formBodyLimit = 256 * 1024
