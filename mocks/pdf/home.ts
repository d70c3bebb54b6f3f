import { formatMoney } from '../../src/texts/format'
import type { HomeContract } from '../store/state'
import { addressLines, formattedDay, withoutEmpty } from './details'
import type { PrintedContract, PrintedDocument } from './document'

/** A home contract's data for letters. Takes the whole contract, because its header has no contract number. */
export const printedHome = ({ number, header }: HomeContract): PrintedContract => {
  const { contract } = header
  return {
    number,
    product: header.productLongName ?? header.productName,
    holder: contract.clientName,
    address: addressLines(contract.mailingAddress ?? contract.permanentAddress),
    details: withoutEmpty([
      ['Kockázatviselés helye', addressLines(contract.riskAddress).join(', ')],
      ['Épület', contract.buildingObjectType],
      ['Biztosítási időszak', header.insurancePeriod],
      ['Szerződés megszűnése', formattedDay(contract.endDate)],
    ]),
  }
}

/** The proposal of a home contract. `createdAt` is the time of printing by the store's clock (epoch, ms). */
export const homeProposal = (home: HomeContract, createdAt: number): PrintedDocument => ({
  kind: 'proposal',
  documentNumber: `AJ-${home.number}`,
  createdAt,
  contract: printedHome(home),
  details: withoutEmpty([['Ajánlat aláírása', formattedDay(home.header.signDate)], ...coverDetailsOf(home)]),
})

/** The content of a home contract's policy document, without its number and date. */
export const homePolicy = (home: HomeContract): Pick<PrintedDocument, 'kind' | 'details' | 'tables'> => ({
  kind: 'insurance-policy',
  details: withoutEmpty(coverDetailsOf(home)),
  tables: [
    {
      heading: 'Biztosított vagyon',
      columns: ['Megnevezés', 'Biztosítási összeg'],
      rows: (home.header.contract.insuredObjects ?? []).flatMap((thing) =>
        thing?.name && thing.sum ? [[thing.name, formatMoney(thing.sum)]] : [],
      ),
    },
  ],
})

const coverDetailsOf = ({ header: { contract } }: HomeContract) =>
  [
    ['Kockázatviselés kezdete', formattedDay(contract.riskStartDate)],
    ['Csomag', contract.package],
    ['Melléképületek', contract.outBuildings?.join(', ')],
    ['Biztosított kockázatok', contract.risk?.map(({ subRiskName }) => subRiskName).join(', ')],
  ] as const
