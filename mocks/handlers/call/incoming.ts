/** What a handler was given: read, but not yet judged. */
export interface Incoming {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly token: string
  readonly idempotencyKey: string | null
}
