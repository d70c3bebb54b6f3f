import { describe, expect, test } from 'vitest'
import { DRAFTS_LIFETIME, keepDrafts, settleDrafts } from '../../../machines/drafts'
import {
  DRAFTS_ASIDE,
  draftKey,
  KEPT_DRAFTS,
  OPEN_UNTIL,
  REQUESTED_ROUTE,
  SESSION,
  taskCountKey,
} from '../../../machines/storageKeys'
import { uploadDocument } from '../../../src/api/documents'
import { draftsAfterSessionEnd } from '../../../src/hooks/actor'
import { fakeServices } from '../../../tools/exploration/kit/fakeServices'
import { sampleFile } from '../../../tools/exploration/kit/sampleFile'
import { sampleSession, sampleToken } from '../../../tools/exploration/kit/sampleToken'
import { chooseFile, fillPlate } from '../kit/plate'
import {
  addressOf,
  atPlate,
  caseOf,
  contractLoads,
  contractOf,
  openPortal,
  PLATE,
  type Portal,
  plateLoads,
  reloadPortal,
  signIn,
  typePlate,
} from '../kit/portal'
import { draftsOf, PLATE_DRAFT } from '../kit/sessionStory'
import { callsTo, load, MINUTE, pass, SECOND, withClock } from '../kit/story'

withClock()

/** The answer that the customer of the ended session has typed. */
const TYPED = 'aa bc-123'

const OTHER_DRAFT = draftKey('10000002', 'kgfb.licensePlate')
const OTHER_TASKS = taskCountKey('10000002')

/** Lets the session expire during an upload, and opens the sign-in. */
const expired = async (): Promise<Portal> => {
  const portal = await atPlate()
  fillPlate(caseOf(portal))
  chooseFile(portal.fake, caseOf(portal))
  portal.app.send({ type: 'session.expired' })
  portal.app.send({ type: 'signIn.requested' })
  return portal
}

/**
 * Signs in to contract 10000002. The session lasts two hours, which is longer than drafts are stored after a session's
 * end.
 */
const signInToOther = async (portal: Portal): Promise<void> => {
  await signIn(portal, 120, sampleToken(120, '10000002'))
  await contractLoads(portal)
}

const otherSignedIn = async (): Promise<Portal> => {
  const portal = await expired()
  await signInToOther(portal)
  return portal
}

const logOut = async (portal: Portal): Promise<void> => {
  portal.app.send({ type: 'logout.requested' })
  await load(portal.fake, 'loadModule')
  expect(portal.app.getSnapshot().context.session).toBeNull()
  portal.app.send({ type: 'location.requested', address: '/kgfb/belepes' })
}

const openPlate = async (portal: Portal): Promise<void> => {
  portal.app.send({ type: 'location.requested', address: PLATE })
  await plateLoads(portal)
}

const tabText = ({ fake }: Portal): string => JSON.stringify([...fake.storage])

