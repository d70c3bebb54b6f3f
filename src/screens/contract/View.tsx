import { useTranslation } from 'react-i18next'
import type { CaseRoute } from '../../../machines/routes'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import type { ViewOf } from '../../ui/content'
import { Screen } from '../../ui/layout/Screen'
import { CaseAside } from '../case/CaseAside'
import { caseTexts } from '../case/caseTexts'
import { ContractData } from '../views/ContractData'
import { ContractualData } from '../views/ContractualData'
import { HaveQuestions } from '../views/HaveQuestions'
import type { ViewProps } from '../views/view'
import type { ContractActor } from './contract'
import { OutdatedNotice } from './OutdatedNotice'

/** The read-only views by menu key. */
const views: Readonly<Record<string, ViewOf<ViewProps>>> = {
  'contract-data': ContractData,
  'contractual-data': ContractualData,
  'have-questions': HaveQuestions,
}

interface Props extends ViewProps {
  readonly state: string
  readonly route: CaseRoute
  readonly actor: ContractActor
}

/** A read-only view of the contract, without a form or submission. */
export function View({ state, route, actor, ...props }: Props) {
  const { t } = useTranslation('contract')
  const { retries, isRetried } = useShallowSelector(actor, ({ context }) => ({
    ...{ retries: context.retries, isRetried: context.isRetried },
  }))
  const Content = views[route.key]
  // The insurer's contacts are never outdated, and the column beside them does not repeat them.
  const hasContacts = route.key === 'have-questions'
  return (
    <div className="flow-page">
      <Screen
        // A retry hides the pressed button. The new key moves the focus to the heading.
        key={retries}
        state={state}
        heading={caseTexts(route).label}
        wide={route.key === 'contract-data'}
      >
        {!hasContacts && state === 'viewing.outdated' && <OutdatedNotice contract={actor} />}
        {!hasContacts && state === 'viewing.refreshing' && isRetried && <p role="status">{t('refreshing')}</p>}
        {Content && <Content {...props} />}
      </Screen>
      <CaseAside withHelp={!hasContacts} />
    </div>
  )
}
