import { formatMoney } from '../../src/texts/format'
import type { LifeContract } from '../store/state'
import { addressLines, dated, filled } from './details'
import type { PrintedContract, PrintedDocument } from './document'

/** A life, pension or accident contract's data for letters. */
export const printedLife = ({ header }: LifeContract): PrintedContract => {
  const { contract } = header
  return {
    number: contract.contractNumber,
    product: header.productLongName ?? header.productName,
    holder: contract.clientName,
    address: addressLines(contract.mailingAddress ?? contract.permanentAddress),
    details: filled([
      ['Biztosítási időszak', header.insurancePeriod],
      ['Kockázati osztály', header.riskClassification],
      ['Szerződés megszűnése', dated(contract.terminationDate)],
    ]),
  }
}

/** The proposal or indexation letter of a life contract, printed at a time of the store's clock (epoch, ms). */
export const lifeDocument = (
  kind: 'proposal' | 'life-indexation-letter',
  life: LifeContract,
  createdAt: number,
): PrintedDocument => {
  const { contract, signDate } = life.header
  return {
    kind,
    documentNumber: `${kind === 'proposal' ? 'AJ' : 'EK'}-${contract.contractNumber}`,
    createdAt,
    contract: printedLife(life),
    details: filled([
      kind === 'proposal' ? ['Ajánlat aláírása', dated(signDate)] : ['Évforduló', dated(contract.anniversaryDate)],
      ['Díjrészlet', contract.premiumFrequency ? formatMoney(contract.premiumFrequency) : null],
    ]),
  }
}
