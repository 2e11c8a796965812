/** The hidden field of every dashboard form: its value is the session's, so no other page can make the form up. */
export const formTokenField = 'formToken'
