import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { previousAnswersOf } from '../../../machines/case/answers/compare'
import { fieldContextOf } from '../../../machines/case/answers/fieldContext'
import { visibleFields } from '../../../machines/case/answers/visible'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { Action } from '../../ui/controls/Action'
import { Actions } from '../../ui/layout/Actions'
import { DescriptionList } from '../../ui/values/DescriptionList'
import { ToContract } from '../contract/ToContract'
import { CaseAnswer } from './CaseAnswer'
import type { CaseProps } from './case'
import { formatDetails } from './details'
import { NothingNotice } from './NothingNotice'
import { StepScreen } from './StepScreen'

/**
 * The answer to the customer's question, in large type, with the question's inputs. The customer can change them and
 * ask again.
 */
export function Answered(props: CaseProps) {
  const { t } = useTranslation('case')
  const { definition, texts, actor, route, send } = props
  const answer = useSelector(actor, ({ context }) => context.answer)
  const fieldContext = useShallowSelector(actor, ({ context }) => fieldContextOf(context))
  const previousAnswers = useShallowSelector(actor, ({ context }) => previousAnswersOf(definition, context))
  const details = answer === null ? [] : definition.resultDetails(answer)
  return (
    <StepScreen {...props} step="answered" heading={texts.done}>
      {details.length > 0 && <DescriptionList size="large" items={formatDetails(details, texts)} />}
      {answer !== null && details.length === 0 && <NothingNotice nothing={texts.nothing()} />}
      <DescriptionList
        items={visibleFields(definition, fieldContext).map(([name, field]) => ({
          label: texts.field(name),
          value: <CaseAnswer {...{ texts, name, field, known: fieldContext }} before={previousAnswers[name]} />,
        }))}
      />
      <Actions>
        <Action send={send} event={{ type: 'step.returned' }} variant="primary">
          {texts.askAgain ?? t('askAgain')}
        </Action>
        <ToContract productLine={route.productLine} />
      </Actions>
    </StepScreen>
  )
}
