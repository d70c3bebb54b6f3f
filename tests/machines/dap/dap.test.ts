import { describe, expect, test } from 'vitest'
import { SAVED_DAP } from '../../../machines/storageKeys'
import { getDapContracts, getDapQrCode, loginByDap, logoutDap, startDap } from '../../../src/api/dap'
import { START_TIME } from '../../../tools/exploration/kit/cases'
import {
  codeState,
  type DapActor,
  givesCode,
  open,
  openAfterReload,
  openQrSignIn,
  sendStatus,
  starts,
} from '../kit/dapSignIn'
import { answer, callsTo, fail, load, page, pass, refuse, SECOND, withClock } from '../kit/story'

withClock()

describe('the QR code of a DÁP sign-in', () => {
  test('is renewed when it expires', async () => {
    const { fake, dap } = await openQrSignIn()
    expect(dap.getSnapshot().context.code?.until).toBe(START_TIME + 60 * SECOND)
    await pass(60 * SECOND - 1)
    expect(callsTo(fake, getDapQrCode)).toHaveLength(1)
    await pass(1)
    expect(codeState(dap)).toBe('fetching')
    await givesCode(fake)
    expect(dap.getSnapshot().context.code?.until).toBe(START_TIME + 120 * SECOND)
  })

  test('is renewed when the insurer reports its expiry or the customer requests another one', async () => {
    const { fake, dap } = await openQrSignIn()
    await sendStatus(fake, 'EXPIRED')
    expect(callsTo(fake, getDapQrCode)).toHaveLength(2)
    await givesCode(fake)
    dap.send({ type: 'code.requested' })
    dap.send({ type: 'code.requested' })
    expect(callsTo(fake, getDapQrCode)).toHaveLength(3)
  })

  test('is requested again only after five seconds if it had expired when it arrived', async () => {
    const { fake } = await openQrSignIn(0)
    await pass(5 * SECOND - 1)
    expect(callsTo(fake, getDapQrCode)).toHaveLength(1)
    await pass(1)
    expect(callsTo(fake, getDapQrCode)).toHaveLength(2)
  })

  test('is not renewed after the phone has opened the sign-in', async () => {
    const { fake, dap } = await openQrSignIn()
    await sendStatus(fake, 'IN_PROGRESS')
    await pass(120 * SECOND)
    expect(callsTo(fake, getDapQrCode)).toHaveLength(1)
    expect(codeState(dap)).toBe('opened')
  })

  test('is rejected if its image has an external address', async () => {
    const { fake } = page()
    const dap = await open(fake)
    await starts(fake)
    await answer(fake, getDapQrCode, { identificationQRCode: 'https://elsewhere.example/code.png', expiresIn: 60 })
    expect(codeState(dap)).toBe('failed')
    expect(dap.getSnapshot().context.code).toBeNull()
  })

  test('can be requested again after its renewal has failed', async () => {
    const { fake, dap } = await openQrSignIn()
    dap.send({ type: 'code.requested' })
    await fail(fake, getDapQrCode)
    expect(codeState(dap)).toBe('failed')
    dap.send({ type: 'code.requested' })
    await givesCode(fake)
    expect(codeState(dap)).toBe('timed')
  })

  test('is marked as requested by the customer only until the next automatic request', async () => {
    const { fake, dap } = await openQrSignIn()
    const isAsked = () => dap.getSnapshot().context.isCodeAsked
    const failsAsked = async () => {
      dap.send({ type: 'code.requested' })
      await fail(fake, getDapQrCode)
      expect(isAsked()).toBe(true)
    }
    await failsAsked()
    await load(fake, 'networkBack')
    await fail(fake, getDapQrCode)
    expect(codeState(dap)).toBe('failed')
    expect(isAsked()).toBe(false)
    await failsAsked()
    await sendStatus(fake, 'IN_PROGRESS')
    await sendStatus(fake, 'EXPIRED')
    await fail(fake, getDapQrCode)
    expect(codeState(dap)).toBe('failed')
    expect(isAsked()).toBe(false)
  })

  test('is not renewed, and the sign-in ends, if the insurer reports that the login session has expired', async () => {
    const { fake, dap } = await openQrSignIn()
    await pass(60 * SECOND)
    await refuse(fake, getDapQrCode, { code: 'LOGIN_SESSION_EXPIRED' })
    expect(dap.getSnapshot().value).toBe('over')
  })
})

