import { isoDay } from './days'
import { bare } from './login'
import type { Contract } from './state'
import { lookUp, newId, type World } from './world'

/** A plate as the insurer writes it: ABC-123, AA BC-123. */
const writtenPlate = (plate: string): string => {
  const [, letters, digits] = /^([A-Z]+)(\d+)$/.exec(bare(plate)) ?? []
  if (letters === undefined || digits === undefined) return bare(plate)
  return letters.length === 4 && digits.length === 3
    ? `${letters.slice(0, 2)} ${letters.slice(2)}-${digits}`
    : `${letters}-${digits}`
}

/**
 * Changes a contract's plate: the header shows it, signing in asks for it, and it counts as a case. `undefined` where
 * it cannot be: the contract ended, the plate is the one it has, or a document is not there.
 */
export const changePlate = (world: World, contract: Contract, plate: string, registrationBook: readonly string[]) => {
  const isActive = contract.header.contract.contractStatusId === 1
  const isSame = bare(plate) === bare(contract.header.licensePlateNumber)
  const areThere = registrationBook.every((id) => lookUp(world.state.documents, id)?.contractNumber === contract.number)
  if (!isActive || isSame || !areThere) return undefined
  const oldLicensePlateNumber = contract.header.licensePlateNumber
  contract.header.licensePlateNumber = writtenPlate(plate)
  contract.cases.unshift({
    name: 'Rendszám módosítása',
    startDate: isoDay(world.now()),
    documentLink: null,
    caseStatus: 'SUCCEEDED',
  })
  return {
    caseId: newId(world, 'case'),
    oldLicensePlateNumber,
    newLicensePlateNumber: contract.header.licensePlateNumber,
  }
}
