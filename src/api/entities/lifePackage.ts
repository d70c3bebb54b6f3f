import * as v from 'valibot'
import { typedLine, typedName, typedShort } from '../typed'
import {
  assumed,
  finite,
  isoDate,
  knownOnly,
  maybe,
  maybeDate,
  maybeFlag,
  maybeKnown,
  maybeMoney,
  maybeText,
  money,
  percentage,
} from './common'

const beneficiaryType = v.picklist(['NAMED', 'ORGANISATION', 'LEGAL_HEIR'])
const person = v.object({ name: maybeText, birthDate: maybeDate })
/** A person, or an organisation, which has a seat and no day of birth. */
const party = v.object({ ...person.entries, taxNumber: assumed(v.string()), seat: assumed(v.string()) })

/** Who gets what share of a service (specification, section 3; values of `type` assumed, and `serviceName`: an id says nothing to people). */
export const beneficiary = v.object({
  percentage,
  serviceId: v.string(),
  serviceName: assumed(v.string()),
  type: maybeKnown(beneficiaryType),
  beneficiary: maybe(party),
})

/** The same as a customer wants it. */
export const beneficiaryOrder = v.object({
  percentage,
  serviceId: v.string(),
  serviceName: maybeText,
  type: beneficiaryType,
  beneficiary: v.object({
    /** Empty for a legal heir. */
    name: v.union([v.literal(''), typedName]),
    birthDate: v.nullable(isoDate),
    taxNumber: maybe(typedShort),
    seat: maybe(typedLine),
  }),
})

/** The beneficiaries of a contract (specification, section 3). */
export const beneficiaries = v.array(beneficiary)

const insurancePackage = v.object({
  coverages: maybe(v.array(v.object({ name: v.string(), insured: maybe(person), amount: maybeMoney }))),
  beneficiaries: maybe(beneficiaries),
  premiumFrequency: maybeMoney,
})

/** The base insurance and what was added to it (specification, section 3). */
export const insurancePackages = v.object({
  baseInsurance: maybe(insurancePackage),
  additionalPackages: maybe(v.array(insurancePackage)),
})

/** What a suspension of premiums, or freedom from them, means (assumed): from when to when by itself, and each cover before it and meanwhile. */
export const feeTerms = v.object({
  /** Whether one was asked for already that has not come into force, or has not ended: then it is not offered. */
  isOrdered: maybeFlag,
  /** The day on which it begins unless another is asked for. */
  validFromDate: maybeDate,
  /** When it ends that begins then; `null` where it does not end. */
  validToDate: maybeDate,
  coverages: knownOnly(v.object({ name: v.string(), amount: money, amountMeanwhile: money })),
})

/** A value that premiums follow (specification, section 3). */
export const indexValue = v.object({ percentage: finite, type: v.picklist(['BASE', 'EXTRA']) })

/** What an index statement can say (specification, section 3). */
export const indexStatement = v.object({ hasAdditionalPackages: maybeFlag, indexValues: knownOnly(indexValue) })

/** How much tax relief was used (specification, section 3). */
export const taxRelief = v.object({
  usedAmount: maybeMoney,
  totalAmount: maybeMoney,
  amountForFullUtilization: maybeMoney,
})

const personalDocumentType = v.picklist(['ID_CARD', 'ADDRESS_CARD'])

/** A personal document by its number (specification, section 3). */
export const personalDocument = v.object({ value: typedShort, type: personalDocumentType })

/** The personal documents of a customer (specification, section 3). */
export const personalDocuments = v.object({
  personalDocuments: maybe(knownOnly(v.object({ value: maybeText, type: personalDocumentType }))),
})
