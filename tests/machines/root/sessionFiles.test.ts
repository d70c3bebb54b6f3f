import { expect, test } from 'vitest'
import { filesOf } from '../../../machines/case/definition/answer'
import { uploadDocument } from '../../../src/api/documents'
import { loginAsNonContractor } from '../../../src/api/nonContractor'
import { sampleToken } from '../../../tools/exploration/kit/sampleToken'
import { chooseFile, fillPlate } from '../kit/plate'
import {
  addressOf,
  atPlate,
  caseOf,
  contractLoads,
  PLATE,
  type Portal,
  plateLoads,
  signIn,
  signInLoads,
} from '../kit/portal'
import { draftsOf } from '../kit/sessionStory'
import { answer, callsTo, load, withClock } from '../kit/story'

withClock()

/** Opens the portal with a case whose upload is in progress. */
const sending = async (): Promise<Portal> => {
  const portal = await atPlate()
  fillPlate(caseOf(portal))
  chooseFile(portal.fake, caseOf(portal))
  return portal
}

/** Lets the session expire during an upload, and opens the sign-in. */
const expired = async (): Promise<Portal> => {
  const portal = await sending()
  portal.app.send({ type: 'session.expired' })
  portal.app.send({ type: 'signIn.requested' })
  return portal
}

const uploadsOf = ({ fake }: Portal) => callsTo(fake, uploadDocument)

/** Signs in with a contract number alone, as anyone can who knows the number. */
const signInByNumber = async (portal: Portal): Promise<void> => {
  const { fake, app } = portal
  await signInLoads(portal)
  const form = app.getSnapshot().children.login
  form?.send({ type: 'userType.chosen', userType: 'NON_CONTRACTOR' })
  form?.send({ type: 'contractNumber.changed', value: '10000001' })
  form?.send({ type: 'contractNumber.submitted' })
  await load(fake, 'loadModule')
  await answer(fake, loginAsNonContractor, { accessToken: sampleToken(80) })
  await load(fake, 'loadModule')
}

test('an upload stops when the session expires, and continues with its idempotency key after the next sign-in', async () => {
  const portal = await expired()
  expect(portal.fake.waiting()).not.toContain(`call ${uploadDocument.id}`)
  expect(portal.fake.files.size).toBe(1)
  await signIn(portal, 80)
  await contractLoads(portal)
  await plateLoads(portal)
  const [first, second, ...more] = uploadsOf(portal)
  expect(more).toEqual([])
  expect(second).toEqual(first)
})

test.each([
  ['another contract', (portal: Portal) => signIn(portal, 80, sampleToken(80, '10000002'))],
  ['the same contract by its number alone', signInByNumber],
])(
  'an upload of an expired session is not continued, and its draft is not opened, after a sign-in to %s',
  async (_, come) => {
    const portal = await expired()
    await come(portal)
    expect(draftsOf(portal)).toEqual([])
    await contractLoads(portal)
    expect(addressOf(portal)).toBe('/kgfb/ugyek')
    expect(uploadsOf(portal)).toHaveLength(1)
  },
)

test('after a sign-in to another contract, the same case starts empty and uploads none of the earlier files', async () => {
  const portal = await expired()
  await signIn(portal, 80, sampleToken(80, '10000002'))
  await contractLoads(portal)
  portal.app.send({ type: 'location.requested', address: PLATE })
  await plateLoads(portal)
  const { step, answers } = caseOf(portal).getSnapshot().context
  expect([step, answers.licensePlateNumber, filesOf(answers.registrationBook)]).toEqual(['filling', '', []])
  expect(uploadsOf(portal)).toHaveLength(1)
})

test('the file of an unfinished upload is deleted by a logout', async () => {
  const portal = await sending()
  portal.app.send({ type: 'logout.requested' })
  portal.app.getSnapshot().children.contract?.send({ type: 'departure.confirmed' })
  // The page does not wait for the insurer's answer to the logout.
  portal.app.send({ type: 'location.requested', address: '/kezdolap' })
  expect(portal.fake.files.size).toBe(0)
})
