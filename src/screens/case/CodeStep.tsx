import type { ActorRefFrom } from 'xstate'
import type { caseCodeMachine } from '../../../machines/case/code.actors'
import { OneTimeCode } from '../oneTimeCode/OneTimeCode'
import { CaseSteps } from './CaseSteps'
import type { CaseProps } from './case'

interface Props extends CaseProps {
  readonly code: ActorRefFrom<ReturnType<typeof caseCodeMachine>>
}

/** The code that proves what was typed. */
export const CodeStep = ({ code, texts, plan }: Props) => (
  <div data-state="confirming">
    <OneTimeCode code={code} heading={texts.heading} above={<CaseSteps plan={plan} step="confirming" />} />
  </div>
)
