import type { ListedCase } from '../../src/api/entities'
import { addressOfId } from '../addressId'
import type { ContractHeader } from '../case/menu/productLineCases'
import { type Task, type TaskName, taskNames } from '../case/menu/task'
import { needOf, newestFirst, standingOf } from '../onlineCases/listed'
import { insideOf, routeOf } from '../routes'
import type { ContractContext, EnabledEntry } from './contract.types'
import { listsCases } from './route'

/** A task, and the entry of the menu with which it is done; `null` where it is done on the way. */
export interface PlacedTask extends Task {
  readonly key: string | null
  /** Tells apart what is done at one place: several payments of one case. */
  readonly id?: string
  /** The address where it is done, if it is not the place of its key. */
  readonly address?: string | undefined
}

type Shown = Pick<ContractContext, 'menu' | 'cases' | 'payments' | 'isContractor' | 'today'> & {
  readonly header: ContractHeader
}

/** Until when notices that wait for a signature are in time, the earliest first. */
const noticesIn = (waiting: readonly ListedCase[]): readonly string[] =>
  waiting.flatMap(({ signUntil }) => signUntil ?? []).sort()

/** What the cases that were submitted online wait for: of one, the way leads to it, of more, to all of them. */
const caseTasks = ({ key }: EnabledEntry, { cases, today }: Pick<Shown, 'cases' | 'today'>): readonly PlacedTask[] => {
  if (cases === null || cases === 'unknown') return []
  return (['signature', 'identification'] as const).flatMap((name): readonly PlacedTask[] => {
    const waiting = newestFirst(cases).filter((one) => needOf(one, today) === name)
    const [only] = waiting
    if (only === undefined) return []
    const values = { number: waiting.length, name: only.name }
    const inside = waiting.length === 1 && only.caseId ? { inside: addressOfId(only.caseId) } : {}
    const [until] = name === 'signature' ? noticesIn(waiting) : []
    return [{ key, values, ...inside, ...(until ? { name: 'signatureUntil', until } : { name }) }]
  })
}

/** How a card payment is told of that is not done with. */
export const paymentTask = {
  unknown: 'cardUnknown',
  processing: 'cardProcessing',
  paid: 'cardPaid',
  other: 'cardOther',
  refused: 'cardRefused',
} as const

/** The way back to what was paid for by card, or may have been. */
const paymentTasks = (payments: ContractContext['payments']): readonly PlacedTask[] =>
  payments.flatMap(({ type, id, origin, returnAddress, amount, asked }): readonly PlacedTask[] => {
    const route = routeOf(origin)
    const values = { amount, ...(asked && { asked }) }
    return route.name === 'case'
      ? [{ name: paymentTask[type], key: route.key, id, inside: insideOf(route), address: returnAddress, values }]
      : []
  })

/** Whether what is due may be on its way by card. */
export const isBeingPaid = (payments: ContractContext['payments']): boolean =>
  paymentTasks(payments).some(({ key }) => key === 'pay')

/** What waits for the customer of a contract, the most urgent first. */
export const tasksOf = ({ header, menu, cases, payments, isContractor, today }: Shown): readonly PlacedTask[] => {
  if (!isContractor) return []
  const tasks: readonly PlacedTask[] = [
    ...paymentTasks(payments),
    ...menu.flatMap(({ key, task }) => (task === null ? [] : [{ ...task, key }])),
    ...menu.flatMap((entry) => (entry.screen === 'onlineCases' ? caseTasks(entry, { cases, today }) : [])),
    ...('hasValidIdentification' in header && header.hasValidIdentification === false
      ? [{ name: 'identity', key: null } as const]
      : []),
  ]
  const isNoticeGiven = tasks.some(({ name }) => name === 'signatureUntil')
  return tasks
    .filter(({ name, toldFrom = '' }) => toldFrom <= today && !(name === 'notice' && isNoticeGiven))
    .sort((one, other) => taskNames.indexOf(one.name) - taskNames.indexOf(other.name))
}

// The others come by themselves, are what the customer may do, or told where they are counted.
const toBeDone: ReadonlySet<TaskName> = new Set([
  'debt',
  'debtLate',
  'debtPartlyLate',
  'debtInTime',
  'signatureUntil',
  'signature',
  'identification',
  'outOfTraffic',
  'supplements',
  'claims',
])

/** How many things wait for the customer; none where something may have been done since the header came. */
export const waitingIn = ({
  header,
  stale,
  ...shown
}: Omit<Shown, 'header'> & Pick<ContractContext, 'header' | 'stale'>): number =>
  stale || header === null
    ? 0
    : tasksOf({ ...shown, header })
        .filter(({ name }) => toBeDone.has(name))
        .reduce((sum, { values }) => sum + Number(values?.number ?? 1), 0)

/** Whether it is not known yet what else waits: cases are under way, as far as the insurer tells, and not listed. */
export const maySomethingWait = ({ header, menu, cases }: Pick<Shown, 'header' | 'menu' | 'cases'>): boolean =>
  (cases === null || cases === 'unknown') && header.casesCount !== 0 && listsCases({ menu })

/**
 * How cases that are under way stand where none of them has a task: nothing is to be done, money has yet to be paid, or a
 * transfer to come in that the contract's head tells of.
 */
export type CasesAtRest = 'casesAtRest' | 'casesAwaitMoney' | 'casesAwaitTransfer'

/** How the cases stand that are under way, as far as the insurer tells; `null` where one of them has a task, or there is none. */
export const casesAtRest = ({
  header,
  menu,
  cases,
  today,
}: Pick<Shown, 'header' | 'menu' | 'cases' | 'today'>): CasesAtRest | null => {
  const areUnderWay = Array.isArray(cases) && cases.length > 0 && header.casesCount !== 0 && listsCases({ menu })
  if (!areUnderWay || cases.some((one) => needOf(one, today) !== null)) return null
  const standings = cases.map((one) => standingOf(one, today))
  if (standings.includes('PAYMENT')) return 'casesAwaitMoney'
  return standings.includes('TRANSFER') ? 'casesAwaitTransfer' : 'casesAtRest'
}
