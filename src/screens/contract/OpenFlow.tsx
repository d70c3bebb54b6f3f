import { useShown } from '../../hooks/useShallowSelector'
import type { ViewOf } from '../../ui/content'
import { CaseAside } from '../case/CaseAside'
import { lazyScreens } from '../lazyScreens'
import type { ContractProps } from './contract'

/** The open flow: the screen that its entry of the menu names. */
export function OpenFlow({ contract }: ContractProps) {
  const place = useShown(contract, ({ context }) => context.place)
  const { menu, flow } = useShown(contract, ({ context, children }) => ({ menu: context.menu, flow: children.flow }))
  if (flow === undefined || place.name !== 'case') return null
  const screen = menu.find(({ key }) => key === place.key)?.screen
  // An entry names the screen of its own machine, which the place that the machine runs in cannot say.
  const Content = screen && (lazyScreens[screen] as ViewOf<{ flow: typeof flow; place: typeof place }> | undefined)
  return (
    Content && (
      <div className="flow-page">
        <Content flow={flow} place={place} />
        <CaseAside />
      </div>
    )
  )
}
