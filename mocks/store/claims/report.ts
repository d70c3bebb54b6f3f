import type { InferOutput } from 'valibot'
import { dayAt } from '../../../machines/today'
import type { reportClaim } from '../../../src/api/claimReport'
import type { claimResult } from '../../../src/api/entities'
import { damageEvents } from '../../data/damageEvents'
import { insuranceCompanies } from '../../data/insurers'
import { openCase } from '../cases/cases'
import { hasDocuments } from '../documents/documents'
import type { HomeContract } from '../state'
import { newClaimNumber, type Store } from '../store'
import { claimDetails, settleClaims } from './claims'
import { courseOf } from './course'
import { groupOfNewClaim } from './groups'
import { updateClaimCase } from './reported'
import type { KeptClaim } from './slice'
import { nextStepDeadline } from './status'
import { damagedThingsOf, thingDetails } from './things'

type Report = InferOutput<typeof reportClaim.body>

/**
 * Accepts the report of a damage: opens a claim and a case. A report without an event describes the damage in words.
 * Returns `undefined` for an unknown damage event or document. Also returns `undefined` for a future day, or a day on
 * which the contract was not in force.
 */
export const takeReport = (
  store: Store,
  contract: HomeContract,
  report: Report,
): InferOutput<typeof claimResult> | undefined => {
  const event = damageEvents.find(({ id }) => id === report.damageEventId)
  if ((event === undefined && report.damageEventId !== undefined) || !isCovered(store, contract, report.damageDate))
    return undefined
  if (!hasDocuments(store, contract, report.documents ?? [])) return undefined
  const id = newClaimNumber(store)
  const damagedThings = damagedThingsOf(report)
  const claim: KeptClaim = {
    id,
    claimDate: report.damageDate,
    claimCause: event?.name ?? 'Egyéb kár',
    groupId: groupOfNewClaim(settleClaims(store, contract), report.damageDate, id),
    status: 'PENDING',
    since: store.now(),
    tasks: [],
    damagedThings,
    ...courseOf(id, report),
  }
  settleClaims(store, contract).unshift(claim)
  const caseResult = openCase(store, contract, {
    name: 'Kárbejelentés',
    email: report.email,
    details: [...claimDetails(claim), ...reportDetails(report), ...thingDetails(damagedThings)],
  })
  claim.caseId = caseResult.caseId
  updateClaimCase(contract, claim)
  return { ...caseResult, claimId: claim.id, nextStepUntil: nextStepDeadline(claim.status, claim.since) }
}

// Tells if a contract was in force on the day of a damage, even if it has ended since. Future days are not covered.
const isCovered = (store: Store, { header }: HomeContract, day: string): boolean => {
  const { startDate, endDate } = header.contract
  return day <= dayAt(store.now()) && day >= (startDate ?? day) && day <= (endDate ?? day)
}

const reportDetails = (report: Report): ReadonlyArray<readonly [string, string]> => {
  const details: ReadonlyArray<readonly [string, string | null | undefined]> = [
    ['Időpont', report.damageTime === null ? 'Nem ismert pontosan' : report.damageTime],
    ['A kár helye', report.damageLocation],
    ['Leírás', report.description],
    ['Másik biztosító', insuranceCompanies.find(({ id }) => String(id) === report.otherInsuranceCompany)?.name],
    ['Bejelentő', report.name],
    ['Telefonszám', report.phoneNumber],
    ['Bankszámlaszám', report.bankAccount],
  ]
  return details.flatMap(([label, value]) =>
    typeof value === 'string' && value !== '' ? [[label, value] as const] : [],
  )
}
