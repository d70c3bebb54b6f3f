import { describe, expect, it } from 'vitest'
import { createDocumentList } from '../../../mocks/data/manyDocuments'
import { drawDocument } from '../../../mocks/pdf'
import { listedDocument } from '../../../mocks/pdf/listed'
import { printedVehicle, type VehicleDocumentKind, vehicleDocument } from '../../../mocks/pdf/vehicle'
import { createStore } from '../../../mocks/store/persistence/createStore'
import { readPdf } from './readPdf'

const PRODUCT = 'Kötelező gépjármű-felelősségbiztosítás'
const now = Date.UTC(2026, 10, 21, 12)
const { contracts } = createStore({ now: () => now }).state
const headerOf = (number: string) => {
  const contract = contracts[number]
  if (contract === undefined) throw new Error(`No contract ${number}.`)
  if (!('licensePlateNumber' in contract.header)) throw new Error(`${number} is no vehicle contract.`)
  return contract.header
}
const linesOf = async (...parameters: Parameters<typeof drawDocument>) =>
  readPdf(await drawDocument(...parameters)).pages.flat()

describe("a vehicle contract's document", () => {
  it.each<[VehicleDocumentKind, string, string]>([
    ['green-card', 'Érvényes eddig', '2027.\u00a003.\u00a026.'],
    ['coverage-document', 'Érvényes eddig', '2027.\u00a003.\u00a026.'],
    ['insurance-policy', 'Díjrészlet', '14\u00a0860\u00a0Ft'],
    ['damage-history-certificate', 'Kifizetett károk az elmúlt öt évben', '0'],
    ['bonus-certificate', 'Bonus-malus osztály', 'B06'],
    ['indexation-letter', 'Évforduló', '2027.\u00a003.\u00a027.'],
    ['indexation-letter', 'Díj most (részlet)', '14\u00a0860\u00a0Ft'],
    ['indexation-letter', 'Díj az évfordulótól (részlet)', '15\u00a0454\u00a0Ft'],
    ['indexation-letter', 'Bonus-malus osztály az évfordulótól', 'B07'],
    ['indexation-letter', 'Díj most (részlet)', 'Miért változik a díj?'],
    ['proposal', 'Rendszám', 'RJK-482'],
  ])('of kind %s contains the texts %s and %s', async (kind, label, value) => {
    const lines = await linesOf(vehicleDocument(kind, headerOf('10000001'), PRODUCT, now))
    expect(lines).toEqual(expect.arrayContaining([label, value, 'Kerekes Boglárka', '6720 Szeged']))
  })

  it('shows the day until which premiums are paid, but not if there is a debt', async () => {
    const linesFor = (number: string) => linesOf(vehicleDocument('coverage-document', headerOf(number), PRODUCT, now))
    expect(await linesFor('10000001')).not.toContain('Díjjal rendezett eddig')
    expect(await linesFor('10000002')).toEqual(
      expect.arrayContaining(['Díjjal rendezett eddig', '2026.\u00a011.\u00a027.']),
    )
  })

  it('shows since when cover is suspended if the vehicle is out of traffic', async () => {
    const headerOutOfTraffic = { ...headerOf('10000002'), outOfTraffic: { since: '2026-11-01', until: '2027-05-03' } }
    for (const kind of ['coverage-document', 'green-card'] as const) {
      const lines = await linesOf(vehicleDocument(kind, headerOutOfTraffic, PRODUCT, now))
      expect(lines).toEqual(expect.arrayContaining(['A fedezet szünetel ettől', '2026.\u00a011.\u00a001.']))
      expect(lines).not.toContain('Díjjal rendezett eddig')
    }
  })

  it('shows the end date of the contract, and no validity dates, if the contract is terminated', async () => {
    const lines = await linesOf(vehicleDocument('coverage-document', headerOf('10000003'), PRODUCT, now))
    expect(lines).toEqual(expect.arrayContaining(['Szerződés megszűnése', '2026.\u00a009.\u00a020.', '1117 Budapest']))
    expect(lines).not.toContain('Érvényes eddig')
    expect(lines).not.toContain('Biztosítási időszak')
  })
})

describe('the file of a document in a list', () => {
  const contract = printedVehicle(headerOf('10000001'), PRODUCT)
  const draw = async (kind: 'invoice' | 'reminder' | 'yield-letter') => {
    const entry = createDocumentList(kind, 30, 1, now).at(3)
    if (entry === undefined) throw new Error('The list is too short.')
    return { entry, lines: await linesOf(listedDocument(kind, entry, contract)) }
  }

  it('shows the number, the date and the amount from its entry in the list if it is an invoice', async () => {
    const { entry, lines } = await draw('invoice')
    expect(lines).toContain(entry.number)
    expect(lines).toContain(entry.date.replaceAll('-', '.\u00a0').concat('.'))
    expect(lines.filter((line) => line.endsWith('\u00a0Ft'))).toHaveLength(2)
  })

  it('contains the line “Elmaradt biztosítási díj” (unpaid premium) if it is a reminder', async () => {
    expect((await draw('reminder')).lines).toContain('Elmaradt biztosítási díj')
  })

  it('contains no amount to pay if it is a letter about yields', async () => {
    expect((await draw('yield-letter')).lines).not.toContain('Fizetendő')
  })
})
