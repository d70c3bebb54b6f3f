import { formatMoney } from '../../src/texts/format'
import type { LifeContract } from '../store/state'
import { addressLines, formattedDay, withoutEmpty } from './details'
import type { PrintedContract, PrintedDocument } from './document'

/** A life, pension or accident contract's data for letters. */
export const printedLife = ({ header }: LifeContract): PrintedContract => {
  const { contract } = header
  return {
    number: contract.contractNumber,
    product: header.productLongName ?? header.productName,
    holder: contract.clientName,
    address: addressLines(contract.mailingAddress ?? contract.permanentAddress),
    details: withoutEmpty([
      ['Biztosítási időszak', header.insurancePeriod],
      ['Kockázati osztály', header.riskClassification],
      ['Szerződés megszűnése', formattedDay(contract.terminationDate)],
    ]),
  }
}

/**
 * The proposal or indexation letter of a life contract. `createdAt` is the time of printing by the store's clock
 * (epoch, ms).
 */
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
    details: withoutEmpty([
      kind === 'proposal'
        ? ['Ajánlat aláírása', formattedDay(signDate)]
        : ['Évforduló', formattedDay(contract.anniversaryDate)],
      ['Díjrészlet', contract.premiumFrequency ? formatMoney(contract.premiumFrequency) : null],
    ]),
  }
}
