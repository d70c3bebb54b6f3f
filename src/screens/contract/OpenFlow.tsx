import type { ComponentType } from 'react'
import { lazyScreens } from '../../modules/screens'
import type { ContractSnapshot } from './contract'

/** The open flow: the screen that its entry of the menu names. */
export function OpenFlow({ snapshot }: { readonly snapshot: ContractSnapshot }) {
  const { place, menu } = snapshot.context
  const { flow } = snapshot.children
  if (flow === undefined || place.name !== 'case') return null
  const screen = menu.find(({ key }) => key === place.key)?.screen
  // An entry names the screen of its own machine, which the place that the machine runs in cannot say.
  const Content =
    screen && (lazyScreens[screen] as ComponentType<{ flow: typeof flow; place: typeof place }> | undefined)
  return Content && <Content flow={flow} place={place} />
}
