import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { visitPage } from '../../mocks/pages/tab'
import { visitMachine } from '../../mocks/pages/visit.machine'
import { PAGES_IN_APP } from '../../mocks/world/keeper/createWorld'
import { useAppSelector } from '../app/actor'
import { NotFound } from '../screens/shell/NotFound'
import { SimulatedPage } from '../screens/simulation/SimulatedPage'

const BASE = `${PAGES_IN_APP}/`

/** The simulated pages have addresses that the portal itself does not know. */
export function SimulatedPages() {
  const path = useAppSelector(({ context: { place } }) => (place.name === 'notFound' ? place.path : ''))
  return path.startsWith(BASE) ? <Page key={path} address={path.slice(BASE.length)} /> : <NotFound />
}

function Page({ address }: { readonly address: string }) {
  const [{ context, value, output }, send] = useMachine(visitMachine, { input: { address, visit: visitPage } })
  useEffect(() => {
    if (output !== undefined) window.location.assign(output)
  }, [output])
  return <SimulatedPage view={context.view} isBusy={value !== 'shown'} send={send} />
}
