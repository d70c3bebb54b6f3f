import './case.css'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { definitionOf } from '../../../machines/case/machine/built'
import { planOf } from '../../../machines/case/machine/plan'
import type { EnabledEntry } from '../../../machines/contract/contract.types'
import { useForOthers } from '../../hooks/useForOthers'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { Answered } from './Answered'
import { CodeStep } from './CodeStep'
import { type CaseActor, fieldStepOf, type OpenCaseRoute, stateOf } from './case'
import { caseTexts } from './caseTexts'
import { FollowUp } from './FollowUp'
import { FormStep } from './FormStep'
import { LoadStep } from './LoadStep'
import { NotAvailable } from './NotAvailable'
import { PaymentStep } from './PaymentStep'
import { ReviewStep } from './ReviewStep'
import { Submitted } from './Submitted'

interface Props {
  readonly actor: CaseActor
  readonly route: OpenCaseRoute
  /** The cases available to this customer. */
  readonly menu: readonly Pick<EnabledEntry, 'key' | 'kind' | 'variants'>[]
}

/** The open case, rendered by its state. */
export function Case({ actor, route, menu }: Props) {
  const { productLine, key, variant } = route
  const definition = definitionOf(useSelector(actor, ({ machine }) => machine))
  const forOthers = useForOthers()
  const plan = useMemo(() => planOf(definition), [definition])
  const texts = useMemo(
    () => caseTexts({ productLine, key, variant: definition.subject === null ? variant : '', forOthers }),
    [productLine, key, variant, definition, forOthers],
  )
  const state = useSelector(actor, stateOf)
  const step = useSelector(actor, ({ context }) => fieldStepOf(definition, plan, context))
  const children = useShallowSelector(actor, (snapshot) => ({ ...snapshot.children }))
  const follow = menu.find(({ key }) => key === definition.trackedIn)?.key ?? null
  // An entry with variants can be in the menu although no variant is available. It gets no link.
  const linkable = menu.filter(({ kind, variants }) => kind !== 'variants' || variants.length > 0)
  const related = definition.related.filter((key) => linkable.some((entry) => entry.key === key))
  const props = { state, route, definition, plan, texts, follow, related, actor, send: actor.send }
  switch (state) {
    case 'filling':
    case 'refreshing':
    case 'attaching':
      return <FormStep {...props} step={step} suggestions={children.suggestions} preview={children.preview} />
    case 'sendingCode':
    case 'asking':
      return <FormStep {...props} step={step} busy />
    case 'confirming':
      return children.code && <CodeStep {...props} code={children.code} />
    case 'paying':
      return children.payment && <PaymentStep {...props} payment={children.payment} />
    case 'answered':
      return <Answered {...props} />
    case 'reviewing':
    case 'submitFailed':
      return <ReviewStep {...props} step={step} preview={children.preview} />
    case 'checkingTransfer':
    case 'submitting':
      // The submitted answers stay visible during the submission.
      return definition.summary || definition.payment ? (
        <ReviewStep {...props} step={step} preview={children.preview} />
      ) : (
        <FormStep {...props} step={step} busy />
      )
    case 'openingSignature':
    case 'openingIdentification':
    case 'signing':
    case 'identifying':
      return <FollowUp {...props} signature={children.signature} identification={children.identification} />
    case 'unopened':
    case 'submitted':
      return <Submitted {...props} copying={children.copying} />
    case 'notOffered':
      return <NotAvailable {...props} />
    case 'loading':
    case 'loadFailed':
      return <LoadStep {...props} />
  }
}
