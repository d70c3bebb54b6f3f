import { useShallowSelector } from '../../hooks/useShallowSelector'
import type { ViewOf } from '../../ui/content'
import { CaseAside } from '../case/CaseAside'
import { lazyScreens } from '../lazyScreens'
import type { ContractProps } from './contract'

/** The open flow, with the screen that its menu entry names. */
export function OpenFlow({ contract }: ContractProps) {
  const route = useShallowSelector(contract, ({ context }) => context.route)
  const { menu, flow } = useShallowSelector(contract, ({ context, children }) => ({
    menu: context.menu,
    flow: children.flow,
  }))
  if (flow === undefined || route.name !== 'case') return null
  const screen = menu.find(({ key }) => key === route.key)?.screen
  // An entry names the screen of its own machine; the types cannot express this relation.
  const Content = screen && (lazyScreens[screen] as ViewOf<{ flow: typeof flow; route: typeof route }> | undefined)
  return (
    Content && (
      <div className="flow-page">
        <Content flow={flow} route={route} />
        <CaseAside />
      </div>
    )
  )
}
