/** Hidden field of every dashboard form, against cross-site requests. Its value belongs to the session. */
export const formTokenField = 'formToken'
