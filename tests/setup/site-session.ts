/** Logs in with the form. @returns the Cookie header */
export async function openSession(url: string, operator: { username: string; password: string }): Promise<string> {
  const body = new URLSearchParams({ intent: 'login', ...operator })
  const answer = await fetch(`${url}/admin`, { method: 'POST', body, redirect: 'manual' })
  const cookies = answer.headers.getSetCookie().map((set) => set.split(';')[0] ?? '')
  return cookies.find((each) => each.includes('session')) ?? ''
}
