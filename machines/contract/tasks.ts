import type { ListedCase } from '../../src/api/entities'
import { addressOfId } from '../addressId'
import type { ContractHeader } from '../case/menu/productLineCases'
import { type Task, type TaskName, taskNames } from '../case/menu/task'
import { premiumTask } from '../cases/common/premiumTask'
import { needOf, newestFirst, standingOf } from '../onlineCases/listed'
import { insideOf, routeOf } from '../routes'
import type { ContractContext, EnabledEntry } from './contract.types'
import { withPremium } from './premium'
import { listsCases } from './route'

/** A task and the key of the menu entry that completes it; `null` if no entry does. */
export interface PlacedTask extends Task {
  readonly key: string | null
  /** Distinguishes tasks with the same route, such as several payments of one case. */
  readonly id?: string
  /** The payment code to quote on the phone, if the customer has to call. */
  readonly code?: string | undefined
  /** The address that the task opens, if it is not that of the menu entry. */
  readonly address?: string | undefined
}

type ShownContract = Pick<ContractContext, 'menu' | 'cases' | 'payments' | 'premium' | 'isContractor' | 'today'> & {
  readonly header: ContractHeader
}

/** Returns the deadlines until which termination notices have to be signed, earliest first. */
const noticesIn = (cases: readonly ListedCase[]): readonly string[] =>
  cases.flatMap(({ signUntil }) => signUntil ?? []).sort()

/** Returns the tasks of submitted cases. A single one opens its case, several open the list of cases. */
const caseTasks = (
  { key }: EnabledEntry,
  { cases, today }: Pick<ShownContract, 'cases' | 'today'>,
): readonly PlacedTask[] => {
  if (cases === null || cases === 'unknown') return []
  return (['signature', 'identification'] as const).flatMap((name): readonly PlacedTask[] => {
    const waitingCases = newestFirst(cases).filter((listedCase) => needOf(listedCase, today) === name)
    const [firstCase] = waitingCases
    if (firstCase === undefined) return []
    const values = { number: waitingCases.length, name: firstCase.name }
    const inside = waitingCases.length === 1 && firstCase.caseId ? { inside: addressOfId(firstCase.caseId) } : {}
    const [until] = name === 'signature' ? noticesIn(waitingCases) : []
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

/** Returns the tasks of open card payments. Each leads to its case, which was or may have been paid. */
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
export const tasksOf = ({
  header,
  menu,
  cases,
  payments,
  premium,
  isContractor,
  today,
}: ShownContract): readonly PlacedTask[] => {
  if (!isContractor) return []
  // A home header has no premium, so the entry's own task never tells of a due one.
  const duePremium = premium === null ? null : premiumTask(withPremium(header, premium), today)
  const tasks: readonly PlacedTask[] = [
    ...paymentTasks(payments),
    ...menu.flatMap(({ key, task }) => {
      const shownTask = task ?? (key === 'pay' ? duePremium : null)
      return shownTask === null ? [] : [{ ...shownTask, key }]
    }),
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

// Tasks that count as pending. The others resolve themselves, are optional, or are listed beside the count anyway.
const toBeDone: ReadonlySet<TaskName> = new Set([
  'debt',
  'debtLate',
  'debtPartlyLate',
  'debtInTime',
  'premiumDue',
  'signatureUntil',
  'signature',
  'identification',
  'outOfTraffic',
  'supplements',
  'claims',
])

/** Returns the number of pending tasks; 0 if the header is not loaded or a case may have changed it since. */
export const waitingIn = ({
  header,
  stale,
  ...shown
}: Omit<ShownContract, 'header'> & Pick<ContractContext, 'header' | 'stale'>): number =>
  stale || header === null
    ? 0
    : tasksOf({ ...shown, header })
        .filter(({ name }) => toBeDone.has(name))
        .reduce((sum, { values }) => sum + Number(values?.number ?? 1), 0)

/** Tells if there may be unknown tasks: the contract may have open cases, but their list is not loaded. */
export const maySomethingWait = ({ header, menu, cases }: Pick<ShownContract, 'header' | 'menu' | 'cases'>): boolean =>
  (cases === null || cases === 'unknown') && header.casesCount !== 0 && listsCases({ menu })

/**
 * The state of open cases without tasks. `casesAtRest`: nothing to do. `casesAwaitMoney`: a payment is missing.
 * `casesAwaitTransfer`: a transfer is awaited, which the contract's heading shows.
 */
export type CasesAtRest = 'casesAtRest' | 'casesAwaitMoney' | 'casesAwaitTransfer'

/** The state of the open cases; `null` if one of them has a task, or there are none. */
export const casesAtRest = ({
  header,
  menu,
  cases,
  today,
}: Pick<ShownContract, 'header' | 'menu' | 'cases' | 'today'>): CasesAtRest | null => {
  const areUnderWay = Array.isArray(cases) && cases.length > 0 && header.casesCount !== 0 && listsCases({ menu })
  if (!areUnderWay || cases.some((listedCase) => needOf(listedCase, today) !== null)) return null
  const standings = cases.map((listedCase) => standingOf(listedCase, today))
  if (standings.includes('PAYMENT')) return 'casesAwaitMoney'
  return standings.includes('TRANSFER') ? 'casesAwaitTransfer' : 'casesAtRest'
}
