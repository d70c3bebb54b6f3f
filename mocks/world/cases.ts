import type { CaseResult } from '../../src/api/entities'
import { isoDay } from './days'
import type { Contract, KeptCase } from './state'
import { newId, type World } from './world'

/** How long the insurer takes over a case, from its submission or from what it waited for, in ms. */
const PROCESSING = 60 * 1000

/** What a rule says of the case that it opens. */
export interface OpenedCase {
  /** As it stands in the list of cases. */
  readonly name: string
  readonly caseStatus?: CaseResult['caseStatus']
  /** What stands in its document: label and value. */
  readonly facts?: ReadonlyArray<readonly [label: string, value: string]>
  /** Where the confirmation goes, if not to the contract's own address. */
  readonly email?: string | null | undefined
  readonly portfolio?: KeptCase['portfolio']
}

/** Opens a case on a contract, the newest first, and says what the customer is answered. */
export const openCase = (world: World, contract: Contract, opened: OpenedCase): CaseResult => {
  const { name, caseStatus = 'SUCCEEDED', facts = [], portfolio } = opened
  const caseId = newId(world, 'case')
  const documentLink = linkOf(caseId)
  const email = opened.email ?? contract.header.contract.email
  const confirmation = typeof email === 'string' && { confirmationEmail: email }
  contract.cases.unshift({
    name,
    startDate: isoDay(world.now()),
    documentLink,
    caseStatus,
    caseId,
    submittedAt: world.now(),
    doneAt: null,
    facts: facts.map(([label, value]) => [label, value]),
    ...confirmation,
    ...(portfolio !== undefined && { portfolio }),
  })
  return {
    caseStatus,
    caseId,
    ...(caseStatus === 'SUCCEEDED' && { confirmationDocumentLink: documentLink }),
    ...confirmation,
  }
}

/**
 * The cases of a contract as a customer is told of them now: the document comes when the insurer has dealt with the
 * case, and what waited for a signature or an identification has succeeded some time after it was given.
 */
export const casesOf = (world: World, contract: Contract) => contract.cases.map((kept) => shown(world, kept))

/** The case of an id, if it is this contract's. */
export const caseOf = (contract: Contract, caseId: string): KeptCase | undefined =>
  contract.cases.find((kept) => kept.caseId === caseId)

/** The customer signed or was identified: from now on the insurer deals with the case. */
export const markDone = (world: World, kept: KeptCase): void => {
  kept.doneAt ??= world.now()
}

/** A case that was there before the world began. */
export const pastCase = (caseId: string, name: string, day: string): KeptCase => ({
  name,
  startDate: day,
  documentLink: linkOf(caseId),
  caseStatus: 'SUCCEEDED',
  caseId,
  submittedAt: Date.parse(day),
  doneAt: null,
  facts: [],
})

const linkOf = (caseId: string): string => `documents/download?id=${caseId}`

const shown = (
  world: World,
  { submittedAt, doneAt, facts: _, confirmationEmail: __, portfolio, ...kept }: KeptCase,
) => {
  const isAsked = kept.caseStatus !== 'SUCCEEDED'
  const since = isAsked ? doneAt : submittedAt
  const isDealtWith = since !== null && world.now() >= since + PROCESSING
  return {
    ...kept,
    ...portfolio,
    caseStatus: isAsked && isDealtWith ? 'SUCCEEDED' : kept.caseStatus,
    documentLink: isDealtWith ? kept.documentLink : null,
  } as const
}
