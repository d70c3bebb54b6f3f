import { useShallowSelector } from '../../hooks/useShallowSelector'
import type { Elements } from '../../ui/content'
import { Action } from '../../ui/controls/Action'
import { Form, Submit } from '../../ui/controls/Form'
import { Actions } from '../../ui/layout/Actions'
import { TechnicalErrorNotice } from '../technicalError/TechnicalErrorNotice'
import { type CodeActor, isBeingChecked } from './oneTimeCode'

interface Props {
  readonly code: CodeActor
  /** Label of the main button. */
  readonly submit: string
  readonly previous: string
  /** The fields. */
  readonly children: Elements
}

/** The form of a code, with the error of the last check and the way back. */
export function CodeForm({ code, submit, previous, children }: Props) {
  const { notice, refusals, isChecking, canLeave } = useShallowSelector(code, (snapshot) => ({
    notice: snapshot.context.notice,
    refusals: snapshot.context.refusals,
    isChecking: isBeingChecked(snapshot),
    canLeave: snapshot.can({ type: 'code.left' }),
  }))
  return (
    <Form send={code.send} event={{ type: 'answer.submitted' }} busy={isChecking}>
      {children}
      <TechnicalErrorNotice technicalError={notice === 'codeSent' ? null : notice} isKept />
      <Actions>
        {/* Each refusal creates a new button. `ownPress.ts` ignores the second press of a double click if it hits
            another element than the first press. So a double click uses only one attempt. */}
        <Submit key={refusals}>{submit}</Submit>
        <Action send={code.send} event={{ type: 'code.left' }} variant="back" disabled={!canLeave}>
          {previous}
        </Action>
      </Actions>
    </Form>
  )
}
