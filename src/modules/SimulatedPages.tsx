import { startTransition, useActionState, useEffect } from 'react'
import type { PageStep } from '../../mocks/pages/page'
import { visitPage } from '../../mocks/pages/tab'
import { PAGES_IN_APP } from '../../mocks/store/persistence/createStore'
import { useAppSelector } from '../hooks/actor'
import { NotFound } from '../screens/shell/NotFound'
import { SimulatedPage } from '../screens/simulation/SimulatedPage'

const BASE = `${PAGES_IN_APP}/`

/**
 * Shows the simulated page of a third party, e.g. of a payment provider, whose path the address contains. Shows the
 * not-found screen for other addresses.
 */
export function SimulatedPages() {
  const path = useAppSelector(({ context: { route } }) => (route.name === 'notFound' ? route.path : ''))
  return path.startsWith(BASE) ? <Page key={path} address={path.slice(BASE.length)} /> : <NotFound />
}

function Page({ address }: { readonly address: string }) {
  const [step, visit, isBusy] = useActionState<PageStep | null, string | null>(
    (_, action) => visitPage(address, action),
    null,
  )
  const targetAddress = step !== null && 'leadsTo' in step ? step.leadsTo : null
  useEffect(() => startTransition(() => visit(null)), [visit])
  useEffect(() => {
    if (targetAddress !== null) window.location.assign(targetAddress)
  }, [targetAddress])
  return (
    <SimulatedPage
      view={step !== null && 'view' in step ? step.view : null}
      isBusy={isBusy}
      send={({ action }) => startTransition(() => visit(action))}
    />
  )
}
