import type { ContractHeader } from '../../../machines/case/areaCases'
import { formatDate } from '../../texts/format'
import { terminationReason } from './terminationReason'

/** What a contract's head shows, whatever the kind of contract; `null` or '' where the insurer fills nothing. */
export interface HeadFacts {
  readonly terminationDate: string | null
  readonly terminationReason: string | null
  readonly anniversary: string | null
  readonly insurancePeriod: string | null
  readonly bonus: string | null
  /** What the insurance is on or what it is called, besides its area. */
  readonly about: string | null | undefined
}

const dated = (day: string | null | undefined): string | null => (day ? formatDate(day) : null)

/** Reads a head's facts from the header of any kind of contract. */
export const headFacts = (header: ContractHeader): HeadFacts => {
  const { insurancePeriod } = header
  if ('licensePlateNumber' in header) {
    const { terminationDate, terminationReasonId, anniversaryDate } = header.contract
    return {
      terminationDate: dated(terminationDate),
      terminationReason: terminationReason('vehicle', terminationReasonId),
      anniversary: dated(anniversaryDate),
      insurancePeriod,
      bonus: header.bonus,
      about: header.vehicleInfo,
    }
  }
  const { contract, productLongName, productName } = header
  // The product's name is the heading already.
  const longName = productLongName === productName ? null : productLongName
  if ('contractorIsNaturalPerson' in contract) {
    const { riskAddress, endDate, contractDateEnd, contractStatusId, terminationReasonId } = contract
    const hasEnded = contractStatusId === 2
    const address = riskAddress && [
      riskAddress.zipCode,
      riskAddress.city,
      riskAddress.streetAddress,
      riskAddress.buildingNo,
    ]
    return {
      terminationDate: hasEnded ? dated(endDate ?? contractDateEnd) : null,
      terminationReason: hasEnded ? terminationReason('property', terminationReasonId) : null,
      anniversary: null,
      insurancePeriod,
      bonus: null,
      about: address ? address.filter(Boolean).join(' ') : longName,
    }
  }
  return {
    terminationDate: dated(contract.terminationDate),
    terminationReason: terminationReason('life', contract.terminationReasonId),
    anniversary: dated(contract.anniversaryDate),
    insurancePeriod,
    bonus: null,
    about: longName,
  }
}
