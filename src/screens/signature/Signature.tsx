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
  /** Text that names the case and contract, and says what the signature changes. */
  readonly what: Elements
  /** The deadline for signing a termination; `null` or `undefined` if the case has no such deadline. */
  readonly until?: string | null | undefined
}

/** The content of the signature step, below the step's heading (h2). It depends on the signature machine's state. */
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
