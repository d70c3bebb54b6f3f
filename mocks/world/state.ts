import * as v from 'valibot'
import { slaType } from '../../src/api/auth'
import { onlineCase, uploadedDocument } from '../../src/api/entities'
import { vehicleHeader } from '../../src/api/vehicle'
import { trouble } from './trouble'

const epoch = v.number()

/** A mandatory vehicle liability contract as the insurer keeps it. */
export const contract = v.object({
  id: v.string(),
  number: v.string(),
  insuranceType: v.literal('kgfb'),
  slaType,
  secondaryMethod: v.nullable(v.picklist(['LICENSE_PLATE_NUMBER', 'ZIP_CODE'])),
  /** Its `casesCount` is worked out when it is asked for. */
  header: vehicleHeader,
  /** Whether contracts of another kind stand on the same plate. */
  hasOtherContracts: v.boolean(),
  cases: v.array(onlineCase),
})
export type Contract = v.InferOutput<typeof contract>

/** Wrong answers of one contract number, shared by everybody who tries to sign in with it. */
const tries = v.object({ wrong: v.number(), bannedUntil: epoch })
export type Tries = v.InferOutput<typeof tries>

/** A started sign-in. */
const login = v.object({ contractNumber: v.string(), expiresAt: epoch })

/** A signed-in session, known by the `innerSessionId` of its token. */
const session = v.object({ contractNumber: v.string(), expiresAt: epoch })

const document = v.object({ ...uploadedDocument.entries, contractNumber: v.string() })

/** An answer that was given once and is given again under the same idempotency key. */
export const givenAnswer = v.object({ status: v.number(), body: v.unknown() })
export type GivenAnswer = v.InferOutput<typeof givenAnswer>

/** What differs from world to world by its scenario. */
export const settings = v.object({
  /** How long each answer takes, in ms. */
  delay: v.number(),
  /** Length of a session, in seconds. */
  sessionLength: v.number(),
  /** Wrong answers before a ban. */
  attempts: v.number(),
  /** What goes wrong on purpose; used-up entries are gone. */
  trouble: v.array(trouble),
})
export type Settings = v.InferOutput<typeof settings>

/** Everything that the simulated insurer remembers: plain data. */
export const worldState = v.object({
  version: v.literal(1),
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
  documents: v.record(v.string(), document),
  givenAnswers: v.record(v.string(), givenAnswer),
})
export type WorldState = v.InferOutput<typeof worldState>
