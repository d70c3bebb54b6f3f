import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import type { paymentMachine } from '../../../machines/payment/payment.machine'
import { useTexts } from '../../texts/texts'
import { Skeleton } from '../../ui/Skeleton'
import { Amount } from './Amount'
import { ChooseMethod } from './ChooseMethod'
import { Due } from './Due'
import { Leaving } from './Leaving'
import type { PaymentActor } from './payment'
import { Transfer } from './Transfer'

/** A payment as it stands: the content of a step, below the heading (h2) of whatever needs it. */
export function Payment({ payment }: { readonly payment: PaymentActor }) {
  const t = useTexts('payment')
  const snapshot = useSelector(payment, (current) => current)
  const { due } = snapshot.context
  const Content = contentOf(snapshot)
  return (
    <div className="stack" data-state={snapshot.value}>
      {due && <Amount amount={due} />}
      {Content ? <Content payment={payment} snapshot={snapshot} /> : <Skeleton status={t('loading')} />}
    </div>
  )
}

const contentOf = (snapshot: SnapshotFrom<typeof paymentMachine>) => {
  if (snapshot.hasTag('form')) return ChooseMethod
  if (snapshot.matches('transferring')) return Transfer
  if (snapshot.matches('leavingForCard')) return Leaving
  return snapshot.matches('restoring') || snapshot.matches('processing') ? null : Due
}
