import type { InferOutput } from 'valibot'
import { dayAt } from '../../../machines/today'
import type { reportClaim } from '../../../src/api/claimReport'
import type { claimResult } from '../../../src/api/entities'
import { damageEvents } from '../../data/damageEvents'
import { insuranceCompanies } from '../../data/insurers'
import { openCase } from '../cases/cases'
import { hasDocuments } from '../documents/documents'
import type { PropertyContract } from '../state'
import { newClaimNumber, type World } from '../store'
import { claimDetails, settleClaims } from './claims'
import { courseOf } from './course'
import { groupOn } from './groups'
import { tellCase } from './reported'
import type { KeptClaim } from './slice'
import { nextStepUntil } from './status'
import { thingDetails, thingsIn } from './things'

type Report = InferOutput<typeof reportClaim.body>

/**
 * Takes the report of a damage: a new claim, and a case. One without an event is told in words, and looked at all the same.
 * `undefined` where it cannot be: there is no such damage event, the contract did not run on that day, the day is yet to come, or a document is not there.
 */
export const takeReport = (
  world: World,
  contract: PropertyContract,
  report: Report,
): InferOutput<typeof claimResult> | undefined => {
  const event = damageEvents.find(({ id }) => id === report.damageEventId)
  if ((event === undefined && report.damageEventId !== undefined) || !isCovered(world, contract, report.damageDate))
    return undefined
  if (!hasDocuments(world, contract, report.documents ?? [])) return undefined
  const id = newClaimNumber(world)
  const damagedThings = thingsIn(report)
  const kept: KeptClaim = {
    id,
    claimDate: report.damageDate,
    claimCause: event?.name ?? 'Egyéb kár',
    groupId: groupOn(settleClaims(world, contract), report.damageDate, id),
    status: 'PENDING',
    since: world.now(),
    tasks: [],
    damagedThings,
    ...courseOf(id, report),
  }
  settleClaims(world, contract).unshift(kept)
  const opened = openCase(world, contract, {
    name: 'Kárbejelentés',
    email: report.email,
    details: [...claimDetails(kept), ...detailsOf(report), ...thingDetails(damagedThings)],
  })
  kept.caseId = opened.caseId
  tellCase(contract, kept)
  return { ...opened, claimId: kept.id, nextStepUntil: nextStepUntil(kept.status, kept.since) }
}

// A damage of the time before a contract ended can be reported after its end.
const isCovered = (world: World, { header }: PropertyContract, day: string): boolean => {
  const { startDate, endDate } = header.contract
  return day <= dayAt(world.now()) && day >= (startDate ?? day) && day <= (endDate ?? day)
}

const detailsOf = (report: Report): ReadonlyArray<readonly [string, string]> => {
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
