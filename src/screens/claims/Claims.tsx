import { useTranslation } from 'react-i18next'
import { useShown } from '../../app/useShown'
import { Screen } from '../../ui/Screen'
import { Skeleton } from '../../ui/Skeleton'
import { caseTexts } from '../case/caseTexts'
import type { FlowProps } from '../contract/flow'
import { Claim } from './Claim'
import { ClaimLists } from './ClaimLists'
import { ClaimsFailed } from './ClaimsFailed'
import { UnknownClaim } from './UnknownClaim'

/** The claims on a contract, and how far each has come. */
export function Claims({ flow, place }: FlowProps<'claims'>) {
  const { t } = useTranslation('claims')
  const { state, context } = useShown(flow, ({ value, context }) => ({ state: String(value), context }))
  const props = { flow, place, context, heading: caseTexts({ ...place, variant: '' }).label }
  switch (state) {
    case 'listing':
      return <ClaimLists {...props} />
    case 'viewing':
      return <Claim {...props} />
    case 'unknown':
      return <UnknownClaim {...props} />
    case 'failed':
      return <ClaimsFailed {...props} />
    default:
      return (
        <Screen state={state} heading={props.heading}>
          <Skeleton status={t('loading')} shape="rows" />
        </Screen>
      )
  }
}
