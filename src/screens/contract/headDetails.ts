import type { AnyHeader } from '../../../machines/case/menu/productLineCases'
import { scheduledEndOf } from '../../../machines/cases/scheduledEnd'
import type { ProductLine } from '../../../machines/routes'
import { formatAddress, formatDate, formatPeriod } from '../../texts/format'
import { isVehicle } from './isVehicle'
import { terminationReason } from './terminationReason'

type Missing = null | undefined

/** The details in a contract's head, for every product line. Fields that the insurer does not fill are left out. */
export interface HeadDetails {
  readonly terminationDate: string | Missing
  readonly terminationReason: string | Missing
  /** The future day on which the contract is reactivated. */
  readonly reactivationDate: string | Missing
  readonly anniversary: string | Missing
  readonly insurancePeriod: string | Missing
  readonly bonus: string | Missing
  readonly plate: string | Missing
  /** The insured vehicle, home or person, or the product's name, in addition to the product line. */
  readonly about: string | Missing
}

const formatDay = (day: string | Missing): string | Missing => day && formatDate(day)

/** Reads the head's details from the header of any product line. */
export const headDetails = (header: AnyHeader, productLine: ProductLine): HeadDetails => {
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
  const reason = terminationReason(productLine, contract.terminationReasonId)
  // For an active home or life contract without a termination, the end date is the regular end of the term.
  const isEnding =
    isVehicle(productLine) || contractStatusId === 2 || reason !== null || scheduledEndOf(header) !== null
  return {
    terminationDate: isEnding ? formatDay(terminationDate ?? endDate ?? contractDateEnd) : null,
    terminationReason: isEnding ? reason : null,
    reactivationDate: formatDay(reactivationDate),
    anniversary: formatDay(contract.anniversaryDate),
    insurancePeriod: insurancePeriod && formatPeriod(insurancePeriod),
    bonus,
    plate: licensePlateNumber,
    // The product's long name is left out if the heading already shows the same name.
    about:
      vehicleInfo ||
      (riskAddress && formatAddress(riskAddress)) ||
      (productLongName !== productName && productLongName) ||
      null,
  }
}
