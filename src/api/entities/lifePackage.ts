import * as v from 'valibot'
import { typedLine, typedName, typedShort } from '../typed'
import {
  assumed,
  finite,
  isoDate,
  maybe,
  maybeDate,
  maybeFlag,
  maybeKnown,
  maybeMoney,
  maybeName,
  maybeText,
  money,
  parsableListOf,
  percentage,
} from './common'

const beneficiaryType = v.picklist(['NAMED', 'ORGANISATION', 'LEGAL_HEIR'])
const person = v.object({ name: maybeText, birthDate: maybeDate })
/** A person or an organisation. An organisation has a registered seat and no date of birth. */
const party = v.object({ ...person.entries, taxNumber: assumed(v.string()), seat: assumed(v.string()) })

/**
 * A beneficiary's share of a service (specification, section 3). The values of `type` are assumed. `serviceName` is
 * assumed, too, because customers cannot read an id.
 */
export const beneficiary = v.object({
  percentage,
  serviceId: v.string(),
  serviceName: assumed(v.string()),
  type: maybeKnown(beneficiaryType),
  beneficiary: maybe(party),
})

/** A beneficiary as the customer requests it. */
export const beneficiaryOrder = v.object({
  percentage,
  serviceId: v.string(),
  serviceName: maybeText,
  type: beneficiaryType,
  beneficiary: v.object({
    /** Name of the beneficiary; empty for a legal heir. */
    name: v.union([v.literal(''), typedName]),
    birthDate: v.nullable(isoDate),
    taxNumber: maybe(typedShort),
    seat: maybe(typedLine),
  }),
})

/** The beneficiaries of a contract (specification, section 3). */
export const beneficiaries = v.array(beneficiary)

const insurancePackage = v.object({
  coverages: maybe(v.array(v.object({ name: maybeName, insured: maybe(person), amount: maybeMoney }))),
  beneficiaries: maybe(beneficiaries),
  premiumFrequency: maybeMoney,
})

/** The base insurance and the packages added to it (specification, section 3). */
export const insurancePackages = v.object({
  baseInsurance: maybe(insurancePackage),
  additionalPackages: maybe(v.array(insurancePackage)),
})

/**
 * Terms of a premium suspension or exemption (assumed): the default first and last day, and the amount of each cover.
 * `amount` is the cover before the first day, `amountMeanwhile` the cover from then on.
 */
export const feeTerms = v.object({
  /**
   * `true` if the customer has already requested a suspension or exemption that has not ended. The customer cannot
   * request another one then.
   */
  isOrdered: maybeFlag,
  /** The first day, if the customer chooses no other day. */
  validFromDate: maybeDate,
  /** The last day if the suspension or exemption starts on `validFromDate`; `null` if it does not end. */
  validToDate: maybeDate,
  coverages: parsableListOf(v.object({ name: v.string(), amount: money, amountMeanwhile: money })),
})

/** A percentage by which an indexation raises the premium (specification, section 3). */
export const indexValue = v.object({ percentage: finite, type: v.picklist(['BASE', 'EXTRA']) })

/**
 * The choices of an index statement (specification, section 3). In the statement, a customer accepts or declines an
 * indexation of the premium.
 */
export const indexStatement = v.object({ hasAdditionalPackages: maybeFlag, indexValues: parsableListOf(indexValue) })

/** The tax relief used (specification, section 3). */
export const taxRelief = v.object({
  usedAmount: maybeMoney,
  totalAmount: maybeMoney,
  amountForFullUtilization: maybeMoney,
})

const personalDocumentType = v.picklist(['ID_CARD', 'ADDRESS_CARD'])

/** A personal document with its number (specification, section 3). */
export const personalDocument = v.object({ value: typedShort, type: personalDocumentType })

/** The personal documents of a customer (specification, section 3). */
export const personalDocuments = v.object({
  personalDocuments: maybe(parsableListOf(v.object({ value: maybeText, type: personalDocumentType }))),
})
