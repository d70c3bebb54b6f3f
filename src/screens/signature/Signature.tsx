import './signature.css'
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../ui/Skeleton'
import { Attaching } from './Attaching'
import { Choosing } from './Choosing'
import { LeaveSignature } from './LeaveSignature'
import type { SignatureActor } from './signature'

/** A signature as it stands: the content of a step, below the heading (h2) of whatever needs it. */
export function Signature({ signature }: { readonly signature: SignatureActor }) {
  const { t } = useTranslation('signature')
  const state = useSelector(signature, ({ value }) => value)
  const isManual = state === 'attaching' || state === 'submitting'
  const isReady = isManual || state === 'choosing' || state === 'signing'
  const Step = isManual ? Attaching : Choosing
  return (
    <div className="stack" data-state={String(state)}>
      {isReady ? (
        <>
          <Step signature={signature} />
          <LeaveSignature signature={signature} />
        </>
      ) : (
        <Skeleton status={t('loading')} />
      )}
    </div>
  )
}
