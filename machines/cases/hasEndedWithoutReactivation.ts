interface Header {
  readonly contract: { readonly contractStatusId?: number | null | undefined }
}

/** Tells if a contract has ended and no reactivation is ordered. */
export const hasEndedWithoutReactivation = (header: Header): boolean =>
  header.contract.contractStatusId === 2 && !('reactivationDate' in header && header.reactivationDate)
