import type { PropertyContract } from '../world/state'
import { addressLines, dated, filled } from './details'
import type { PrintedContract, PrintedDocument } from './document'

/** A property contract as letters show it; its number does not stand in its header. */
export const printedProperty = ({ number, header }: PropertyContract): PrintedContract => {
  const { contract } = header
  return {
    number,
    product: header.productLongName ?? header.productName,
    holder: contract.clientName,
    address: addressLines(contract.mailingAddress ?? contract.permanentAddress),
    details: filled([
      ['Kockázatviselés helye', addressLines(contract.riskAddress).join(', ')],
      ['Épület', contract.buildingObjectType],
      ['Biztosítási időszak', header.insurancePeriod],
      ['Szerződés megszűnése', dated(contract.endDate)],
    ]),
  }
}

/** The proposal of a property contract, printed at a time of the world's clock (epoch, ms). */
export const propertyProposal = (property: PropertyContract, createdAt: number): PrintedDocument => ({
  kind: 'proposal',
  documentNumber: `AJ-${property.number}`,
  createdAt,
  contract: printedProperty(property),
  details: filled([
    ['Ajánlat aláírása', dated(property.header.signDate)],
    ['Kockázatviselés kezdete', dated(property.header.contract.riskStartDate)],
    ['Csomag', property.header.contract.package],
    ['Melléképületek', property.header.contract.outBuildings?.join(', ')],
    ['Biztosított kockázatok', property.header.contract.risk?.map(({ subRiskName }) => subRiskName).join(', ')],
  ]),
})
