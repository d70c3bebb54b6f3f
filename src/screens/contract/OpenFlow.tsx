import type { ContractSnapshot } from './contract'
import { flowScreens } from './flowScreens'

/** The open flow: the screen that its entry of the menu names. */
export function OpenFlow({ snapshot }: { readonly snapshot: ContractSnapshot }) {
  const { place, menu } = snapshot.context
  const { flow } = snapshot.children
  if (flow === undefined || place.name !== 'case') return null
  const screen = menu.find(({ key }) => key === place.key)?.screen
  const Content = screen && flowScreens[screen]
  return Content && <Content flow={flow} place={place} />
}
