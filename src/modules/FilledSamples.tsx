import { useEffect } from 'react'
import { awaitSample, productLineIn, samplesFor, samplesOf } from '../../mocks/panel/samples'
import { type SampleContract, sampleNote } from '../../mocks/sampleContracts'
import { tabPersistence } from '../../mocks/store/persistence/persistence'
import { tabStore } from '../browser/tabStorage'
import type { LoginProps } from '../screens/signIn/login'
import { Samples } from '../screens/signIn/Samples'

const noted = (samples: readonly SampleContract[]) =>
  samples.map((sample) => ({ number: sample.number, note: sampleNote(sample) }))

/** The list of sample contracts on the sign-in. The simulated insurer's panel can choose a sample, too. */
export function FilledSamples({ login }: LoginProps) {
  useEffect(() => {
    const fill = (value: string) => login.send({ type: 'contractNumber.changed', value })
    return awaitSample(tabStore, location.pathname, fill)
  }, [login])
  const { own, others, turnedAway } = samplesFor(productLineIn(location.pathname), tabPersistence(tabStore)(samplesOf))
  return <Samples login={login} own={noted(own)} others={noted(others)} turnedAway={noted(turnedAway)} />
}
