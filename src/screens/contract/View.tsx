import type { CaseRoute } from '../../../machines/routes'
import type { ViewOf } from '../../ui/content'
import { Screen } from '../../ui/layout/Screen'
import { CaseAside } from '../case/CaseAside'
import { caseTexts } from '../case/caseTexts'
import { ContractData } from '../views/ContractData'
import { ContractualData } from '../views/ContractualData'
import { HaveQuestions } from '../views/HaveQuestions'
import type { ViewProps } from '../views/view'

/** The read-only views by menu key. */
const views: Readonly<Record<string, ViewOf<ViewProps>>> = {
  'contract-data': ContractData,
  'contractual-data': ContractualData,
  'have-questions': HaveQuestions,
}

interface Props extends ViewProps {
  readonly state: string
  readonly route: CaseRoute
}

/** A read-only view of the contract, without a form or submission. */
export function View({ state, route, ...props }: Props) {
  const Content = views[route.key]
  return (
    <div className="flow-page">
      <Screen state={state} heading={caseTexts(route).label} wide={route.key === 'contract-data'}>
        {Content && <Content {...props} />}
      </Screen>
      {/* The view `have-questions` itself lists the insurer's contacts, so the column beside it leaves them out. */}
      <CaseAside withHelp={route.key !== 'have-questions'} />
    </div>
  )
}
