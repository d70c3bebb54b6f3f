import type { CaseRoute } from '../../../machines/routes'
import type { ViewOf } from '../../ui/content'
import { Screen } from '../../ui/Screen'
import { CaseAside } from '../case/CaseAside'
import { caseTexts } from '../case/caseTexts'
import { ContractData } from '../views/ContractData'
import { ContractualData } from '../views/ContractualData'
import { HaveQuestions } from '../views/HaveQuestions'
import type { ViewProps } from '../views/view'

/** What can be looked at, by its menu key. */
const views: Readonly<Record<string, ViewOf<ViewProps>>> = {
  'contract-data': ContractData,
  'contractual-data': ContractualData,
  'have-questions': HaveQuestions,
}

interface Props extends ViewProps {
  readonly route: CaseRoute
}

/** Something to look at: nothing is asked, nothing submitted. */
export function View({ route, ...props }: Props) {
  const Content = views[route.key]
  return (
    <div className="flow-page">
      <Screen state="viewing" heading={caseTexts(route).label} wide={route.key === 'contract-data'}>
        {Content && <Content {...props} />}
      </Screen>
      {/* Who helps is what that place is about. */}
      <CaseAside withHelp={route.key !== 'have-questions'} />
    </div>
  )
}
