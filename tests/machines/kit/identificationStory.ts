import { createActor } from 'xstate'
import { identificationMachine } from '../../../machines/identification/identification.machine'
import type { CallData } from '../../../src/api/endpoint'
import { createIdentification, getIdentification } from '../../../src/api/identification'
import type { FakeServices } from '../../../tools/exploration/kit/fakeServices'
import { answer, begin, callsTo, load, page, pass } from './story'

/** The id of the case that requires the identification. */
export const CASE = 'case-1'
/** The address of the identification provider's page. */
export const ADDRESS = 'https://azonositas.example/?case=case-1'
/** The status of an identification that has started and has no result yet. */
export const underWay: CallData<typeof getIdentification> = {
  caseId: CASE,
  status: 'CREATION_SUCCESS',
  identificationURL: ADDRESS,
}
/** The status of a successful identification. */
export const verified: CallData<typeof getIdentification> = { ...underWay, status: 'VERIFIED', identificationURL: null }

/** Starts the identification machine with these services. */
export const start = (fake: FakeServices) =>
  begin(createActor(identificationMachine, { input: { caseId: CASE } }), fake)

/** Starts the identification machine, and answers that the insurer has created the identification. */
export const openIdentification = async (fake = page().fake) => {
  const identification = await start(fake)
  await answer(fake, createIdentification, underWay)
  return { fake, identification }
}

/** Returns the number of calls for the status of the identification. */
export const statusCallCount = (fake: FakeServices): number => callsTo(fake, getIdentification).length
/** Answers the pending status call with an unchanged status. */
export const stillUnderWay = (fake: FakeServices): Promise<void> => answer(fake, getIdentification, underWay)
/** Hides the page. */
export const hide = (fake: FakeServices): Promise<void> => load(fake, 'page hidden')
/** Makes the page visible again. */
export const show = (fake: FakeServices): Promise<void> => load(fake, 'page visible')

/**
 * Lets `duration` (ms) pass. Answers each status call at once, always with the same status. Returns the times of the
 * calls.
 */
export const wait = async (fake: FakeServices, duration: number): Promise<readonly number[]> => {
  const callTimes: number[] = []
  const end = Date.now() + duration
  while (Date.now() < end) {
    await pass(250)
    if (!fake.waiting().includes('call auth.getIdentification')) continue
    callTimes.push(Date.now())
    await stillUnderWay(fake)
  }
  return callTimes
}
