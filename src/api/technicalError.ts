/**
 * Why a call has no answer that could be used: `transport` (offline, or no answer in time), `serverFailed` (the insurer's
 * system answered that it fails or is too busy, status 500 and above, 408, 429), `declined` (any other status from 400 on,
 * without a reason that the call declares), `brokenAnswer` (the insurer answered something that the contract does not
 * know), `expired` (status 401).
 */
export const FAULT_KINDS = ['transport', 'serverFailed', 'declined', 'brokenAnswer', 'expired'] as const
export type FaultKind = (typeof FAULT_KINDS)[number]

/** Whether one of several things that can be said is a fault. */
export const isFaultKind = (name: string | null): name is FaultKind => FAULT_KINDS.some((kind) => kind === name)

/** A technical failure of a call: thrown, never returned. Refusals that an endpoint declares are outcomes instead. */
export class CallFault extends Error {
  readonly kind: FaultKind

  constructor(kind: FaultKind, message: string) {
    super(message)
    this.name = 'CallFault'
    this.kind = kind
  }
}

/** The file that a call was to send cannot be read: it changed or was deleted after it was chosen. */
export class UnreadableFile extends CallFault {
  constructor() {
    super('transport', 'the file cannot be read')
  }
}

/** The one mapper from whatever was thrown to the kind that a screen has words for. */
export const faultKindOf = (error: unknown): FaultKind => (error instanceof CallFault ? error.kind : 'transport')
