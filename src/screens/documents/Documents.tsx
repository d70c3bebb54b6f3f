import { Screen } from '../../ui/Screen'
import { caseTexts } from '../case/caseTexts'
import type { FlowProps } from '../contract/flowScreens'

/** The frame of the flow, until its own screens stand here. */
export function Documents({ place }: FlowProps) {
  return <Screen state="loading" heading={caseTexts(place).label} />
}
