import type { ContractHeader } from '../../../machines/case/menu/productLineCases'
import { owedOf } from '../../../machines/payment/owed'
import type { ProductLine } from '../../../machines/routes'
import type { KnownAddress, Money } from '../../api/entities'
import {
  formatAddress,
  formatBankAccount,
  formatDate,
  formatMoney,
  formatPercentage,
  formatPeriod,
  formatPhone,
  formatPlate,
} from '../../texts/format'
import { textOf } from '../../texts/texts'
import { debtLines } from '../contract/debtLines'
import { paymentWord } from '../contract/paymentWord'
import { terminationReason } from '../contract/terminationReason'

/** The formatted value of a field. Several values are a list. `null` if the field is empty. */
export type Shown = string | readonly string[] | null

/** The reason why a field of the header is not shown to the customer. */
export interface LeftOut {
  readonly leftOut: string
}

type Part = ContractHeader | ContractHeader['contract']
type KeyOf<P> = P extends unknown ? keyof P : never
type ValueOf<P, K> = P extends unknown ? (K extends keyof P ? P[K] : never) : never

/** The name of any field of any header, or of the `contract` object inside the header. */
export type FieldName = Exclude<KeyOf<Part>, 'contract'>
type Fields = {
  readonly [Name in FieldName]: LeftOut | ((value: NonNullable<ValueOf<Part, Name>>, productLine: ProductLine) => Shown)
}

const text = (value: string): Shown => value || null
const translated = (key: string): Shown => textOf('contract', key) ?? null
const translatedValue =
  (field: string) =>
  (value: string | number | boolean): Shown =>
    translated(`contractData.words.${field}.${value}`)
const money = (value: Money): Shown => formatMoney(value)
const address = (knownAddress: KnownAddress): Shown => formatAddress(knownAddress) || null

const flag = (purpose: string): LeftOut => ({ leftOut: `It decides on something else: ${purpose}.` })

/** The format of each field, or the reason why it is not shown. A missing field is a compiler error. */
export const fields: Fields = {
  contractNumber: text,
  contractId: text,
  contractStatusId: translatedValue('contractStatusId'),
  terminationDate: formatDate,
  terminationReasonId: (id, productLine) => terminationReason(productLine, id),
  productName: text,
  productLongName: text,
  productAdditionalName: text,
  productShortName: text,
  insuranceType: text,
  package: text,
  riskClassification: text,
  thirdPartyName: text,
  thirdPartyType: text,
  documentCommunicationChannelType: translatedValue('documentCommunicationChannelType'),
  casesCount: (count) => (count > 0 ? String(count) : translated('head.noCases')),

  signDate: formatDate,
  contractDateStart: formatDate,
  startDate: formatDate,
  riskStartDate: formatDate,
  insurancePeriod: formatPeriod,
  insuranceValidDate: formatDate,
  anniversaryDate: formatDate,
  contractDateEnd: formatDate,
  endDate: formatDate,
  reactivationDate: formatDate,

  licensePlateNumber: (plate) => formatPlate(plate) || null,
  vehicleInfo: text,
  outOfTraffic: ({ since }) => formatDate(since),
  bonus: text,
  riskAddress: address,
  buildingObjectType: text,
  outbuilding: translatedValue('outbuilding'),
  outBuildings: (buildings) => buildings,

  coverages: (coverages) => coverages,
  risk: (risks) => [...new Set(risks.flatMap(({ subRiskName }) => subRiskName || []))],
  excessPercentage: formatPercentage,
  excessAmount: money,
  supplements: (missing) =>
    Object.entries(missing).flatMap(([name, isMissing]) =>
      isMissing ? (translatedValue('supplements')(name) ?? []) : [],
    ),

  debt: (debt) => (owedOf(debt) ? money(debt) : null),
  announcedTransfers: (transfers) => transfers.flatMap(({ amount, date }) => [formatMoney(amount), formatDate(date)]),
  debtDays: debtLines,
  premiumFrequency: money,
  nextPremium: money,
  minTopupAmount: money,
  paidAdvance: (advance) => (owedOf(advance) ? money(advance) : null),
  paymentTypeId: (id) => paymentWord('paymentTypeId', id),
  paymentFrequencyId: (id) => paymentWord('paymentFrequencyId', id),
  paymentNextperiod: formatDate,
  accountHolderName: text,
  bankAccount: formatBankAccount,
  transferBankAccount: formatBankAccount,

  clientName: text,
  title: text,
  lastName: text,
  firstName: text,
  isLegalPerson: translatedValue('isLegalPerson'),
  taxNumber: text,
  permanentAddress: address,
  mailingAddress: address,
  phoneNumber: (phone) => formatPhone(phone) || null,
  email: text,
  insuredIsSameAsContractor: translatedValue('insuredIsSameAsContractor'),
  hasTaxRelief: translatedValue('hasTaxRelief'),
  hasValidIdentification: translatedValue('hasValidIdentification'),

  contractorIsNaturalPerson: { leftOut: 'isLegalPerson says the same.' },
  productCode: { leftOut: "It is the insurer's name for what productName tells in words." },
  sourceId: { leftOut: 'It names a system of the insurer, not the contract.' },
  insuredObjects: { leftOut: 'They are drawn as a plan of their own.' },
  claims: { leftOut: 'Claims have a place of their own in the menu.' },
  advanceLimit: { leftOut: 'The form of the advance says it.' },
  enabledMenuItems: flag('what the menu offers'),
  canChangeToEmailCommunication: flag('whether e-mail communication is offered'),
  enabledDataCorrection: flag('whether the data correction is offered'),
  hasIndexStatementCase: flag('whether the index statement is a case already'),
  indexStatementCaseId: { leftOut: 'The menu leads to that case.' },
  missingPhone: flag('whether the menu asks for a phone number'),
  missingEmail: flag('whether the menu asks for an e-mail address'),
}

