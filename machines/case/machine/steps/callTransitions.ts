import { errorOf, eventOutput } from '../../../actors/call'
import type { FieldStep } from '../step.types'

/**
 * Settings of the transitions after a call: the next state (`to`), the state after an error (`back`), and the action
 * that stores the response (`keep`).
 */
interface CallTransitionOptions<To, Keep, Notice> {
  readonly to: To
  readonly keep: Keep
  readonly back: FieldStep
  /** Notice after a technical error. */
  readonly notice: Notice
}

/**
 * Transitions after a call between two steps. After an error, the machine returns to the state `back`, which shows the
 * reason.
 */
export const callTransitions = <const To, const Keep, const Notice>({
  to,
  keep,
  back,
  notice,
}: CallTransitionOptions<To, Keep, Notice>) =>
  ({
    onDone: [
      { guard: { type: 'answered', params: eventOutput }, target: to, actions: { type: keep, params: eventOutput } },
      { target: back, actions: { type: 'keepBusinessError', params: eventOutput } },
    ],
    onError: {
      target: back,
      actions: [
        { type: 'notify', params: notice },
        { type: 'notifyTechnicalError', params: errorOf },
      ],
    },
  }) as const
