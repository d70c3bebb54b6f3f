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
  const snapshot = useSelector(signature, (current) => current)
  const isManual = snapshot.matches('attaching') || snapshot.matches('submitting')
  const isReady = isManual || snapshot.matches('choosing') || snapshot.matches('signing')
  const Step = isManual ? Attaching : Choosing
  return (
    <div className="stack" data-state={String(snapshot.value)}>
      {isReady ? (
        <>
          <Step signature={signature} snapshot={snapshot} />
          <LeaveSignature signature={signature} />
        </>
      ) : (
        <Skeleton status={t('loading')} />
      )}
    </div>
  )
}