/** The shown fields, in their groups and order. */
export const groups = {
  contract: [
    'contractNumber',
    'contractId',
    'contractStatusId',
    'terminationDate',
    'terminationReasonId',
    'productName',
    'productLongName',
    'productAdditionalName',
    'productShortName',
    'insuranceType',
    'package',
    'riskClassification',
    'thirdPartyName',
    'thirdPartyType',
    'documentCommunicationChannelType',
    'casesCount',
  ],
  period: [
    'signDate',
    'contractDateStart',
    'startDate',
    'riskStartDate',
    'insurancePeriod',
    'insuranceValidDate',
    'anniversaryDate',
    'contractDateEnd',
    'endDate',
    'reactivationDate',
  ],
  subject: [
    'licensePlateNumber',
    'vehicleInfo',
    'outOfTraffic',
    'bonus',
    'riskAddress',
    'buildingObjectType',
    'outbuilding',
    'outBuildings',
  ],
  coverage: ['coverages', 'risk', 'excessPercentage', 'excessAmount', 'supplements'],
  payment: [
    'debt',
    'announcedTransfers',
    'debtDays',
    'premiumFrequency',
    'nextPremium',
    'minTopupAmount',
    'paidAdvance',
    'paymentTypeId',
    'paymentFrequencyId',
    'paymentNextperiod',
    'accountHolderName',
    'bankAccount',
    'transferBankAccount',
  ],
  client: [
    'clientName',
    'title',
    'lastName',
    'firstName',
    'isLegalPerson',
    'taxNumber',
    'permanentAddress',
    'mailingAddress',
    'phoneNumber',
    'email',
    'insuredIsSameAsContractor',
    'hasTaxRelief',
    'hasValidIdentification',
  ],
} as const satisfies Readonly<Record<string, readonly FieldName[]>>

export type Group = keyof typeof groups

export const groupNames: readonly Group[] = ['contract', 'period', 'subject', 'coverage', 'payment', 'client']

/** A field of one of the groups. */
export type ShownField = (typeof groups)[Group][number]
