import { useSelector } from '@xstate/react'
import { Decision } from './Decision'
import type { IdentificationProps } from './identification'
import { Preparing } from './Preparing'
import { UnderWay } from './UnderWay'

/** The current screen of an identification, for a sign-in or a case. */
export function IdentificationScreen(props: IdentificationProps) {
  const Screen = useSelector(props.identification, (snapshot) => {
    if (snapshot.hasTag('busy')) return Preparing
    return snapshot.matches('waiting') || snapshot.matches('hidden') ? UnderWay : Decision
  })
  return <Screen {...props} />
}
