import { useEffect } from 'react'
import { awaitSample } from '../../mocks/panel/samples'
import { sampleContracts } from '../../mocks/sampleContracts'
import { tabStore } from '../app/tabStorage'
import type { LoginProps } from '../screens/signIn/login'
import { Samples } from '../screens/signIn/Samples'

/** The list, while it stands on the sign-in; a number may be chosen in the simulated insurer's panel as well. */
export function FilledSamples({ login }: LoginProps) {
  useEffect(() => {
    const fill = (value: string) => login.send({ type: 'contractNumber.changed', value })
    return awaitSample(tabStore, location.pathname, fill)
  }, [login])
  return <Samples login={login} contracts={sampleContracts} />
}
