import './case.css'
import { useSelector } from '@xstate/react'
import { definitionOf } from '../../../machines/case/compiled'
import { planOf } from '../../../machines/case/plan'
import { type CaseActor, type CasePlace, stateOf } from './case'
import { caseTexts } from './caseTexts'
import { FormStep } from './FormStep'
import { LoadStep } from './LoadStep'
import { ReviewStep } from './ReviewStep'
import { Submitted } from './Submitted'

interface Props {
  readonly actor: CaseActor
  readonly place: CasePlace
}

/** The open case: the screen of its state. */
export function Case({ actor, place }: Props) {
  const snapshot = useSelector(actor, (current) => current)
  const { context } = snapshot
  const definition = definitionOf(snapshot.machine)
  const state = stateOf(snapshot)
  const props = { state, definition, plan: planOf(definition), texts: caseTexts(place), context, send: actor.send }
  switch (state) {
    case 'filling':
    case 'attaching':
      return <FormStep {...props} step={state} />
    case 'reviewing':
    case 'submitting':
    case 'submitFailed':
      return <ReviewStep {...props} />
    case 'submitted':
      return <Submitted {...props} place={place} />
    case 'loading':
    case 'loadFailed':
      return <LoadStep {...props} />
  }
}
