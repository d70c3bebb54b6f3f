import type { VehicleHeader } from '../../src/api/entities'
import { formatMoney, formatPlate } from '../../src/texts/format'
import { gradeAbove } from '../data/bonusGrades'
import { nextYearPremium } from '../data/nextYear'
import { addressLines, formattedDay, type MaybeDetail, withoutEmpty } from './details'
import type { PrintedContract, PrintedDocument, PrintedTable, PrintedText } from './document'
import type { DocumentKind } from './kinds'

/** Documents printed from a vehicle contract's header alone. */
export type VehicleDocumentKind = Extract<
  DocumentKind,
  | 'green-card'
  | 'coverage-document'
  | 'insurance-policy'
  | 'damage-history-certificate'
  | 'bonus-certificate'
  | 'indexation-letter'
  | 'proposal'
>

/** A vehicle contract's data for letters, from the header of kgfb or casco. */
export const printedVehicle = (header: VehicleHeader, product: string): PrintedContract => {
  const { contract } = header
  return {
    number: contract.contractNumber,
    product,
    holder: contract.clientName ?? '',
    address: addressLines(contract.mailingAddress ?? contract.permanentAddress),
    details: withoutEmpty([
      ['Rendszám', formatPlate(header.licensePlateNumber ?? '')],
      ['Gépjármű', header.vehicleInfo],
      ['Biztosítási időszak', header.insurancePeriod],
      ['Szerződés megszűnése', formattedDay(contract.terminationDate)],
    ]),
  }
}

/**
 * A document of a vehicle contract, of the given type. `createdAt` is the time of printing by the store's clock (epoch,
 * ms).
 */
export const vehicleDocument = (
  kind: VehicleDocumentKind,
  header: VehicleHeader,
  product: string,
  createdAt: number,
): PrintedDocument => ({
  kind,
  documentNumber: `${NUMBER_PREFIXES[kind]}-${header.contract.contractNumber}`,
  createdAt,
  contract: printedVehicle(header, product),
  details: withoutEmpty(detailsOf(kind, header)),
  ...(kind === 'damage-history-certificate' && { tables: [noClaimsTable] }),
  ...(kind === 'indexation-letter' && { texts: [premiumChangeText] }),
})

const NUMBER_PREFIXES: Readonly<Record<VehicleDocumentKind, string>> = {
  'green-card': 'ZK',
  'coverage-document': 'FI',
  'insurance-policy': 'KT',
  'damage-history-certificate': 'KI',
  'bonus-certificate': 'BM',
  'indexation-letter': 'ED',
  proposal: 'AJ',
}

const detailsOf = (kind: VehicleDocumentKind, header: VehicleHeader): readonly MaybeDetail[] => {
  const { contract, bonus } = header
  const premium = contract.premiumFrequency ? formatMoney(contract.premiumFrequency) : null
  const nextPremium = contract.premiumFrequency ? formatMoney(nextYearPremium(contract.premiumFrequency)) : null
  const validUntilDetail: MaybeDetail = ['Érvényes eddig', formattedDay(header.insuranceValidDate)]
  const coverPauseDetail: MaybeDetail = ['A fedezet szünetel ettől', formattedDay(header.outOfTraffic?.since)]
  const anniversaryDetail: MaybeDetail = ['Évforduló', formattedDay(contract.anniversaryDate)]
  const gradeDetail: MaybeDetail = ['Bonus-malus osztály', bonus]
  switch (kind) {
    case 'green-card':
      return [validUntilDetail, coverPauseDetail, ['Érvényességi terület', 'A zöldkártyarendszer országai']]
    case 'coverage-document':
      return [
        validUntilDetail,
        coverPauseDetail,
        // Not printed if a premium is overdue. Also not printed while the vehicle is out of traffic, because no premium
        // falls due during that time.
        [
          'Díjjal rendezett eddig',
          header.debt || header.outOfTraffic ? null : formattedDay(contract.paymentNextperiod),
        ],
      ]
    case 'damage-history-certificate':
    case 'bonus-certificate':
      return [gradeDetail, validUntilDetail]
    case 'indexation-letter':
      return [
        anniversaryDetail,
        ['Bonus-malus osztály most', bonus],
        ['Bonus-malus osztály az évfordulótól', gradeAbove(bonus ?? null) ?? bonus],
        ['Díj most (részlet)', premium],
        ['Díj az évfordulótól (részlet)', nextPremium],
      ]
    case 'insurance-policy':
    case 'proposal':
      return [anniversaryDetail, gradeDetail, ['Díjrészlet', premium]]
  }
}

const premiumChangeText: PrintedText = {
  heading: 'Miért változik a díj?',
  text:
    'Az új díjban már az évfordulótól érvényes besorolásával számoltunk. Évfordulókor a díjtarifa is változik, mert ' +
    'követi a javítási és kárkifizetési költségeket: ezért lehet a díj magasabb akkor is, ha a besorolása javul.',
}

const noClaimsTable: PrintedTable = {
  heading: 'Károk',
  columns: ['Megnevezés', 'Darab'],
  rows: [
    ['Kifizetett károk az elmúlt öt évben', '0'],
    ['Folyamatban lévő károk', '0'],
  ],
}