describe('drafts of an expired session, after a sign-in to another contract', () => {
  test('are moved to a storage key of their own, and stay in the tab together with their files', async () => {
    const portal = await otherSignedIn()
    expect(draftsOf(portal)).toEqual([OTHER_TASKS])
    expect(portal.app.getSnapshot().context.halfFilled).toEqual([])
    expect([...portal.fake.storage.keys()]).toEqual([OPEN_UNTIL, DRAFTS_ASIDE, SESSION, OTHER_TASKS])
    expect(portal.fake.files.size).toBe(1)
  })

  test('open again after a logout and a sign-in to their own contract, and their upload continues', async () => {
    const portal = await otherSignedIn()
    portal.fake.files.set('file-2', new File(['kép'], 'másik.jpg', { type: 'image/jpeg' }))
    await logOut(portal)
    expect(draftsOf(portal)).toEqual([])
    expect([...portal.fake.files.keys()]).toEqual([sampleFile.id])
    await signIn(portal)
    await contractLoads(portal)
    expect(draftsOf(portal)).toContain(PLATE_DRAFT)
    expect(portal.fake.storage.has(DRAFTS_ASIDE)).toBe(false)
    await openPlate(portal)
    expect(caseOf(portal).getSnapshot().context.answers).toMatchObject({ licensePlateNumber: TYPED })
    const [first, ...later] = callsTo(portal.fake, uploadDocument)
    expect(later).toEqual([first])
  })

  test.each<[string, (portal: Portal) => Promise<Portal>]>([
    ['while the later session is open', async (portal) => portal],
    ['after a reload in the later session', (portal) => reloadPortal(portal, '/kgfb/ugyek')],
    [
      'after the logout from the later session',
      async (portal) => {
        await logOut(portal)
        return portal
      },
    ],
    [
      'after a logout from the later session and a third sign-in',
      async (portal) => {
        await logOut(portal)
        await signIn(portal, 120, sampleToken(120, '10000004'))
        return portal
      },
    ],
    [
      'after the end of the later session',
      async (portal) => {
        portal.app.send({ type: 'session.expired' })
        return portal
      },
    ],
  ])('are deleted with their files half an hour after their own session has ended: %s', async (_, go) => {
    const portal = await otherSignedIn()
    await pass(10 * MINUTE)
    const later = await go(portal)
    await pass(20 * MINUTE - SECOND)
    expect(tabText(later)).toContain(TYPED)
    await pass(SECOND)
    expect(tabText(later)).not.toContain(TYPED)
    expect(later.fake.storage.has(DRAFTS_ASIDE)).toBe(false)
    expect(later.fake.files.size).toBe(0)
  })

  test('are deleted at once if the page is loaded only after half an hour', async () => {
    const portal = await otherSignedIn()
    portal.app.stop()
    await pass(DRAFTS_LIFETIME)
    const later = await reloadPortal(portal, '/kgfb/ugyek')
    expect(later.fake.storage.has(DRAFTS_ASIDE)).toBe(false)
  })

  test('are kept for half an hour, and so are the drafts of the other contract if its session expires later', async () => {
    const portal = await otherSignedIn()
    await openPlate(portal)
    typePlate(portal)
    await pass(10 * MINUTE)
    portal.app.send({ type: 'session.expired' })
    portal.app.send({ type: 'signIn.requested' })
    expect(draftsOf(portal)).toEqual([OTHER_TASKS, OTHER_DRAFT])
    await signIn(portal, 120)
    expect(draftsOf(portal)).toEqual([PLATE_DRAFT])
    await pass(30 * MINUTE - SECOND)
    expect(portal.fake.services.storage.read(DRAFTS_ASIDE)).toMatchObject([{ contractNumber: '10000002' }])
    await pass(SECOND)
    expect(draftsOf(portal)).toContain(PLATE_DRAFT)
    expect(portal.fake.storage.has(DRAFTS_ASIDE)).toBe(false)
    expect(portal.fake.files.size).toBe(1)
  })

  test('are deleted after half an hour without changing the notice about the drafts of a later session', async () => {
    const portal = await expired()
    await pass(MINUTE)
    await signInToOther(portal)
    portal.app.send({ type: 'session.expired' })
    await pass(29 * MINUTE)
    expect(portal.app.getSnapshot().matches({ running: { session: { signedOut: 'draftsKept' } } })).toBe(true)
    await pass(MINUTE)
    expect(portal.app.getSnapshot().matches({ running: { session: { signedOut: 'draftsForgotten' } } })).toBe(true)
  })
})

test('the end of a session without half-filled cases shows no notice about drafts, even if drafts of another contract are stored', async () => {
  const portal = await otherSignedIn()
  portal.app.send({ type: 'session.expired' })
  expect(draftsAfterSessionEnd(portal.app.getSnapshot())).toBe('none')
  await pass(DRAFTS_LIFETIME)
  expect(draftsAfterSessionEnd(portal.app.getSnapshot())).toBe('none')
  expect(draftsAfterSessionEnd((await reloadPortal(portal, '/kgfb/ugyek')).app.getSnapshot())).toBe('none')
})

