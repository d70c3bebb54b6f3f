import type { OpenPayment } from '../../../machines/payment/openPayments'
import { pathOf } from '../../../machines/routes'
import type { Session } from '../../../machines/session'
import { useTexts } from '../../texts/texts'
import { Actions } from '../../ui/Actions'
import { Link } from '../../ui/Link'
import { Notice } from '../../ui/Notice'
import { OpenPayments } from '../contract/OpenPayments'

interface Props {
  readonly session: Session
  readonly isSelecting: boolean
  /** How many things wait for the customer there. */
  readonly waiting: number
  readonly payments: readonly OpenPayment[]
}

/** Which contract is open, the way back into it, and what has become of its card payments. */
export function OpenContract({ session, isSelecting, waiting, payments }: Props) {
  const t = useTexts()
  return (
    <>
      <Notice kind="info" heading={t('home.open.heading')}>
        <p>{t(`areas.${session.area}`)}</p>
        <p className="figures">{t('contractNumber', { number: session.contractNumber })}</p>
        {waiting > 0 && (
          <p>
            <strong>{t('home.open.waiting', { number: waiting })}</strong>
          </p>
        )}
        <Actions>
          <Link to={pathOf({ name: 'caseSelect', area: session.area })} appearance="primary">
            {t('home.open.back')}
          </Link>
          {!isSelecting && (
            <Link to={pathOf({ name: 'home', selecting: true })} appearance="secondary">
              {t('home.open.other')}
            </Link>
          )}
        </Actions>
      </Notice>
      <OpenPayments payments={payments} />
    </>
  )
}
