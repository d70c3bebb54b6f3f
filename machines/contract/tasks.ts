import type { DueType, ListedCase } from '../../src/api/entities'
import { addressOfId } from '../addressId'
import type { AnyHeader, ContractHeader } from '../case/menu/productLineCases'
import { type Task, type TaskName, taskNames } from '../case/menu/task'
import { isNeverDue } from '../cases/common/nextPremium'
import { premiumTask } from '../cases/common/premiumTask'
import { caseTransferOf, needOf, newestCasesFirst, onlineCaseStateOf } from '../onlineCases/listed'
import { isTransferExpected } from '../payment/onItsWay'
import { caseAddressOfPayment, type OpenPayment } from '../payment/openPayments'
import { owedAmountOf } from '../payment/owed'
import { innerPathOf, routeOf } from '../routes'
import type { ContractContext, EnabledEntry } from './contract.types'
import { withPremium } from './premium'
import { menuListsCases } from './route'

/** A task and the key of the menu entry that completes it; `null` if no entry does. */
export interface TaskWithEntry extends Task {
  readonly key: string | null
  /** Distinguishes tasks with the same route, such as several payments of one case. */
  readonly id?: string
  /** The payment code, which the customer quotes on the phone; missing if none exists. */
  readonly code?: string | undefined
  /** The address that the task opens; missing if the task opens the menu entry. */
  readonly address?: string | undefined
}

type ShownContract = Pick<ContractContext, 'menu' | 'cases' | 'payments' | 'premium' | 'isContractor' | 'today'> & {
  readonly header: ContractHeader
}

/** Returns the deadlines until which termination notices have to be signed, earliest first. */
const signingDeadlinesOf = (cases: readonly ListedCase[]): readonly string[] =>
  cases.flatMap(({ signUntil }) => signUntil ?? []).sort()

/**
 * Returns the tasks for submitted cases that need a signature or an identification. A task for one case opens that
 * case. A task for several cases opens the list.
 */
const caseTasks = (
  { key }: EnabledEntry,
  { cases, today }: Pick<ShownContract, 'cases' | 'today'>,
): readonly TaskWithEntry[] => {
  if (cases === null || cases === 'unknown') return []
  return (['signature', 'identification'] as const).flatMap((name): readonly TaskWithEntry[] => {
    const waitingCases = newestCasesFirst(cases).filter((listedCase) => needOf(listedCase, today) === name)
    const [firstCase] = waitingCases
    if (firstCase === undefined) return []
    const values = { number: waitingCases.length, name: firstCase.name }
    const inside = waitingCases.length === 1 && firstCase.caseId ? { inside: addressOfId(firstCase.caseId) } : {}
    const [until] = name === 'signature' ? signingDeadlinesOf(waitingCases) : []
    return [{ key, values, ...inside, ...(until ? { name: 'signatureUntil', until } : { name }) }]
  })
}

/** The task name for each type of unfinished payment. */
const paymentTaskNames = {
  unknown: 'cardUnknown',
  processing: 'cardProcessing',
  paid: 'cardPaid',
  other: 'cardOther',
  refused: 'cardRefused',
  sentUntaken: 'cardSentUntaken',
  sentOther: 'cardSentOther',
  transferShown: 'transferShown',
} as const

/** The task name of an unfinished payment. */
export const paymentTaskNameOf = ({ type, isUnanswered }: Pick<OpenPayment, 'type' | 'isUnanswered'>) =>
  isUnanswered ? 'cardUnanswered' : paymentTaskNames[type]

/**
 * Returns the tasks of unfinished payments. A task opens the payment's case. If the browser has stored the provider's
 * data, the task opens the return page instead, which reports this data to the insurer again.
 */
