/** Who asks: written by the front door on every request, whatever the client sent under that name. */

export const clientAddressHeader = 'x-client-address'

/** The client's IP address, or `unknown` when the connection is gone already (and in tests without a front door). */
export function clientAddress(request: Request): string {
  return request.headers.get(clientAddressHeader) ?? 'unknown'
}
