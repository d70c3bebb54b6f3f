import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/Action'
import { Actions } from '../../ui/Actions'
import { Notice } from '../../ui/Notice'
import { Skeleton } from '../../ui/Skeleton'
import { FaultNotice } from '../fault/FaultNotice'
import { PartHeading } from './PartHeading'
import type { PaymentProps } from './payment'

/** What is due loads, did not load, or is nothing. */
export function Due({ payment, snapshot }: PaymentProps) {
  const t = useTexts('payment')
  const common = useTexts()
  return (
    <>
      {/* What was pressed goes with its content: each state's heading takes the focus anew. */}
      <PartHeading key={snapshot.value} snapshot={snapshot}>
        {t('due')}
      </PartHeading>
      {snapshot.hasTag('busy') && <Skeleton status={t('loading')} />}
      {snapshot.matches('dueFailed') && <FaultNotice fault={snapshot.context.dueFault} isKept />}
      {snapshot.matches('nothingDue') && (
        <Notice kind="info" heading={t('nothingDue.heading')}>
          <p>{t('nothingDue.body')}</p>
        </Notice>
      )}
      <Actions>
        {snapshot.matches('dueFailed') && (
          <Action send={payment.send} event={{ type: 'due.retried' }} variant="primary">
            {common('retry')}
          </Action>
        )}
        {snapshot.matches('nothingDue') && (
          <Action send={payment.send} event={{ type: 'method.submitted' }} variant="primary">
            {t('next')}
          </Action>
        )}
        <Action send={payment.send} event={{ type: 'payment.left' }} variant="quiet">
          {t('previous')}
        </Action>
      </Actions>
    </>
  )
}
