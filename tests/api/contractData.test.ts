import { parse } from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ProductLine } from '../../machines/routes'
import { homeHeaderExamples } from '../../mocks/examples/home/header'
import { lifeHeaderExamples } from '../../mocks/examples/life/header'
import { cascoHeaderExamples } from '../../mocks/examples/vehicle/cascoHeader'
import { headerExamples } from '../../mocks/examples/vehicle/kgfbHeader'
import contract from '../../public/assets/i18n/hu/contract.json'
import { homeHeader, lifeHeader, vehicleHeader } from '../../src/api/entities'
import { fields, groupNames, groups } from '../../src/screens/views/ContractDataFields'
import { contractDetails } from '../../src/screens/views/contractDetails'
import { insuredObjectsOf, totalInsuredSum } from '../../src/screens/views/insuredParts'
import { addTexts, textOf } from '../../src/texts/texts'

beforeAll(() => addTexts('contract', contract))

const displayedFields: readonly string[] = Object.values(groups).flat()
const omittedFields = Object.entries(fields).flatMap(([name, field]) => ('leftOut' in field ? [name] : []))
const withPlainSpaces = (text: string) => text.replaceAll('\u00a0', ' ')

/** Returns the values that the portal displays for a contract, by field name, with plain spaces. */
const shownOf = (header: Parameters<typeof contractDetails>[0], productLine: ProductLine) =>
  Object.fromEntries(
    contractDetails(header, '10000001', productLine)
      .flatMap(({ details }) => details)
      .map(({ field, value }) => [field, typeof value === 'string' ? withPlainSpaces(value) : value]),
  )

describe.each([
  ['vehicle', vehicleHeader],
  ['home', homeHeader],
  ['life', lifeHeader],
])('the header of a %s contract', (_, { entries }) => {
  const names = [...Object.keys(entries), ...Object.keys(entries.contract.entries)].filter(
    (name) => name !== 'contract',
  )

  test('has only fields that the portal lists as displayed or as omitted', () => {
    expect(names.filter((name) => !displayedFields.includes(name) && !omittedFields.includes(name))).toEqual([])
  })
})

test('no field of a contract header is listed as displayed twice, or as both displayed and omitted', () => {
  expect(displayedFields.filter((name, index) => displayedFields.indexOf(name) !== index)).toEqual([])
  expect(displayedFields.filter((name) => omittedFields.includes(name))).toEqual([])
})

test('every displayed field and every group of fields has a label', () => {
  const keys = [...displayedFields.map((name) => `fields.${name}`), ...groupNames.map((name) => `groups.${name}`)]
  expect(keys.filter((key) => textOf('contract', `contractData.${key}`) === undefined)).toEqual([])
  expect([...groupNames].sort()).toEqual(Object.keys(groups).sort())
})

test('a vehicle contract is displayed with labels and formatted amounts, dates and numbers', () => {
  expect(shownOf(headerExamples.withDebt, 'kgfb')).toMatchObject({
    contractNumber: '10000001',
    contractStatusId: 'Élő',
    licensePlateNumber: 'RJK-482',
    debt: '14 860 Ft',
    premiumFrequency: '14 860 Ft',
    paymentTypeId: 'Átutalás',
    paymentFrequencyId: 'Negyedéves',
    bankAccount: '99900016-12345676',
    transferBankAccount: '99900023-12345678-00000015',
    isLegalPerson: 'Magánszemély',
    anniversaryDate: expect.stringMatching(/^\d{4}\. \d{2}\. \d{2}\.$/),
    permanentAddress: expect.stringMatching(/^\d{4} \S+, .+$/),
  })
})

test.each([
  ['has ended', { contractStatusId: 2 }, {}],
  ['ends before it', { terminationDate: '2020-01-31', terminationReasonId: 2 }, {}],
  ['is suspended on its day', {}, { outOfTraffic: { since: '2020-01-01', until: null, backOn: null } }],
] as const)('the next premium is not displayed if the contract %s', (_, contract, rest) => {
  const example = headerExamples.debtInTime
  const shown = (header: typeof example) => Object.keys(shownOf(header, 'kgfb'))
  const next = ['nextPremium', 'paymentNextperiod']
  expect(shown(example)).toEqual(expect.arrayContaining(next))
  const without = shown({ ...example, ...rest, contract: { ...example.contract, ...contract } })
  expect(without.filter((field) => next.includes(field))).toEqual([])
})

