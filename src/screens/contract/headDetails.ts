import type { AnyHeader } from '../../../machines/case/menu/productLineCases'
import type { ProductLine } from '../../../machines/routes'
import { formatAddress, formatDate, formatPeriod } from '../../texts/format'
import { isVehicle } from './isVehicle'
import { terminationReason } from './terminationReason'

type Unknown = null | undefined

/** What a contract's head shows, whatever the kind of contract; nothing of what the insurer does not fill. */
export interface HeadDetails {
  readonly terminationDate: string | Unknown
  readonly terminationReason: string | Unknown
  /** The day to come on which it runs again. */
  readonly reactivationDate: string | Unknown
  readonly anniversary: string | Unknown
  readonly insurancePeriod: string | Unknown
  readonly bonus: string | Unknown
  readonly plate: string | Unknown
  /** What the insurance is on or what it is called, besides its area. */
  readonly about: string | Unknown
}

const dated = (day: string | Unknown): string | Unknown => day && formatDate(day)

/** Reads a head's details from the header of any kind of contract. */
export const headDetails = (header: AnyHeader, area: ProductLine): HeadDetails => {
  const {
    contract,
    insurancePeriod,
    bonus,
    reactivationDate,
    licensePlateNumber,
    vehicleInfo,
    productLongName,
    productName,
  } = header
  const { contractStatusId, terminationDate, endDate, contractDateEnd, riskAddress } = contract
  const reason = terminationReason(area, contract.terminationReasonId)
  // A home's or a life's contract names the end of its term while nobody has terminated it: of one that has been, it is known why.
  const ends = isVehicle(area) || contractStatusId === 2 || reason !== null
  return {
    terminationDate: ends ? dated(terminationDate ?? endDate ?? contractDateEnd) : null,
    terminationReason: ends ? reason : null,
    reactivationDate: dated(reactivationDate),
    anniversary: dated(contract.anniversaryDate),
    insurancePeriod: insurancePeriod && formatPeriod(insurancePeriod),
    bonus,
    plate: licensePlateNumber,
    // The product's name is the heading already.
    about:
      vehicleInfo ||
      (riskAddress && formatAddress(riskAddress)) ||
      (productLongName !== productName && productLongName) ||
      null,
  }
}
