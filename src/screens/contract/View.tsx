import type { CasePlace } from '../../../machines/routes'
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
  readonly place: CasePlace
}

/** Something to look at: nothing is asked, nothing submitted. */
export function View({ place, ...props }: Props) {
  const Content = views[place.key]
  return (
    <div className="flow-page">
      <Screen state="viewing" heading={caseTexts(place).label} wide={place.key === 'contract-data'}>
        {Content && <Content {...props} />}
      </Screen>
      {/* Who helps is what that place is about. */}
      <CaseAside withHelp={place.key !== 'have-questions'} />
    </div>
  )
}
