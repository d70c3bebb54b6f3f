import type { ListedCase } from '../../src/api/entities'
import { addressOfId } from '../addressId'
import type { ContractHeader } from '../case/menu/productLineCases'
import { type Task, type TaskName, taskNames } from '../case/menu/task'
import { needOf, newestFirst, standingOf } from '../onlineCases/listed'
import { insideOf, routeOf } from '../routes'
import type { ContractContext, EnabledEntry } from './contract.types'
import { listsCases } from './route'

/** A task and the menu entry that does it; `null` if the customer does it in the course of something else. */
export interface PlacedTask extends Task {
  readonly key: string | null
  /** Distinguishes tasks at one route: several payments of one case. */
  readonly id?: string
  /** The payment code to quote on the phone, if the customer has to call. */
  readonly code?: string | undefined
  /** The address of the task, if it is not the route of its key. */
  readonly address?: string | undefined
}

type Shown = Pick<ContractContext, 'menu' | 'cases' | 'payments' | 'isContractor' | 'today'> & {
  readonly header: ContractHeader
}

/** The deadlines of notices that wait for a signature, the earliest first. */
const noticesIn = (waiting: readonly ListedCase[]): readonly string[] =>
  waiting.flatMap(({ signUntil }) => signUntil ?? []).sort()

/** The tasks of submitted cases: a single one links to its case, several link to the list. */
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

/** The task name for each type of open card payment. */
export const paymentTask = {
  unknown: 'cardUnknown',
  processing: 'cardProcessing',
  paid: 'cardPaid',
  other: 'cardOther',
  refused: 'cardRefused',
  sentUntaken: 'cardSentUntaken',
  sentOther: 'cardSentOther',
} as const

/** Tasks that lead back to cases that were, or may have been, paid for by card. */
const paymentTasks = (payments: ContractContext['payments']): readonly PlacedTask[] =>
  payments.flatMap(({ type, id, origin, returnAddress, amount, asked, code }): readonly PlacedTask[] => {
    const route = routeOf(origin)
    const values = { amount, ...(asked && { asked }) }
    return route.name === 'case'
      ? [{ name: paymentTask[type], key: route.key, id, code, inside: insideOf(route), address: returnAddress, values }]
      : []
  })

/** Tells if a card payment of a due amount may be in progress. */
export const isBeingPaid = (payments: ContractContext['payments']): boolean =>
  paymentTasks(payments.filter(({ isSubmitted }) => !isSubmitted)).some(({ key }) => key === 'pay')

/** The customer's tasks in a contract, the most urgent first. */
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

// Tasks that count as pending. The others resolve themselves, are optional, or are shown where they are counted.
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

/** The number of the customer's pending tasks; 0 if a case may have changed them since the header was loaded. */
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

/** Tells if there may be unknown tasks: the header counts open cases that are not loaded. */
export const maySomethingWait = ({ header, menu, cases }: Pick<Shown, 'header' | 'menu' | 'cases'>): boolean =>
  (cases === null || cases === 'unknown') && header.casesCount !== 0 && listsCases({ menu })

/**
 * The state of open cases without tasks: nothing to do, a payment is missing, or a transfer is awaited that the
 * contract's header shows.
 */
export type CasesAtRest = 'casesAtRest' | 'casesAwaitMoney' | 'casesAwaitTransfer'

/** The state of the open cases; `null` if one of them has a task, or there are none. */
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