test('drafts are moved to their own storage key even if a reload interrupted the sign-in to another contract', async () => {
  const portal = await expired()
  portal.app.stop()
  const storage = new Map(portal.fake.storage)
  storage.set(SESSION, JSON.stringify(sampleSession({ contractNumber: '10000002' })))
  const reopenedPortal = await openPortal('/kgfb/ugyek', storage)
  expect(draftsOf(reopenedPortal)).toEqual([])
  expect([reopenedPortal.fake.storage.has(KEPT_DRAFTS), reopenedPortal.fake.storage.has(DRAFTS_ASIDE)]).toEqual([
    false,
    true,
  ])
})

test.each(['42', '{"drafts":{}}', '[null,7,{"until":"soon"}]', '[{"contractNumber":"10000001","until":9e15}]'])(
  'invalid data (%s) stored in place of an expired session’s drafts are ignored and removed',
  (garbage) => {
    const { services, storage } = fakeServices(new Map([[DRAFTS_ASIDE, garbage]]))
    settleDrafts(services, { contractNumber: '10000001', openedBy: 'sms' })
    expect([...storage.keys()]).toEqual([])
  },
)

test.each([
  ['the contractor', 'sms', 'number'],
  ['someone who knows only the number', 'number', 'sms'],
] as const)(
  'drafts of a session opened by %s are set aside during a session of the other role, and then restored',
  (_, openedBy, otherwise) => {
    const { services, storage } = fakeServices(new Map([[PLATE_DRAFT, '{"step":"filling"}']]))
    const contractNumber = '10000001'
    keepDrafts(services, { contractNumber, openedBy, expiresAt: null })
    settleDrafts(services, { contractNumber, openedBy: otherwise })
    expect([...storage.keys()]).toEqual([DRAFTS_ASIDE])
    settleDrafts(services, { contractNumber, openedBy })
    expect([...storage]).toEqual([[PLATE_DRAFT, '{"step":"filling"}']])
  },
)

describe('the case that was open when a session ended', () => {
  const ways: readonly [string, (portal: Portal) => Promise<Portal>][] = [
    ['in the same page', async (portal) => portal],
    ['after a reload of the sign-in', (portal) => reloadPortal(portal, '/kgfb/belepes')],
    [
      'after a reload of the sign-in past the half hour',
      async (portal) => {
        await pass(DRAFTS_LIFETIME)
        return reloadPortal(portal, '/kgfb/belepes')
      },
    ],
    [
      'after a reload of the screen that reports the end',
      async (portal) => {
        portal.fake.storage.delete(REQUESTED_ROUTE)
        return reloadPortal(portal, PLATE)
      },
    ],
  ]

  test.each(ways)(
    'is not opened after a sign-in to another contract, whose menu opens instead: %s',
    async (_, come) => {
      const portal = await come(await expired())
      await signInToOther(portal)
      expect(addressOf(portal)).toBe('/kgfb/ugyek')
      expect(contractOf(portal).getSnapshot().children.case).toBeUndefined()
      expect(portal.fake.storage.has(REQUESTED_ROUTE)).toBe(false)
    },
  )

  test.each(ways)('is opened after a sign-in to its own contract: %s', async (_, come) => {
    const portal = await come(await expired())
    await signIn(portal, 120)
    expect(addressOf(portal)).toContain(PLATE)
  })

  test('is opened after a sign-in to any contract if the customer followed a link to it', async () => {
    const portal = await expired()
    portal.app.send({ type: 'location.requested', address: PLATE })
    await signInToOther(portal)
    expect(addressOf(portal)).toBe(PLATE)
  })

  test('is opened after a sign-in if the previous release stored only its address', async () => {
    const portal = await expired()
    portal.fake.services.storage.write(REQUESTED_ROUTE, PLATE)
    const later = await reloadPortal(portal, '/kgfb/belepes')
    await signIn(later, 120)
    expect(addressOf(later)).toContain(PLATE)
  })

  test('is stored for the next sign-in without the contract number', async () => {
    const portal = await expired()
    await pass(DRAFTS_LIFETIME)
    expect(portal.fake.storage.has(REQUESTED_ROUTE)).toBe(true)
    expect(tabText(portal)).not.toContain('10000001')
  })
})
