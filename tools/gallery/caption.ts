import type { Flow } from '../flows/schema'
import { stateIn } from '../flows/viewer/data'
import { sentenceOf } from '../flows/viewer/sentence'
import type { Scene } from './scene'

/**
 * The caption of a screen. `heading` describes the state. `reason` is '' for the state's first screen, otherwise the
 * event or the sample contract that changes how the screen looks.
 */
export interface Caption {
  readonly heading: string
  readonly reason: string
}

type CaptionedScene = Pick<Scene, 'id' | 'states' | 'transitions' | 'sample'>

/** Returns the caption of a picture. */
export const captionOf = (flow: Flow, { id, states, transitions, sample }: CaptionedScene): Caption => {
  const heading = states.map((state) => stateIn(flow, state).description).join(' ')
  if (sample !== undefined) return { heading, reason: `A ${sample} számú mintaszerződés.` }
  const isOnly = id === states.join('+')
  const causingTransition = flow.transitions.find((transition) => transition.id === transitions[0])
  return { heading, reason: isOnly || causingTransition === undefined ? '' : `${sentenceOf(causingTransition)}.` }
}
