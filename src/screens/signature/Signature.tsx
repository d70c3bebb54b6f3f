import '../../ui/firstMoment.css'
import './signature.css'
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { Elements } from '../../ui/content'
import { Skeleton } from '../../ui/Skeleton'
import { Attaching } from './Attaching'
import { Choosing } from './Choosing'
import { LeaveSignature } from './LeaveSignature'
import type { SignatureActor } from './signature'

interface Props {
  readonly signature: SignatureActor
  /** Which case of which contract is signed, and what the signature does. */
  readonly what: Elements
  /** Until when a notice that is signed is in time. */
  readonly until?: string | null | undefined
}

/** A signature as it stands: the content of a step, below the heading (h2) of whatever needs it. */
export function Signature({ signature, what, until }: Props) {
  const { t } = useTranslation('signature')
  const state = useSelector(signature, ({ value }) => value)
  const isManual = state === 'attaching' || state === 'submitting'
  const isReady = isManual || state === 'choosing' || state === 'signing'
  return (
    <div className="stack" data-state={String(state)}>
      {isReady ? (
        <>
          {isManual ? <Attaching signature={signature} /> : <Choosing signature={signature} what={what} />}
          <LeaveSignature signature={signature} until={until} />
        </>
      ) : (
        <Skeleton status={t('loading')} />
      )}
    </div>
  )
}
