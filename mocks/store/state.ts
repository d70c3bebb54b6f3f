import * as v from 'valibot'
import { slaType } from '../../src/api/auth'
import { dueType, isoDate, modelPortfolioCase, money, onlineCase, uploadedDocument } from '../../src/api/entities'
import { fullness } from '../pickEntries'
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

/** A case as stored. `caseStatus` is the initial status. The current one depends on the clock (`cases/cases.ts`). */
const keptCase = v.object({
  ...onlineCase.entries,
  startDate: isoDate,
  caseId: v.string(),
  /**
   * `submittedAt`: the time of the submission. `doneAt`: the time of the signature or identification; `null` if there
   * was none.
   */
  submittedAt: epoch,
  doneAt: v.nullable(epoch),
  /** Lines of the case's document, each a label and a value. */
  details: v.array(v.tuple([v.string(), v.string()])),
  /** E-mail address that the confirmation was sent to. */
  confirmationEmail: v.exactOptional(v.string()),
  /**
   * For an order on an investment account. `on` is the day whose prices apply. Until that day the case waits for
   * `waitsFor`: the arrival of a transfer, or the execution of the order.
   */
  priced: v.optional(
    v.object({
      on: isoDate,
      waitsFor: v.picklist(['TRANSFER', 'EXECUTION']),
      /** Amount of the transfer that the case waits for. */
      amount: v.optional(money),
    }),
  ),
  /** The debt or premium that the client pays later, if any. For a premium, `from` is the first day of its period. */
  postponed: v.optional(v.object({ type: dueType, from: v.optional(isoDate) })),
  /** Additional data of a model portfolio case. */
  portfolio: v.optional(
    v.omit(modelPortfolioCase, ['name', 'startDate', 'documentLink', 'caseStatus', 'caseId', 'waitsFor']),
  ),
})
export type KeptCase = v.InferOutput<typeof keptCase>

const commonFields = {
  id: v.string(),
  number: v.string(),
  slaType,
  secondaryMethod: v.nullable(v.picklist(['LICENSE_PLATE_NUMBER', 'ZIP_CODE'])),
  /** A proposal is not a contract yet. Only a non-contractor can open it. */
  isProposal: v.boolean(),
  cases: v.array(keptCase),
  client: v.optional(clientSlice),
  identifications: v.optional(identifications),
  twoFactorChanges: v.optional(twoFactorChanges),
  papers: v.optional(papersSlice),
  payments: v.optional(paymentsSlice),
}

/** A vehicle contract as the insurer stores it. The header's `casesCount` is computed on request. */
const vehicle = v.object({
  ...commonFields,
  insuranceType: v.picklist(['kgfb', 'casco']),
  header: keptVehicleHeader,
  /** `true` if contracts of another product line have the same plate. */
  hasOtherContracts: v.boolean(),
  vehicle: v.optional(vehicleSlice),
})

/** A home contract as the insurer stores it. */
const home = v.object({
  ...commonFields,
  insuranceType: v.literal('lakas'),
  header: keptHomeHeader,
  claims: v.optional(claimSlice),
  terminations: v.optional(homeTerminations),
  /** Data changed by life insurance calls, if the menu of the home contract contains their keys. */
  lifeSide: v.optional(v.object({ accounts: v.optional(accountsSlice), life: v.optional(lifeSlice) })),
})

/** A life, pension or accident contract as the insurer stores it. */
const life = v.object({
  ...commonFields,
  insuranceType: v.picklist(['elet', 'nyugdij', 'baleset']),
  header: keptLifeHeader,
  accounts: v.optional(accountsSlice),
  /** Minimum top-up, in forints. */
  minTopUp: v.number(),
  life: v.optional(lifeSlice),
})

/** A contract of any product line. */
export const contract = v.variant('insuranceType', [vehicle, home, life])
export type Contract = v.InferOutput<typeof contract>
export type VehicleContract = v.InferOutput<typeof vehicle>
export type HomeContract = v.InferOutput<typeof home>
export type LifeContract = v.InferOutput<typeof life>

/** Wrong answers for one contract number, shared by everyone who tries to sign in with it. */
const tries = v.object({ wrong: v.number(), bannedUntil: epoch })
export type Tries = v.InferOutput<typeof tries>

/** A sign-in whose first step succeeded. The second step must follow before `expiresAt`. */
const login = v.object({ contractNumber: v.string(), expiresAt: epoch })

/** The way a session was opened: by a second step, in the DÁP app, or by a contract number alone. */
const authType = v.picklist([...slaType.options, 'DAP', 'NON_CONTRACTOR'])
export type AuthType = v.InferOutput<typeof authType>

/** A signed-in session, keyed by the `innerSessionId` of its token. */
const session = v.object({ contractNumber: v.string(), expiresAt: epoch, authType })

const document = v.object({ ...uploadedDocument.entries, contractNumber: v.string() })

/** A stored answer that is repeated for the same idempotency key. */
const givenAnswer = v.object({ status: v.number(), body: v.unknown() })
export type GivenAnswer = v.InferOutput<typeof givenAnswer>

/** Status that every submitted case starts with. `null` if each case starts with its usual status. */
export const everyCase = v.nullable(v.picklist(['SUCCEEDED', 'DIGITAL_SIGNATURE_NEEDED', 'IDENTIFICATION_NEEDED']))

/** Settings that depend on the scenario. */
const settings = v.object({
  /** Length of a session, in seconds. */
  sessionLength: v.number(),
  /** Number of wrong answers that lead to a ban. */
  attempts: v.number(),
  /** Length of a ban, in seconds. */
  banLength: v.number(),
  /** `true` if a session can be renewed. */
  canRenew: v.boolean(),
  /** Time from an identification's creation to its automatic end, in ms; `null` if it does not end by itself. */
  identificationAfter: v.nullable(v.number()),
  /** The outcome of an identification that ends automatically. */
  identificationOutcome: v.picklist(['VERIFIED', 'REFUSED']),
  ...dapSettings,
  /** Number of entries in a list of documents. */
  listLength: v.number(),
  /** Maximum number of funds on offer in each currency. */
  fundCount: v.number(),
  /** Tells which optional fields the answers contain (see `mocks/pickEntries.ts`). */
  fullness,
  everyCase,
  ...faultInjectionSettings,
  /** Number of random draws since the scenario began. */
  draws: v.number(),
})

/** The whole state of the simulated insurer, as plain data. */
export const storeState = v.object({
  version: v.literal(2),
  /** Time at which the store began. The price of a fund depends on the time since then. */
  beganAt: epoch,
  /**
   * The scenario as it was requested (JSON). `applyScenario` compares it with each request, and changes nothing if both
   * are equal.
   */
  scenario: v.string(),
  settings,
  /** Offset of the simulated insurer's clock from the device's clock, in ms. */
  clockOffset: v.number(),
  /** The last serial number that was used. */
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
