/**
 * Why a call has no answer that could be used: `transport` (offline, time-out, a failing server: asking again may
 * help), `brokenAnswer` (the insurer answered something that the contract does not know), `expired` (status 401).
 */
export const faultKinds = ['transport', 'brokenAnswer', 'expired'] as const
export type FaultKind = (typeof faultKinds)[number]

/** A technical failure of a call: thrown, never returned. Refusals that an endpoint declares are outcomes instead. */
export class CallFault extends Error {
  readonly kind: FaultKind

  constructor(kind: FaultKind, message: string) {
    super(message)
    this.name = 'CallFault'
    this.kind = kind
  }
}

/** The one mapper from whatever was thrown to the kind that a screen has words for. */
export const faultKindOf = (error: unknown): FaultKind => (error instanceof CallFault ? error.kind : 'transport')
