import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/controls/Action'
import { Notice } from '../../ui/feedback/Notice'
import { Actions } from '../../ui/layout/Actions'
import { AskAgain, useReturnAddress } from './AskAgain'
import type { PaymentProps } from './payment'

interface Props extends Pick<PaymentProps, 'payment'> {
  /** The payments whose result is unknown. */
  readonly ids: readonly string[]
  /** `true` if the notice appears because the customer pressed a button. The notice then takes the focus. */
  readonly isAnswer: boolean
}

/**
 * Warns that an earlier card payment may have succeeded. Once the customer has returned from the provider, a link asks
 * the insurer for the result again.
 */
export function CameBack({ payment, ids, isAnswer }: Props) {
  const t = useTexts('payment')
  const address = useReturnAddress(ids)
  return (
    <Notice kind="warning" heading={t('notices.cameBack.heading')} isAnswer={isAnswer}>
      <p>{t(address === undefined ? 'notices.cameBack.body' : 'notices.cameBack.returned')}</p>
      <Actions>
        {address !== undefined && <AskAgain address={address} />}
        <Action send={payment.send} event={{ type: 'card.denied' }}>
          {t('notices.cameBack.deny')}
        </Action>
      </Actions>
    </Notice>
  )
}
