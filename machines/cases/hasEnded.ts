/** Tells if the insurer has accepted a reactivation of the contract, today or on a later day. */
export const isReactivationOrdered = (header: object): boolean =>
  'reactivationDate' in header && Boolean(header.reactivationDate)

interface Header {
  readonly contract: { readonly contractStatusId?: number | null | undefined }
}

/** Tells if a contract has ended and will not be reactivated. */
export const hasEndedForGood = (header: Header): boolean =>
  header.contract.contractStatusId === 2 && !isReactivationOrdered(header)