describe('a DÁP sign-in without a chosen contract', () => {
  test('shows after a reload that it was refused, and can be restarted', async () => {
    const { fake } = await openQrSignIn()
    await sendStatus(fake, 'REFUSED')
    const reloaded = await openAfterReload(fake)
    expect(reloaded.dap.getSnapshot().value).toBe('refused')
    reloaded.dap.send({ type: 'dap.restarted' })
    await starts(reloaded.fake)
    expect(codeState(reloaded.dap)).toBe('fetching')
  })

  test('is removed from the tab when the customer cancels it, even if the call to the insurer fails', async () => {
    const { fake, dap } = await openQrSignIn()
    dap.send({ type: 'dap.cancelled' })
    expect(dap.getSnapshot().output).toEqual({ type: 'left' })
    expect(callsTo(fake, logoutDap)).toMatchObject([{ input: { body: { sessionId: 'dap-1' } } }])
    expect(fake.storage.has(SAVED_DAP)).toBe(false)
    await fail(fake, logoutDap)
    expect(fake.reports).toMatchObject([{ subject: 'auth.logoutDap' }])
  })

  test('reports a technical error if the address of the DÁP app is not trusted', async () => {
    const { fake } = page()
    await open(fake)
    await starts(fake, 'https://elsewhere.example/dap')
    expect(fake.reports).toMatchObject([{ kind: 'fault', subject: 'auth.startDap' }])
  })
})

describe('a reload during a DÁP sign-in', () => {
  test('restores the same QR code with its remaining time', async () => {
    const { fake } = await openQrSignIn()
    await pass(20 * SECOND)
    const { fake: reloaded, dap } = await openAfterReload(fake)
    expect(codeState(dap)).toBe('timed')
    expect(callsTo(reloaded, startDap)).toEqual([])
    await pass(40 * SECOND)
    expect(callsTo(reloaded, getDapQrCode)).toHaveLength(1)
  })

  test('shows again that the phone has opened the sign-in', async () => {
    const { fake } = await openQrSignIn()
    await sendStatus(fake, 'IN_PROGRESS')
    expect(codeState((await openAfterReload(fake)).dap)).toBe('opened')
  })

  test('starts the sign-in again if the insurer has not answered the first start', async () => {
    const { fake } = page()
    await open(fake)
    const { dap } = await openAfterReload(fake)
    expect(dap.getSnapshot().value).toBe('starting')
  })

  test('restores the list of contracts at once, and then loads it again', async () => {
    const { fake } = await openQrSignIn()
    await sendStatus(fake, 'IDENTIFIED')
    await answer(fake, getDapContracts, list(null))
    const { fake: reloaded, dap } = await openAfterReload(fake)
    expect(dap.getSnapshot().matches({ identified: { listing: 'refreshing' } })).toBe(true)
    expect(dap.getSnapshot().context.contracts).toEqual(list(null))
    await answer(reloaded, getDapContracts, list('BANNED'))
    expect(dap.getSnapshot().context.contracts).toEqual(list('BANNED'))
  })

  test.each([['garbage'], [1], [[]], [{ session: { sessionId: 1 } }], [{ status: 'IDENTIFIED' }]])(
    'starts a new sign-in if the data saved in the tab is the invalid value %j',
    async (garbage) => {
      const { fake } = page(new Map([[SAVED_DAP, JSON.stringify(garbage)]]))
      expect((await open(fake)).getSnapshot().value).toBe('starting')
    },
  )

  test('starts a new sign-in if the saved image of the QR code has an external address', async () => {
    const { fake } = await openQrSignIn()
    const saved = fake.storage.get(SAVED_DAP)?.replace('data:image/gif', 'https://elsewhere.example/')
    const { fake: reloaded } = page(new Map([[SAVED_DAP, saved ?? '']]))
    expect((await open(reloaded)).getSnapshot().value).toBe('starting')
  })
})

type Listed = Parameters<typeof answer<typeof getDapContracts>>[2]

const list = (loginErrorType: 'BANNED' | null): Listed => [
  {
    insuranceType: 'kgfb',
    contracts: [
      { productName: 'Kötelező', contractNumber: '10000001', loginErrorType },
      { productName: 'Kötelező', contractNumber: '10000002', loginErrorType: 'FLEET' },
    ],
  },
]

