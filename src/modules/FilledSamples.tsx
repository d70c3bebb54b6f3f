import { useEffect } from 'react'
import { groupSamples, productLineIn, registerSignIn, samplesOf } from '../../mocks/panel/samples'
import { type SampleContract, shortSampleDescription } from '../../mocks/sampleContracts'
import { tabPersistence } from '../../mocks/store/persistence/persistence'
import { tabStore } from '../browser/tabStorage'
import type { LoginProps } from '../screens/signIn/login'
import { Samples } from '../screens/signIn/Samples'

const withNotes = (samples: readonly SampleContract[]) =>
  samples.map((sample) => ({ number: sample.number, note: shortSampleDescription(sample) }))

/** The list of sample contracts on the sign-in. The simulated insurer's panel can choose a sample, too. */
export function FilledSamples({ login }: LoginProps) {
  useEffect(() => {
    const fillContractNumber = (value: string) => login.send({ type: 'contractNumber.changed', value })
    return registerSignIn(tabStore, location.pathname, fillContractNumber)
  }, [login])
  const { own, others, turnedAway } = groupSamples(
    productLineIn(location.pathname),
    tabPersistence(tabStore)(samplesOf),
  )
  return <Samples login={login} own={withNotes(own)} others={withNotes(others)} turnedAway={withNotes(turnedAway)} />
}
