/** The most bytes that a public form's post may have: the front door holds it, and the browser asks before it sends. */
export const formBodyLimit = 256 * 1024

/**
 * The most bytes of a dashboard's form that meets the gate: the longest text of a post in four bytes each, and the
 * rest of its form.
 */
export const keptFormLimit = 6 * 1024 * 1024
