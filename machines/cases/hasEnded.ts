interface Header {
  readonly contract: { readonly contractStatusId?: number | null | undefined }
}

/** Tells if a contract has ended, and the insurer has not accepted a reactivation on a later day. */
export const hasEndedForGood = (header: Header): boolean =>
  header.contract.contractStatusId === 2 && !('reactivationDate' in header && header.reactivationDate)
