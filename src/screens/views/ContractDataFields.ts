import type { ContractHeader } from '../../../machines/case/menu/productLineCases'
import { owedAmountOf } from '../../../machines/payment/owed'
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

/** The formatted value of a field: a text, or a list of texts. `null` if the field is empty. */
export type ShownValue = string | readonly string[] | null

/** The reason why the portal does not show this field to the customer. */
export interface LeftOutField {
  readonly leftOut: string
}

type HeaderPart = ContractHeader | ContractHeader['contract']
type KeyOf<P> = P extends unknown ? keyof P : never
type ValueOf<P, K> = P extends unknown ? (K extends keyof P ? P[K] : never) : never

/** The name of any field of any header, or of the `contract` object inside the header. */
export type FieldName = Exclude<KeyOf<HeaderPart>, 'contract' | 'areTransfersRecorded'>
type Fields = {
  readonly [Name in FieldName]:
    | LeftOutField
    | ((value: NonNullable<ValueOf<HeaderPart, Name>>, productLine: ProductLine) => ShownValue)
}

const nonEmptyText = (value: string): ShownValue => value || null
const translatedText = (key: string): ShownValue => textOf('contract', key) ?? null
const translatedValue =
  (field: string) =>
  (value: string | number | boolean): ShownValue =>
    translatedText(`contractData.words.${field}.${value}`)
const money = (value: Money): ShownValue => formatMoney(value)
const address = (knownAddress: KnownAddress): ShownValue => formatAddress(knownAddress) || null

const leftOutFlag = (purpose: string): LeftOutField => ({ leftOut: `It decides on something else: ${purpose}.` })

/**
 * The formatter of each field, or the reason why the portal does not show it. A field that is not listed here is a
 * compiler error.
 */
export const fields: Fields = {
  contractNumber: nonEmptyText,
  contractId: nonEmptyText,
  contractStatusId: translatedValue('contractStatusId'),
  terminationDate: formatDate,
  terminationReasonId: (id, productLine) => terminationReason(productLine, id),
  productName: nonEmptyText,
  productLongName: nonEmptyText,
  productAdditionalName: nonEmptyText,
  productShortName: nonEmptyText,
  insuranceType: nonEmptyText,
  package: nonEmptyText,
  riskClassification: nonEmptyText,
  thirdPartyName: nonEmptyText,
  thirdPartyType: nonEmptyText,
  documentCommunicationChannelType: translatedValue('documentCommunicationChannelType'),
  casesCount: (count) => (count > 0 ? String(count) : translatedText('head.noCases')),

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
  vehicleInfo: nonEmptyText,
  outOfTraffic: ({ since }) => formatDate(since),
  bonus: nonEmptyText,
  riskAddress: address,
  buildingObjectType: nonEmptyText,
  outbuilding: translatedValue('outbuilding'),
  outBuildings: (buildings) => buildings,

  coverages: (coverages) => coverages,
  risk: (risks) => [...new Set(risks.flatMap(({ subRiskName }) => subRiskName || []))],
  excessPercentage: formatPercentage,
  excessAmount: money,
  supplements: (missingSupplements) =>
    Object.entries(missingSupplements).flatMap(([name, isMissing]) =>
      isMissing ? (translatedValue('supplements')(name) ?? []) : [],
    ),

  debt: (debt) => (owedAmountOf(debt) ? money(debt) : null),
  announcedTransfers: (transfers) => transfers.flatMap(({ amount, date }) => [formatMoney(amount), formatDate(date)]),
  debtDays: debtLines,
  premiumFrequency: money,
  nextPremium: money,
  minTopupAmount: money,
  paidAdvance: (advance) => (owedAmountOf(advance) ? money(advance) : null),
  paymentTypeId: (id) => paymentWord('paymentTypeId', id),
  paymentFrequencyId: (id) => paymentWord('paymentFrequencyId', id),
  paymentNextperiod: formatDate,
  accountHolderName: nonEmptyText,
  bankAccount: formatBankAccount,
  transferBankAccount: formatBankAccount,

  clientName: nonEmptyText,
  title: nonEmptyText,
  lastName: nonEmptyText,
  firstName: nonEmptyText,
  isLegalPerson: translatedValue('isLegalPerson'),
  taxNumber: nonEmptyText,
  permanentAddress: address,
  mailingAddress: address,
  phoneNumber: (phone) => formatPhone(phone) || null,
  email: nonEmptyText,
  insuredIsSameAsContractor: translatedValue('insuredIsSameAsContractor'),
  hasTaxRelief: translatedValue('hasTaxRelief'),
  hasValidIdentification: translatedValue('hasValidIdentification'),

  contractorIsNaturalPerson: { leftOut: 'isLegalPerson says the same.' },
  productCode: { leftOut: "It is the insurer's name for what productName tells in words." },
  sourceId: { leftOut: 'It names a system of the insurer, not the contract.' },
  insuredObjects: { leftOut: 'They are drawn as a plan of their own.' },
  claims: { leftOut: 'Claims have a place of their own in the menu.' },
  advanceLimit: { leftOut: 'The form of the advance says it.' },
  enabledMenuItems: leftOutFlag('what the menu offers'),
  canChangeToEmailCommunication: leftOutFlag('whether e-mail communication is offered'),
  enabledDataCorrection: leftOutFlag('whether the data correction is offered'),
  hasIndexStatementCase: leftOutFlag('whether the index statement is a case already'),
  indexStatementCaseId: { leftOut: 'The menu leads to that case.' },
  missingPhone: leftOutFlag('whether the menu asks for a phone number'),
  missingEmail: leftOutFlag('whether the menu asks for an e-mail address'),
}

/** The fields that the portal shows, by group and in the displayed order. */
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
