import { describe, expect, test } from 'vitest'
import { START } from '../../exploration/kit/cases'
import { SAVED_DAP } from '../../machines/storageKeys'
import { getDapContracts, getDapQrCode, loginByDap, logoutDap, startDap } from '../../src/api/dap'
import { codeState, type DapActor, givesCode, open, openAfterReload, starts, tell, waiting } from './dapSignIn'
import { answer, callsTo, fail, load, page, pass, refuse, SECOND, withClock } from './story'

withClock()

describe('the QR code', () => {
  test('is renewed by itself at its end', async () => {
    const { world, dap } = await waiting()
    expect(dap.getSnapshot().context.code?.until).toBe(START + 60 * SECOND)
    await pass(60 * SECOND - 1)
    expect(callsTo(world, getDapQrCode)).toHaveLength(1)
    await pass(1)
    expect(codeState(dap)).toBe('fetching')
    await givesCode(world)
    expect(dap.getSnapshot().context.code?.until).toBe(START + 120 * SECOND)
  })

  test('is renewed when the insurer says that it is over, and when the customer wants another one', async () => {
    const { world, dap } = await waiting()
    await tell(world, 'EXPIRED')
    expect(callsTo(world, getDapQrCode)).toHaveLength(2)
    await givesCode(world)
    dap.send({ type: 'code.requested' })
    dap.send({ type: 'code.requested' })
    expect(callsTo(world, getDapQrCode)).toHaveLength(3)
  })

  test('that is over as soon as it comes is not asked for without end', async () => {
    const { world } = await waiting(0)
    await pass(5 * SECOND - 1)
    expect(callsTo(world, getDapQrCode)).toHaveLength(1)
    await pass(1)
    expect(callsTo(world, getDapQrCode)).toHaveLength(2)
  })

  test('is not renewed once the phone has opened the sign-in', async () => {
    const { world, dap } = await waiting()
    await tell(world, 'IN_PROGRESS')
    await pass(120 * SECOND)
    expect(callsTo(world, getDapQrCode)).toHaveLength(1)
    expect(codeState(dap)).toBe('opened')
  })

  test('that is no image of its own is not shown', async () => {
    const { world } = page()
    const dap = await open(world)
    await starts(world)
    await answer(world, getDapQrCode, { identificationQRCode: 'https://elsewhere.example/code.png', expiresIn: 60 })
    expect(codeState(dap)).toBe('failed')
    expect(dap.getSnapshot().context.code).toBeNull()
  })

  test('that cannot be had can be asked for again', async () => {
    const { world, dap } = await waiting()
    dap.send({ type: 'code.requested' })
    await fail(world, getDapQrCode)
    expect(codeState(dap)).toBe('failed')
    dap.send({ type: 'code.requested' })
    await givesCode(world)
    expect(codeState(dap)).toBe('timed')
  })

  test('that the portal asked for by itself answers no press, whatever was pressed before', async () => {
    const { world, dap } = await waiting()
    const isAsked = () => dap.getSnapshot().context.isCodeAsked
    const failsAsked = async () => {
      dap.send({ type: 'code.requested' })
      await fail(world, getDapQrCode)
      expect(isAsked()).toBe(true)
    }
    await failsAsked()
    await load(world, 'networkBack')
    await fail(world, getDapQrCode)
    expect(codeState(dap)).toBe('failed')
    expect(isAsked()).toBe(false)
    await failsAsked()
    await tell(world, 'IN_PROGRESS')
    await tell(world, 'EXPIRED')
    await fail(world, getDapQrCode)
    expect(codeState(dap)).toBe('failed')
    expect(isAsked()).toBe(false)
  })

  test('of a sign-in that the insurer no longer knows leads to a new start', async () => {
    const { world, dap } = await waiting()
    await pass(60 * SECOND)
    await refuse(world, getDapQrCode, { code: 'LOGIN_SESSION_EXPIRED' })
    expect(dap.getSnapshot().value).toBe('over')
  })
})

describe('a sign-in that ends before a contract is chosen', () => {
  test('is said to be refused, also after a reload, and starts anew when the customer wants', async () => {
    const { world } = await waiting()
    await tell(world, 'REFUSED')
    const reloaded = await openAfterReload(world)
    expect(reloaded.dap.getSnapshot().value).toBe('refused')
    reloaded.dap.send({ type: 'dap.restarted' })
    await starts(reloaded.world)
    expect(codeState(reloaded.dap)).toBe('fetching')
  })

  test('is cancelled at the insurer too, and leaves nothing behind, whatever the insurer answers', async () => {
    const { world, dap } = await waiting()
    dap.send({ type: 'dap.cancelled' })
    expect(dap.getSnapshot().output).toEqual({ type: 'left' })
    expect(callsTo(world, logoutDap)).toMatchObject([{ input: { body: { sessionId: 'dap-1' } } }])
    expect(world.storage.has(SAVED_DAP)).toBe(false)
    await fail(world, logoutDap)
    expect(world.reports).toMatchObject([{ subject: 'auth.logoutDap' }])
  })

  test('reports an address of the app that is not to be trusted', async () => {
    const { world } = page()
    await open(world)
    await starts(world, 'https://elsewhere.example/dap')
    expect(world.reports).toMatchObject([{ kind: 'fault', subject: 'auth.startDap' }])
  })
})

