import '../../ui/layout/firstMoment.css'
import './signature.css'
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { Elements } from '../../ui/content'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { Attaching } from './Attaching'
import { Choosing } from './Choosing'
import { LeaveSignature } from './LeaveSignature'
import type { SignatureActor } from './signature'

interface Props {
  readonly signature: SignatureActor
  /** The case and contract to sign, and the effect of the signature. */
  readonly what: Elements
  /** The deadline for signing a termination. */
  readonly until?: string | null | undefined
}

/** The current part of a signature: the content of a step, below its heading (h2). */
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
