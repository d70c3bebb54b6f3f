import { normalisePlate } from '../../../machines/validation/normalisePlate'
import { openCase } from '../cases/cases'
import { hasDocuments } from '../documents/documents'
import type { VehicleContract } from '../state'
import type { Store } from '../store'

/** A plate in the insurer's format: ABC-123, AA BC-123. */
const formattedPlate = (plate: string): string => {
  const [, letters, digits] = /^([A-Z]+)(\d+)$/.exec(normalisePlate(plate)) ?? []
  if (letters === undefined || digits === undefined) return normalisePlate(plate)
  return letters.length === 4 && digits.length === 3
    ? `${letters.slice(0, 2)} ${letters.slice(2)}-${digits}`
    : `${letters}-${digits}`
}

/**
 * Changes a contract's plate, which the header shows and sign-in asks for, and opens a case. Returns `undefined` if the
 * contract has ended, the plate is unchanged, or a document does not exist.
 */
export const changePlate = (
  store: Store,
  contract: VehicleContract,
  plate: string,
  registrationBook: readonly string[],
) => {
  const isActive = contract.header.contract.contractStatusId === 1
  const isSamePlate = normalisePlate(plate) === normalisePlate(contract.header.licensePlateNumber)
  if (!isActive || isSamePlate || !hasDocuments(store, contract, registrationBook)) return undefined
  const oldLicensePlateNumber = contract.header.licensePlateNumber
  contract.header.licensePlateNumber = formattedPlate(plate)
  const newLicensePlateNumber = contract.header.licensePlateNumber
  const caseResult = openCase(store, contract, {
    name: 'Rendszám módosítása',
    details: [
      ['Eddigi rendszám', oldLicensePlateNumber],
      ['Új rendszám', newLicensePlateNumber],
    ],
  })
  return { ...caseResult, oldLicensePlateNumber, newLicensePlateNumber }
}