describe('the list of contracts of a DÁP sign-in', () => {
  const openList = async () => {
    const { fake, dap } = await openQrSignIn()
    await sendStatus(fake, 'IDENTIFIED')
    await answer(fake, getDapContracts, list(null))
    return { fake, dap }
  }

  test('does not open a contract that is disabled or not listed', async () => {
    const { fake, dap } = await openList()
    dap.send({ type: 'contract.chosen', contractNumber: '10000002' })
    dap.send({ type: 'contract.chosen', contractNumber: '10000003' })
    expect(callsTo(fake, loginByDap)).toEqual([])
  })

  test('opens a contract only once despite repeated presses, and keeps the DÁP session', async () => {
    const { fake, dap } = await openList()
    dap.send({ type: 'contract.chosen', contractNumber: '10000001' })
    dap.send({ type: 'contract.chosen', contractNumber: '10000001' })
    expect(callsTo(fake, loginByDap)).toHaveLength(1)
    await answer(fake, loginByDap, { accessToken: 'token', identificationCaseId: 'case-1' })
    expect(dap.getSnapshot().output).toEqual({
      type: 'signedIn',
      signedIn: { accessToken: 'token', productLine: 'kgfb', openedBy: 'dap' },
      identificationCaseId: 'case-1',
    })
    expect(fake.storage.has(SAVED_DAP)).toBe(true)
  })

  test('shows why a contract was refused, and when a ban ends', async () => {
    const { fake, dap } = await openList()
    dap.send({ type: 'contract.chosen', contractNumber: '10000001' })
    await refuse(fake, loginByDap, { code: 'AUTH_LOGIN_002', banTimeout: 120 })
    expect(dap.getSnapshot().context).toMatchObject({
      chosen: '10000001',
      refusal: { type: 'banned', until: START_TIME + 120 * SECOND },
    })
    for (const [code, type] of [
      ['AUTH_LOGIN_001', 'unknown'],
      ['AUTH_LOGIN_003', 'fleet'],
      ['AUTH_LOGIN_004', 'other'],
    ] as const) {
      dap.send({ type: 'contract.chosen', contractNumber: '10000001' })
      expect(dap.getSnapshot().context.refusal).toBeNull()
      await refuse(fake, loginByDap, { code })
      expect(dap.getSnapshot().context.refusal).toEqual({ type })
    }
  })

  test('ends the sign-in if the DÁP session has expired', async () => {
    const { fake, dap } = await openList()
    dap.send({ type: 'contract.chosen', contractNumber: '10000001' })
    await refuse(fake, loginByDap, { code: 'LOGIN_SESSION_EXPIRED' })
    expect(dap.getSnapshot().value).toBe('over')
    expect(dap.getSnapshot().context.contracts).toBeNull()
  })

  test.each([
    [
      'choosing a contract',
      loginByDap,
      (dap: DapActor) => dap.send({ type: 'contract.chosen', contractNumber: '10000001' }),
    ],
    ['refreshing the list', getDapContracts, () => undefined],
  ])('ends the sign-in if the call for %s returns status 401', async (_, endpoint, act) => {
    const { fake } = await openList()
    const reloaded = await openAfterReload(fake)
    act(reloaded.dap)
    await fail(reloaded.fake, endpoint, 'expired')
    expect(reloaded.dap.getSnapshot().value).toBe('over')
    expect(reloaded.dap.getSnapshot().context.contracts).toBeNull()
  })

  test('closes at once when the customer ends the DÁP session, and a failed logout is reported later', async () => {
    const { fake, dap } = await openList()
    dap.send({ type: 'dap.cancelled' })
    expect(dap.getSnapshot().output).toEqual({ type: 'left' })
    expect(fake.storage.has(SAVED_DAP)).toBe(false)
    await fail(fake, logoutDap)
    expect(fake.reports).toMatchObject([{ subject: 'auth.logoutDap' }])
  })

  test('can be loaded again after a failure', async () => {
    const { fake, dap } = await openQrSignIn()
    await sendStatus(fake, 'IDENTIFIED')
    await fail(fake, getDapContracts)
    dap.send({ type: 'list.retried' })
    await answer(fake, getDapContracts, list(null))
    expect(dap.getSnapshot().matches({ identified: 'listing' })).toBe(true)
  })
})
