import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { caseCodeMachine } from '../../../machines/case/machine/code/code.actors'
import { AtThumb } from '../../ui/layout/AtThumb'
import { OneTimeCode } from '../oneTimeCode/OneTimeCode'
import { CaseSteps } from './CaseSteps'
import type { CaseProps } from './case'
import { SubmitFailed } from './SubmitFailed'

interface Props extends CaseProps {
  readonly code: ActorRefFrom<ReturnType<typeof caseCodeMachine>>
}

/**
 * The one-time code that confirms a change. If the submission with the code fails, the error is above the code's field.
 */
export function CodeStep({ code, ...props }: Props) {
  const failure = useSelector(code, ({ context }) => context.failure)
  return (
    <AtThumb state="confirming">
      <OneTimeCode
        code={code}
        heading={props.texts.heading}
        isToKnown={props.definition.code?.channel === 'known'}
        above={
          <>
            <CaseSteps {...props} step="confirming" />
            {failure && <SubmitFailed technicalError={failure} />}
          </>
        }
      />
    </AtThumb>
  )
}
