import type { PendingWork } from '../../../machines/contract/pendingWork'
import { pathOf } from '../../../machines/routes'
import type { Session } from '../../../machines/session'
import { useTexts } from '../../texts/texts'
import { Link } from '../../ui/controls/Link'
import { Notice } from '../../ui/feedback/Notice'
import { Actions } from '../../ui/layout/Actions'
import { Verbatim } from '../../ui/values/Verbatim'
import { OpenPayments } from '../contract/OpenPayments'

interface Props {
  readonly session: Session
  readonly isSelecting: boolean
  readonly pendingWork: PendingWork
}

/** The open contract with a link to it, and the status of its card payments. */
export function OpenContract({ session, isSelecting, pendingWork: { waiting, payments } }: Props) {
  const t = useTexts()
  return (
    <>
      <Notice kind="info" heading={t('home.open.heading')}>
        <p>{t(`productLines.${session.productLine}`)}</p>
        <p className="figures">
          <span>{`${t('contractNumber')}: `}</span>
          <Verbatim>{session.contractNumber}</Verbatim>
        </p>
        {waiting > 0 && (
          <p>
            <strong>{t('home.open.waiting', { number: waiting })}</strong>
          </p>
        )}
        <Actions>
          <Link to={pathOf({ name: 'caseSelect', productLine: session.productLine })} appearance="primary">
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
