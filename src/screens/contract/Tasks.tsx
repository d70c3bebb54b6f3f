import './Tasks.css'
import { useTranslation } from 'react-i18next'
import type { TaskName } from '../../../machines/case/menu/task'
import { debtTaskNames, type IdleCasesState, type TaskWithEntry } from '../../../machines/contract/tasks'
import { caseRouteOf, type ProductLine, pathOf } from '../../../machines/routes'
import { formatValues } from '../../texts/format'
import { LinkCard } from '../../ui/controls/LinkCard'
import { Notice } from '../../ui/feedback/Notice'
import { Skeleton } from '../../ui/feedback/Skeleton'
import type { Icon } from '../../ui/icons/icons'
import { InfoIcon, SuccessIcon } from '../../ui/icons/icons'
import * as icons from '../../ui/icons/menuIcons'
import { CallNote } from '../shell/CallNote'
import { PaymentCode } from '../shell/PaymentCode'
import { PaymentActions } from './PaymentActions'

const taskIcon: Readonly<Record<TaskName, Icon>> = {
  cardUnknown: icons.PaymentIcon,
  cardUnanswered: icons.PaymentIcon,
  cardProcessing: icons.PaymentIcon,
  cardPaid: icons.PaymentIcon,
  cardOther: icons.PaymentIcon,
  cardRefused: icons.PaymentIcon,
  cardSentUntaken: icons.PaymentIcon,
  cardSentOther: icons.PaymentIcon,
  transferShown: icons.PaymentIcon,
  debt: icons.PaymentIcon,
  debtLate: icons.PaymentIcon,
  debtPartlyLate: icons.PaymentIcon,
  debtInTime: icons.PaymentIcon,
  premiumDue: icons.PaymentIcon,
  premiumDueUnknown: icons.PaymentIcon,
  signatureUntil: icons.SignatureIcon,
  signature: icons.SignatureIcon,
  identification: icons.IdentityIcon,
  outOfTraffic: icons.CalendarIcon,
  supplements: icons.ContractIcon,
  claims: icons.ClaimsIcon,
  claimReview: icons.ClaimsIcon,
  identity: icons.IdentityIcon,
  phone: icons.ContactIcon,
  email: icons.LetterIcon,
  notice: icons.CalendarIcon,
}

/**
 * How the customer marks a task as done, because the portal does not learn that it is settled by phone, or that the
 * customer has found the case among the submitted ones. Other tasks go by themselves.
 */
const dismissalOf: Readonly<Partial<Record<TaskName, 'done' | 'arrived'>>> = {
  cardRefused: 'done',
  cardSentUntaken: 'done',
  cardSentOther: 'done',
  cardUnanswered: 'arrived',
}

interface Props {
  readonly productLine: ProductLine
  readonly tasks: readonly TaskWithEntry[]
  /** True if there may be other tasks, because it is not known what the submitted cases wait for, or what is due. */
  readonly mayGrow: boolean
  /** True while the submitted cases or the premium load. */
  readonly isAsking: boolean
  /**
   * The state of the unfinished cases, e.g. that a transfer is awaited. `null` if one of them has a task for the
   * customer, or if there are no unfinished cases.
   */
  readonly casesAtRest: IdleCasesState | null
  /** True if the debt or the due premium is not known, so that the customer may have to pay. */
  readonly isDebtUnknown: boolean
  /** True if the bank collects a due premium, unless the direct debit was set up too late for it. */
  readonly isDebitDue: boolean
}

/** The customer's tasks, the most urgent first. Most of them have a link. */
export function Tasks({ productLine, tasks, mayGrow, isAsking, casesAtRest, isDebtUnknown, isDebitDue }: Props) {
  const { t } = useTranslation('contract')
  const isMoneyAwaited = casesAtRest === 'casesAwaitMoney'
  const isTransferAwaited = casesAtRest === 'casesAwaitTransfer'
  const mayHaveOtherTasks = tasks.length > 0 || isDebtUnknown || mayGrow || isDebitDue
  const hasDebtTask = tasks.some(({ name }) => debtTaskNames.has(name))
  return (
    <section className="tasks stack">
      <h2>{t('tasks.heading')}</h2>
      {tasks.length > 0 && (
        <ul className="tiles tiles-rows">
          {tasks.map((task) => (
            <TaskRow key={`${task.name} ${task.key} ${task.id}`} productLine={productLine} task={task} />
          ))}
        </ul>
      )}
      {mayGrow && isAsking && <Skeleton status="" shape="rows" count={1} />}
      {casesAtRest === 'casesAtRest' && (tasks.length > 0 || isDebtUnknown) && (
        <p className="tasks-none">
          <SuccessIcon />
          <span>{t('tasks.casesAtRest')}</span>
        </p>
      )}
      {isTransferAwaited && !hasDebtTask && (
        <p className="tasks-none tasks-money">
          <InfoIcon />
          <span>{t(mayHaveOtherTasks ? 'tasks.transferBeside' : 'tasks.transfer')}</span>
        </p>
      )}
      {isMoneyAwaited && !hasDebtTask && (
        <p className="tasks-none tasks-money">
          <InfoIcon />
          <span>{t('tasks.casesAwaitMoney')}</span>
        </p>
      )}
      {isDebitDue && (
        <p className="tasks-none tasks-money">
          <InfoIcon />
          <span>{t('tasks.debit')}</span>
        </p>
      )}
      {mayGrow && !isAsking && <p className="tasks-unknown">{t('tasks.unknown')}</p>}
      {isDebtUnknown && (
        <div className="tasks-unknown">
          <CallNote>{t('tasks.debtUnknown')}</CallNote>
        </div>
      )}
      {!mayHaveOtherTasks && !isMoneyAwaited && !isTransferAwaited && (
        <p className="tasks-none">
          <SuccessIcon />
          <span>{t('tasks.none')}</span>
        </p>
      )}
    </section>
  )
}

function TaskRow({ productLine, task }: { readonly productLine: ProductLine; readonly task: TaskWithEntry }) {
  const { t } = useTranslation('contract')
  const { name, key, id, code, inside = '', address, until, values, parts = [] } = task
  const textValues = {
    ...formatValues({ ...values, ...(until && { until }) }),
    count: Number(values?.number ?? 1),
    parts: parts.map((part) => t(`contractData.words.supplements.${part}`, { defaultValue: part })).join(', '),
  }
  const [label, note, IconComponent] = [
    t(`tasks.${name}.label`, textValues),
    t(`tasks.${name}.note`, textValues),
    taskIcon[name],
  ]
  if (key === null) {
    return (
      <li className="tile">
        <IconComponent />
        <div>
          <strong>{label}</strong>
          <p>{note}</p>
        </div>
      </li>
    )
  }
  const path = address ?? pathOf(caseRouteOf(productLine, key, inside))
  const dismissal = dismissalOf[name]
  if (id !== undefined && dismissal !== undefined) {
    const isSubmitted = name === 'cardSentUntaken' || name === 'cardSentOther'
    return (
      <li>
        <Notice kind="warning" heading={label}>
          <p>{note}</p>
          <PaymentCode code={code} />
          <PaymentActions id={id} to={isSubmitted ? undefined : path} dismissal={dismissal} />
        </Notice>
      </li>
    )
  }
  return <LinkCard to={path} label={label} note={note} icon={IconComponent} />
}
