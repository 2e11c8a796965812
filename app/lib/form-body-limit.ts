/** Bytes of a form without a session, public or the dashboard's. The browser checks it, too. */
export const formBodyLimit = 256 * 1024

/**
 * Bytes of a dashboard form whose session has just ended: the longest post at four bytes a character, and the other
 * fields.
 */
export const endedSessionFormLimit = 6 * 1024 * 1024
