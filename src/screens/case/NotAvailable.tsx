import { useSelector } from '@xstate/react'
import { paidCaseOf, paysChosenItem } from '../../../machines/case/machine/payment/paidCase'
import { useAppSelector } from '../../hooks/actor'
import { Actions } from '../../ui/layout/Actions'
import { Screen } from '../../ui/layout/Screen'
import { CardFailed } from '../contract/CardFailed'
import { DeniablePayments } from '../contract/DeniablePayments'
import { OpenPayments } from '../contract/OpenPayments'
import { ToContract } from '../contract/ToContract'
import type { CaseProps } from './case'
import { FollowLink } from './FollowLink'
import { HowToPay } from './HowToPay'
import { RelatedCases } from './RelatedCases'

/**
 * Shown if the loaded data say that the case is not available for the contract, or for what the case is about, e.g. an
 * account.
 */
export function NotAvailable(props: CaseProps) {
  const { state, definition, actor, route, texts } = props
  const isDueUnknown = useSelector(actor, ({ context }) => definition.isDueUnknown(context.loaded))
  const failedCard = useSelector(actor, ({ context }) => context.failedCard)
  const origin = useSelector(actor, ({ context }) => paidCaseOf(context).origin)
  const payments = useAppSelector(({ context }) => context.payments).filter((payment) => payment.origin === origin)
  return (
    <Screen state={state} heading={texts.heading} lead={isDueUnknown ? texts.dueUnknown : texts.notOffered}>
      {failedCard && <CardFailed failure={failedCard} />}
      <DeniablePayments payments={payments.filter(({ type }) => type === 'unknown')} />
      <OpenPayments payments={payments.filter(({ type }) => type === 'refused')} isStuck />
      {/* Here nothing can be paid. So a case that pays a due amount shows the next payment instead. */}
      {paysChosenItem(definition) && <HowToPay />}
      <Actions>
        <ToContract productLine={route.productLine} appearance="primary" />
        <FollowLink {...props} />
      </Actions>
      <RelatedCases {...props} />
    </Screen>
  )
}