const paymentTasks = (payments: ContractContext['payments']): readonly TaskWithEntry[] =>
  payments.flatMap((payment): readonly TaskWithEntry[] => {
    const { id, returnAddress, amount, asked, code } = payment
    const route = routeOf(caseAddressOfPayment(payment))
    const values = { amount, ...(asked && { asked }) }
    return route.name === 'case'
      ? [
          {
            name: paymentTaskNameOf(payment),
            key: route.key,
            id,
            code,
            inside: innerPathOf(route),
            address: returnAddress,
            values,
          },
        ]
      : []
  })

/** Tells if there is an unfinished card payment of a due amount whose case is not submitted. */
export const isPaymentInProgress = (payments: ContractContext['payments']): boolean =>
  paymentTasks(payments.filter(({ type, isSubmitted }) => type !== 'transferShown' && !isSubmitted)).some(
    ({ key }) => key === 'pay',
  )

/**
 * Tells if a shown transfer is for a debt or a premium that is settled by now, or whose transfer is announced. A
 * premium that was not paid in time becomes part of the debt. `today`: `yyyy-MM-dd`.
 */
const isSettled = (
  { paysDebt, periodStart, amount }: ContractContext['payments'][number],
  header: AnyHeader,
  today: string,
): boolean => {
  const { debt, debtDays, contract } = header
  const isAnnounced = (type: DueType) => typeof amount === 'object' && isTransferExpected(header, type, amount, today)
  const isDebtSettled = debt != null && owedAmountOf(debt) === null
  if (paysDebt) return isDebtSettled || isAnnounced('DEBT')
  if (!periodStart) return false
  // A premium of an ended contract is not due, and its payment cannot be chosen again.
  if (contract.contractStatusId !== 1 || isNeverDue(header, periodStart)) return true
  if (isAnnounced(periodStart <= today ? 'CURRENT' : 'NEXT')) return true
  const isOutsideDebt = isDebtSettled || (debtDays?.periodEndDate ?? periodStart) < periodStart
  return isOutsideDebt && Boolean(contract.paymentNextperiod && periodStart < contract.paymentNextperiod)
}