test('a life contract shows the advance paid to the customer, unless it is 0 Ft', () => {
  const { advancePaid } = lifeHeaderExamples
  expect(shownOf(advancePaid, 'elet')).toMatchObject({ paidAdvance: '1 000 000 Ft' })
  const nothing = { ...advancePaid, paidAdvance: { value: 0, currency: 'HUF' as const } }
  expect(shownOf(nothing, 'elet')).not.toHaveProperty('paidAdvance')
})

test('a casco contract shows its coverages, its excess and the leasing company', () => {
  expect(shownOf(cascoHeaderExamples.everythingMissing, 'casco')).toMatchObject({
    coverages: ['Törés', 'Lopás', 'Elemi kár', 'Üvegtörés'],
    excessPercentage: '10%',
    excessAmount: '100 000 Ft',
    thirdPartyName: 'Minta Lízing Zrt.',
    thirdPartyType: 'Lízingbe adó',
    paymentTypeId: 'Bankkártya',
    paymentFrequencyId: 'Havi',
  })
})

test('a home contract shows the insured home, and each insured risk only once', () => {
  const { risk, ...shown } = shownOf(homeHeaderExamples.manyOfEach, 'lakas')
  expect(shown).toMatchObject({
    productLongName: 'Minta Otthon lakásbiztosítás',
    riskAddress: '7621 Pécs, Mesebeli lépcső 6.',
    buildingObjectType: 'Családi ház',
    outbuilding: 'Van',
    title: 'dr.',
  })
  expect(new Set(risk).size).toBe(risk?.length)
  expect(risk).toContain('Vihar')
})

test('a life contract shows how documents are sent, who is insured and whether the identification is valid', () => {
  expect(shownOf(lifeHeaderExamples.lettersByEmail, 'elet')).toMatchObject({
    documentCommunicationChannelType: 'Elektronikusan, e-mailben',
    insuredIsSameAsContractor: 'Azonos a szerződővel',
    hasValidIdentification: 'Érvényes',
  })
})

test('a termination reason is displayed with the text of its product line, and not displayed if it is unknown', () => {
  const home = homeHeaderExamples.terminated
  expect(shownOf(home, 'lakas').terminationReasonId).toBe('Ingatlan eladása')
  expect(shownOf(cascoHeaderExamples.terminatedWithoutDebt, 'casco').terminationReasonId).toBe('Gépjármű eladása')
  const unknown = { ...home, contract: { ...home.contract, terminationReasonId: 99 } }
  expect(shownOf(unknown, 'lakas')).not.toHaveProperty('terminationReasonId')
})

test('fields that the insurer has not filled in are not shown', () => {
  expect(shownOf(headerExamples.leastFilled, 'kgfb')).toEqual({
    contractNumber: '10000001',
    contractStatusId: 'Élő',
    casesCount: 'Nincs',
    licensePlateNumber: 'RJK-482',
    vehicleInfo: 'Suzuki Vitara 1.4',
    clientName: 'Kerekes Boglárka',
    isLegalPerson: 'Magánszemély',
  })
})

test('the insured things of a home have no total if the portal cannot read one of them', () => {
  const { withDebt } = homeHeaderExamples
  const withThings = (...more: readonly object[]) =>
    parse(homeHeader, {
      ...withDebt,
      contract: { ...withDebt.contract, insuredObjects: [...(withDebt.contract.insuredObjects ?? []), ...more] },
    })
  expect(totalInsuredSum(withThings())).toEqual({ value: 82_700_000, currency: 'HUF' })
  const withUnknown = withThings({ type: 'GARDEN', sum: { value: 1, currency: 'HUF' } })
  expect(insuredObjectsOf(withUnknown)).toHaveLength(4)
  expect(totalInsuredSum(withUnknown)).toBeNull()
})
