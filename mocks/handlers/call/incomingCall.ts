/** The raw input of a handler, not validated yet. */
export interface IncomingCall {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly token: string
  readonly idempotencyKey: string | null
}
