/** What a gate throws at somebody who is not logged in, with status 401: its boundary shows the login form. */
export interface LoginRequired {
  loginRequired: true
}

export function isLoginRequired(value: unknown): value is LoginRequired {
  return typeof value === 'object' && value !== null && 'loginRequired' in value && value.loginRequired === true
}
