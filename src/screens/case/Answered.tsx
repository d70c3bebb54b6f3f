import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { pathOf } from '../../../machines/routes'
import { Action } from '../../ui/Action'
import { Actions } from '../../ui/Actions'
import { DescriptionList } from '../../ui/DescriptionList'
import { Link } from '../../ui/Link'
import type { CaseProps } from './case'
import { shownDetails } from './details'
import { StepScreen } from './StepScreen'

/** What was asked for, large; with other answers it can be asked again. */
export function Answered(props: CaseProps) {
  const { t } = useTranslation('case')
  const { definition, texts, actor, place, send } = props
  const answer = useSelector(actor, ({ context }) => context.answer)
  return (
    <StepScreen {...props} step="answered" heading={texts.done}>
      <DescriptionList
        size="large"
        items={shownDetails(answer === null ? [] : definition.resultDetails(answer), texts)}
      />
      <Actions>
        <Action send={send} event={{ type: 'step.returned' }} variant="primary">
          {t('askAgain')}
        </Action>
        <Link to={pathOf({ name: 'caseSelect', area: place.area })} look="secondary">
          {t('submitted.toContract')}
        </Link>
      </Actions>
    </StepScreen>
  )
}
