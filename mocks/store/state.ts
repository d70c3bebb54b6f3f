import * as v from 'valibot'
import { slaType } from '../../src/api/auth'
import { dueType, isoDate, modelPortfolioCase, money, onlineCase, uploadedDocument } from '../../src/api/entities'
import { fullness } from '../told'
import { accountsSlice } from './accounts/slice'
import { claimSlice } from './claims/slice'
import { clientSlice } from './client/slice'
import { keptHomeHeader, keptLifeHeader, keptVehicleHeader } from './contract/headers'
import { dapSettings, dapSlice } from './dap/state'
import { faultInjectionSettings } from './faultInjection/state'
import { homeTerminations } from './home/slice'
import { identifications } from './identification/state'
import { lifeSlice } from './life/slice'
import { paymentsSlice } from './payments/slice'
import { papersSlice } from './printed/slice'
import { twoFactorChanges } from './twoFactor/state'
import { vehicleSlice } from './vehicle/slice'

const epoch = v.number()

/**
 * A case as the insurer keeps it. `caseStatus` is what it was submitted with; what a customer is told of it is worked
 * out by the clock (`cases/cases.ts`).
 */
const keptCase = v.object({
  ...onlineCase.entries,
  startDate: isoDate,
  caseId: v.string(),
  /** When it was submitted, and when the customer did what it waited for. */
  submittedAt: epoch,
  doneAt: v.nullable(epoch),
  /** What stands in its document: label and value. */
  details: v.array(v.tuple([v.string(), v.string()])),
  /** Where the confirmation goes. */
  confirmationEmail: v.exactOptional(v.string()),
  /** The day at whose prices it is carried out, and what it waits for until those are known. */
  priced: v.optional(
    v.object({
      on: isoDate,
      waitsFor: v.picklist(['TRANSFER', 'EXECUTION']),
      /** How much is transferred. */
      amount: v.optional(money),
    }),
  ),
  /** What the client pays later, where it says that; of a premium, the first day of its period. */
  postponed: v.optional(v.object({ type: dueType, from: v.optional(isoDate) })),
  /** What a case of a model portfolio shows besides. */
  portfolio: v.optional(
    v.omit(modelPortfolioCase, ['name', 'startDate', 'documentLink', 'caseStatus', 'caseId', 'waitsFor']),
  ),
})
export type KeptCase = v.InferOutput<typeof keptCase>

const common = {
  id: v.string(),
  number: v.string(),
  slaType,
  secondaryMethod: v.nullable(v.picklist(['LICENSE_PLATE_NUMBER', 'ZIP_CODE'])),
  /** A proposal is no contract yet: it opens only for somebody who is not the contractor. */
  isProposal: v.boolean(),
  cases: v.array(keptCase),
  client: v.optional(clientSlice),
  identifications: v.optional(identifications),
  twoFactorChanges: v.optional(twoFactorChanges),
  papers: v.optional(papersSlice),
  payments: v.optional(paymentsSlice),
}

/** A vehicle contract as the insurer keeps it. The `casesCount` of a header is worked out when it is asked for. */
const vehicle = v.object({
  ...common,
  insuranceType: v.picklist(['kgfb', 'casco']),
  header: keptVehicleHeader,
  /** Whether contracts of another kind stand on the same plate. */
  hasOtherContracts: v.boolean(),
  vehicle: v.optional(vehicleSlice),
})

/** A property contract as the insurer keeps it. */
const property = v.object({
  ...common,
  insuranceType: v.literal('lakas'),
  header: keptHomeHeader,
  claims: v.optional(claimSlice),
  terminations: v.optional(homeTerminations),
  /** Changes made by calls of life insurances, if its menu has their keys. */
  lifeSide: v.optional(v.object({ accounts: v.optional(accountsSlice), life: v.optional(lifeSlice) })),
})

/** A life, pension or accident contract as the insurer keeps it. */
const life = v.object({
  ...common,
  insuranceType: v.picklist(['elet', 'nyugdij', 'baleset']),
  header: keptLifeHeader,
  accounts: v.optional(accountsSlice),
  /** The least top-up, in forints. */
  minTopUp: v.number(),
  life: v.optional(lifeSlice),
})

/** A contract of any area. */
export const contract = v.variant('insuranceType', [vehicle, property, life])
export type Contract = v.InferOutput<typeof contract>
export type VehicleContract = v.InferOutput<typeof vehicle>
export type HomeContract = v.InferOutput<typeof property>
export type LifeContract = v.InferOutput<typeof life>

/** Wrong answers of one contract number, shared by everybody who tries to sign in with it. */
const tries = v.object({ wrong: v.number(), bannedUntil: epoch })
export type Tries = v.InferOutput<typeof tries>

/** A started sign-in. */
const login = v.object({ contractNumber: v.string(), expiresAt: epoch })

/** How a session was opened: by a second step, in the DÁP app, or by a number alone. */
const authType = v.picklist([...slaType.options, 'DAP', 'NON_CONTRACTOR'])
export type AuthType = v.InferOutput<typeof authType>

/** A signed-in session, known by the `innerSessionId` of its token. */
const session = v.object({ contractNumber: v.string(), expiresAt: epoch, authType })

const document = v.object({ ...uploadedDocument.entries, contractNumber: v.string() })

/** An answer that was given once and is given again under the same idempotency key. */
const givenAnswer = v.object({ status: v.number(), body: v.unknown() })
export type GivenAnswer = v.InferOutput<typeof givenAnswer>

/** What every case that is sent in waits for; `null` where each does for its own. */
export const everyCase = v.nullable(v.picklist(['SUCCEEDED', 'DIGITAL_SIGNATURE_NEEDED', 'IDENTIFICATION_NEEDED']))

/** What differs from store to store by its scenario. */
export const settings = v.object({
  /** Length of a session, in seconds. */
  sessionLength: v.number(),
  /** Wrong answers before a ban. */
  attempts: v.number(),
  /** Length of a ban after them, in seconds. */
  banLength: v.number(),
  /** Whether a session can be renewed. */
  canRenew: v.boolean(),
  /** How long after its creation an identification ends by itself, in ms; null where it never does. */
  identificationAfter: v.nullable(v.number()),
  /** How it ends then. */
  identificationOutcome: v.picklist(['VERIFIED', 'REFUSED']),
  ...dapSettings,
  /** How many entries a list of documents has. */
  listLength: v.number(),
  /** How many funds of a currency are on offer at the most. */
  fundCount: v.number(),
  /** How much of what it could answer it does answer. */
  fullness,
  everyCase,
  ...faultInjectionSettings,
  /** How often chance was asked since the scenario began. */
  draws: v.number(),
})

/** Everything that the simulated insurer remembers: plain data. */
export const storeState = v.object({
  version: v.literal(2),
  /** When it began: what funds cost on a day follows from how long that is ago. */
  beganAt: epoch,
  /** The scenario as it was asked for, to notice that another one is asked for. */
  scenario: v.string(),
  settings,
  /** How far the clock was moved, in ms. */
  clockOffset: v.number(),
  /** The last number given to something new. */
  serial: v.number(),
  contracts: v.record(v.string(), contract),
  tries: v.record(v.string(), tries),
  logins: v.record(v.string(), login),
  sessions: v.record(v.string(), session),
  dap: v.optional(dapSlice),
  documents: v.record(v.string(), document),
  givenAnswers: v.record(v.string(), givenAnswer),
})
export type StoreState = v.InferOutput<typeof storeState>