describe('a reload', () => {
  test('comes back to the same code, for the time that it has left', async () => {
    const { world } = await waiting()
    await pass(20 * SECOND)
    const { world: reloaded, dap } = await openAfterReload(world)
    expect(codeState(dap)).toBe('timed')
    expect(callsTo(reloaded, startDap)).toEqual([])
    await pass(40 * SECOND)
    expect(callsTo(reloaded, getDapQrCode)).toHaveLength(1)
  })

  test('comes back to what the phone was asked', async () => {
    const { world } = await waiting()
    await tell(world, 'IN_PROGRESS')
    expect(codeState((await openAfterReload(world)).dap)).toBe('opened')
  })

  test('before the insurer has answered starts anew', async () => {
    const { world } = page()
    await open(world)
    const { dap } = await openAfterReload(world)
    expect(dap.getSnapshot().value).toBe('starting')
  })

  test('comes back to the list at once, which is then brought up to date', async () => {
    const { world } = await waiting()
    await tell(world, 'IDENTIFIED')
    await answer(world, getDapContracts, list(null))
    const { world: reloaded, dap } = await openAfterReload(world)
    expect(dap.getSnapshot().matches({ identified: { listing: 'refreshing' } })).toBe(true)
    expect(dap.getSnapshot().context.contracts).toEqual(list(null))
    await answer(reloaded, getDapContracts, list('BANNED'))
    expect(dap.getSnapshot().context.contracts).toEqual(list('BANNED'))
  })

  test.each([['garbage'], [1], [[]], [{ session: { sessionId: 1 } }], [{ status: 'IDENTIFIED' }]])(
    'with %j in the tab is a fresh start',
    async (garbage) => {
      const { world } = page(new Map([[SAVED_DAP, JSON.stringify(garbage)]]))
      expect((await open(world)).getSnapshot().value).toBe('starting')
    },
  )

  test('draws no image that somebody has put into the tab', async () => {
    const { world } = await waiting()
    const saved = world.storage.get(SAVED_DAP)?.replace('data:image/gif', 'https://elsewhere.example/')
    const { world: reloaded } = page(new Map([[SAVED_DAP, saved ?? '']]))
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

describe('the list of contracts', () => {
  const listed = async () => {
    const { world, dap } = await waiting()
    await tell(world, 'IDENTIFIED')
    await answer(world, getDapContracts, list(null))
    return { world, dap }
  }

  test('opens none that it shows as closed, and none that it does not show', async () => {
    const { world, dap } = await listed()
    dap.send({ type: 'contract.chosen', contractNumber: '10000002' })
    dap.send({ type: 'contract.chosen', contractNumber: '10000003' })
    expect(callsTo(world, loginByDap)).toEqual([])
  })

  test('opens a contract once, however often it is pressed, and keeps the DÁP session', async () => {
    const { world, dap } = await listed()
    dap.send({ type: 'contract.chosen', contractNumber: '10000001' })
    dap.send({ type: 'contract.chosen', contractNumber: '10000001' })
    expect(callsTo(world, loginByDap)).toHaveLength(1)
    await answer(world, loginByDap, { accessToken: 'token', identificationCaseId: 'case-1' })
    expect(dap.getSnapshot().output).toEqual({
      type: 'signedIn',
      signedIn: { accessToken: 'token', area: 'kgfb', openedBy: 'dap' },
      identificationCaseId: 'case-1',
    })
    expect(world.storage.has(SAVED_DAP)).toBe(true)
  })

  test('says at the contract why it does not open, and until when', async () => {
    const { world, dap } = await listed()
    dap.send({ type: 'contract.chosen', contractNumber: '10000001' })
    await refuse(world, loginByDap, { code: 'AUTH_LOGIN_002', banTimeout: 120 })
    expect(dap.getSnapshot().context).toMatchObject({
      chosen: '10000001',
      refusal: { type: 'banned', until: START + 120 * SECOND },
    })
    for (const [code, type] of [
      ['AUTH_LOGIN_001', 'unknown'],
      ['AUTH_LOGIN_003', 'fleet'],
      ['AUTH_LOGIN_004', 'other'],
    ] as const) {
      dap.send({ type: 'contract.chosen', contractNumber: '10000001' })
      expect(dap.getSnapshot().context.refusal).toBeNull()
      await refuse(world, loginByDap, { code })
      expect(dap.getSnapshot().context.refusal).toEqual({ type })
    }
  })

  test('of a DÁP session that is over leads to a new start', async () => {
    const { world, dap } = await listed()
    dap.send({ type: 'contract.chosen', contractNumber: '10000001' })
    await refuse(world, loginByDap, { code: 'LOGIN_SESSION_EXPIRED' })
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
  ])('leads to the sign-in when %s is answered with status 401', async (_, endpoint, act) => {
    const { world } = await listed()
    const reloaded = await openAfterReload(world)
    act(reloaded.dap)
    await fail(reloaded.world, endpoint, 'expired')
    expect(reloaded.dap.getSnapshot().value).toBe('over')
    expect(reloaded.dap.getSnapshot().context.contracts).toBeNull()
  })

  test('leaves at once when the customer ends the DÁP session, and reports a logout that fails later', async () => {
    const { world, dap } = await listed()
    dap.send({ type: 'dap.cancelled' })
    expect(dap.getSnapshot().output).toEqual({ type: 'left' })
    expect(world.storage.has(SAVED_DAP)).toBe(false)
    await fail(world, logoutDap)
    expect(world.reports).toMatchObject([{ subject: 'auth.logoutDap' }])
  })

  test('that did not load can be loaded again', async () => {
    const { world, dap } = await waiting()
    await tell(world, 'IDENTIFIED')
    await fail(world, getDapContracts)
    dap.send({ type: 'list.retried' })
    await answer(world, getDapContracts, list(null))
    expect(dap.getSnapshot().matches({ identified: 'listing' })).toBe(true)
  })
})
