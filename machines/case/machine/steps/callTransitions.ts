import { errorOf, outcomeOf } from '../../../actors/call'
import type { FieldStep } from '../step.types'

/** Where a call on the way to a step leads, and what of it is kept. */
interface Lead<To, Keep, Notice> {
  readonly to: To
  readonly keep: Keep
  readonly back: FieldStep
  /** What is told where no answer comes. */
  readonly notice: Notice
}

/** What becomes of a call on the way to a step: its answer leads on; a refusal, and no answer, lead back and say why. */
export const callTransitions = <const To, const Keep, const Notice>({
  to,
  keep,
  back,
  notice,
}: Lead<To, Keep, Notice>) =>
  ({
    onDone: [
      { guard: { type: 'answered', params: outcomeOf }, target: to, actions: { type: keep, params: outcomeOf } },
      { target: back, actions: { type: 'keepBusinessError', params: outcomeOf } },
    ],
    onError: {
      target: back,
      actions: [
        { type: 'notify', params: notice },
        { type: 'notifyTechnicalError', params: errorOf },
      ],
    },
  }) as const
