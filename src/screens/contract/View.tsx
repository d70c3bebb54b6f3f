import type { ComponentType } from 'react'
import type { CasePlace } from '../../../machines/routes'
import { Screen } from '../../ui/Screen'
import { caseTexts } from '../case/caseTexts'
import { HaveQuestions } from '../views/HaveQuestions'

/** What can be looked at, by its menu key. */
const views: Readonly<Record<string, ComponentType>> = { 'have-questions': HaveQuestions }

interface Props {
  readonly place: CasePlace
}

/** Something to look at: nothing is asked, nothing submitted. */
export function View({ place }: Props) {
  const Content = views[place.key]
  return (
    <Screen state="viewing" heading={caseTexts(place).label}>
      {Content && <Content />}
    </Screen>
  )
}
