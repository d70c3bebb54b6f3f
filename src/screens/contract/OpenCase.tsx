import { useTranslation } from 'react-i18next'
import { useForOthers } from '../../hooks/useForOthers'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { Action } from '../../ui/controls/Action'
import { Dialog } from '../../ui/feedback/Dialog'
import { Case } from '../case/Case'
import { CaseAside } from '../case/CaseAside'
import { PaymentCodes } from '../case/PaymentCodes'
import { CallNote } from '../shell/CallNote'
import type { ContractProps } from './contract'

/** Submission states whose warning is more important than the warning that answers will be lost. */
const warningSubmissions = ['uncertain', 'paid', 'processing', 'transferShown'] as const

/** The open case. Also asks for confirmation before the customer leaves a half-filled case. */
export function OpenCase({ contract }: ContractProps) {
  const { t } = useTranslation('contract')
  const forOthers = useForOthers()
  const route = useShallowSelector(contract, ({ context }) => context.route)
  const menu = useShallowSelector(contract, ({ context }) => context.menu)
  const { open, submission, unsent, unsentAs, isWaiting, isConfirming, way } = useShallowSelector(
    contract,
    (snapshot) => ({
      open: snapshot.children.case,
      unsent: snapshot.context.unsent,
      unsentAs: snapshot.context.unsentAs,
      way: snapshot.context.pending?.type === 'logout' ? ('logout' as const) : ('place' as const),
      submission: snapshot.context.submission,
      isWaiting: snapshot.matches({ inCase: 'waitingForSubmission' }),
      isConfirming: snapshot.matches({ inCase: 'confirmingDeparture' }),
    }),
  )
  const lostPayment = unsentAs === 'lost' ? unsent : null
  const warningReason = unsentAs ?? warningSubmissions.find((each) => each === submission)
  const reasonKey = warningReason === 'paid' && unsent?.end.asked ? 'other' : warningReason
  const warningKey = reasonKey === 'sent' ? (`sent${forOthers}` as const) : reasonKey
  if (open === undefined || route.name !== 'case') return null
  const buttonTexts = { stay: t('leaving.stay'), leave: t('leaving.leave') }
  return (
    <>
      <div className="case-page">
        <Case actor={open} route={route} menu={menu} />
        <CaseAside />
      </div>
      {isWaiting && (
        <div data-state="inCase.waitingForSubmission">
          <Dialog
            send={contract.send}
            event={{ type: 'departure.declined' }}
            heading={t('submitting.heading')}
            actions={
              <Action send={contract.send} event={{ type: 'departure.declined' }} variant="primary">
                {t('leaving.stay')}
              </Action>
            }
          >
            <p>{t('submitting.body')}</p>
          </Dialog>
        </div>
      )}
      {isConfirming && (
        <div data-state="inCase.confirmingDeparture">
          <Dialog
            send={contract.send}
            event={{ type: 'departure.declined' }}
            heading={t(`leaving.ways.${way}.heading`)}
            actions={
              <>
                <Action send={contract.send} event={{ type: 'departure.declined' }} variant="primary">
                  {t('leaving.stay')}
                </Action>
                <Action send={contract.send} event={{ type: 'departure.confirmed' }}>
                  {t('leaving.leave')}
                </Action>
              </>
            }
          >
            <p>{t(warningKey === undefined ? `leaving.ways.${way}.body` : `leaving.${warningKey}`, buttonTexts)}</p>
            {lostPayment && <PaymentCodes payment={lostPayment.end.payment} />}
            {lostPayment && <CallNote>{t('leaving.lostCall')}</CallNote>}
          </Dialog>
        </div>
      )}
    </>
  )
}