/** The customer's tasks in a contract, the most urgent first. */
export const tasksOf = ({
  header,
  menu,
  cases,
  payments,
  premium,
  isContractor,
  today,
}: ShownContract): readonly TaskWithEntry[] => {
  if (!isContractor) return []
  // The premium of a home contract comes from separate calls, not from its header.
  const wholeHeader = withPremium(header, premium)
  const duePremium = premiumTask(wholeHeader, today)
  const tasks: readonly TaskWithEntry[] = [
    ...paymentTasks(payments.filter((payment) => !isSettled(payment, wholeHeader, today))),
    ...menu.flatMap(({ key, task }) =>
      [task, key === 'pay' ? duePremium : null].flatMap((shownTask) => (shownTask ? [{ ...shownTask, key }] : [])),
    ),
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

/** The tasks about a debt or a due premium. */
export const debtTaskNames: ReadonlySet<TaskName> = new Set([
  'debt',
  'debtLate',
  'debtPartlyLate',
  'debtInTime',
  'premiumDue',
  'premiumDueUnknown',
])

// Tasks that count as pending. The other tasks need no action, are optional, or are listed next to the count, as card
// payments are.
const pendingTaskNames: ReadonlySet<TaskName> = new Set([
  ...debtTaskNames,
  'signatureUntil',
  'signature',
  'identification',
  'outOfTraffic',
  'supplements',
  'claims',
])

/** Returns the number of pending tasks; 0 if the header is not loaded or a case may have changed it since. */
export const pendingTaskCount = ({
  header,
  staleAfter,
  ...shown
}: Omit<ShownContract, 'header'> & Pick<ContractContext, 'header' | 'staleAfter'>): number =>
  staleAfter !== null || header === null
    ? 0
    : tasksOf({ ...shown, header })
        .filter(({ name }) => pendingTaskNames.has(name))
        .reduce((sum, { values }) => sum + Number(values?.number ?? 1), 0)

type ShownCases = Pick<ShownContract, 'header' | 'menu' | 'cases' | 'today'> & Pick<ContractContext, 'staleAfter'>

/** Tells if the insurer has, or may have, received a case or a signature since the header was loaded. */
export const mayLackSubmission = ({ staleAfter }: Pick<ContractContext, 'staleAfter'>): boolean =>
  staleAfter === 'submission' || staleAfter === 'uncertain'

/** Returns the number of open cases; `null` if it is not known. */
const openCasesCountOf = ({ header, staleAfter }: Pick<ShownCases, 'header' | 'staleAfter'>): number | null =>
  mayLackSubmission({ staleAfter }) ? null : (header.casesCount ?? null)

/** Tells if the menu has claims that the header leaves out. It is then unknown if one of them waits for the customer. */
const areClaimsUnknown = ({ header: { contract }, menu }: Pick<ShownCases, 'header' | 'menu'>): boolean =>
  menu.some(({ screen }) => screen === 'claims') && !('claims' in contract && contract.claims)

/**
 * Tells if there may be unknown tasks: the header leaves out the claims, or the contract may have open cases, but their
 * list is not loaded, or it is unknown what one of them waits for. Without a list, the contract has open cases only if
 * the header counts some.
 */
export const mayHaveUnknownTasks = ({ header, menu, cases, today, staleAfter }: ShownCases): boolean => {
  if (areClaimsUnknown({ header, menu })) return true
  const openCasesCount = openCasesCountOf({ header, staleAfter })
  return menuListsCases({ menu })
    ? openCasesCount !== 0 &&
        (cases === null ||
          cases === 'unknown' ||
          cases.some((listedCase) => onlineCaseStateOf(listedCase, today) === 'received'))
    : (openCasesCount ?? 0) > 0
}

/**
 * The state of submitted cases that need no signature or identification. `casesAtRest`: the customer has nothing to do.
 * `casesAwaitMoney`: the customer still has to pay. `casesAwaitTransfer`: a transfer has not arrived yet; the
 * contract's heading shows it.
 */
export type IdleCasesState = 'casesAtRest' | 'casesAwaitMoney' | 'casesAwaitTransfer'

/**
 * Returns the state of the submitted cases. `null` if a case needs a signature or an identification, if a claim needs
 * the customer or may do so, if there are no open cases, or if it is unknown what they wait for. A transfer that the
 * header announces counts as a case.
 */
export const idleCasesStateOf = ({
  header,
  menu,
  cases,
  premium,
  today,
  staleAfter,
}: ShownCases & Pick<ShownContract, 'premium'>): IdleCasesState | null => {
  const openCases = openCasesCountOf({ header, staleAfter }) !== 0 && menuListsCases({ menu }) ? cases : []
  if (openCases === null || openCases === 'unknown') return null
  if (openCases.some((listedCase) => needOf(listedCase, today) !== null)) return null
  const caseStates = openCases.map((listedCase) => onlineCaseStateOf(listedCase, today))
  if (caseStates.includes('PAYMENT')) return 'casesAwaitMoney'
  const { announcedTransfers } = withPremium(header, premium)
  if (caseStates.includes('TRANSFER') || announcedTransfers?.length) return 'casesAwaitTransfer'
  // A claim has its own tasks. The case that reported the claim does not say that it waits for them.
  const needsCustomer = areClaimsUnknown({ header, menu }) || menu.some(({ task }) => task?.name === 'claims')
  return needsCustomer || caseStates.length === 0 || caseStates.includes('received') ? null : 'casesAtRest'
}

/**
 * Tells if the list of submitted cases shows the details of a transfer; `null` while the list loads. `false` if the
 * list is not known, or the insurer does not report the details.
 */
export const listsTransfer = ({ cases, today }: Pick<ShownContract, 'cases' | 'today'>): boolean | null =>
  cases && cases !== 'unknown' && cases.some((listedCase) => caseTransferOf(listedCase, today) !== null)
