import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { getDapStatus, startDap } from '../../src/api/dap'
import { createIdentification, getIdentification } from '../../src/api/identification'
import { getCases } from '../../src/api/kgfb'
import { payLater, reportPayment } from '../../src/api/payments'
import { type Insurer, insurers, signIn } from '../../tools/exploration/kit/insurers'
import { readFilled } from './filled'
import { openPage, press } from './pageVisitor'
import { type PayingCustomer, payingCustomer, RETURN_URL } from './payingCustomer'

let insurer: Insurer
beforeEach(async () => {
  const start = insurers['over HTTP']
  if (start === undefined) throw new Error('There is no insurer over HTTP.')
  insurer = await start()
})
afterEach(() => insurer.close())

describe('the page of the card payment provider', () => {
  let customer: PayingCustomer
  beforeEach(async () => {
    customer = await payingCustomer(insurer, '10000001')
  })
  const pageFor = async (amount: number, more: object = {}): Promise<string> =>
    (await customer.start(amount, more)).redirectUrl ?? ''
  const processed = async (returnAddress: URL, more: object = {}) =>
    (await customer.paid(returnAddress.search, more)).body

  it('shows the amount, the contract and the outcomes that the customer can choose', async () => {
    const { status, text, offers, policy } = await openPage(await pageFor(14860))
    expect(status).toBe(200)
    expect(text).toContain('14 860 Ft')
    expect(text).toContain('10000001')
    expect(offers).toEqual(['accept', 'refuse', 'cancel', 'incomplete', 'silent'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/script-src|unsafe/)
    expect(policy).toContain(`form-action 'self' ${new URL(RETURN_URL).origin};`)
  })

  it('redirects to the portal with an accepted payment, which lowers the debt exactly once', async () => {
    const page = await pageFor(5000, { premiumType: 'DEBT' })
    const returnAddress = await press(page, 'accept')
    expect(returnAddress.href.startsWith(`${RETURN_URL}?`)).toBe(true)
    const result = await processed(returnAddress)
    expect(result).toEqual({
      amount: 5000,
      currency: 'HUF',
      status: 'ACCEPTED',
      bankStatus: '00',
      authorizationNumber: expect.any(String),
      transactionCode: expect.any(String),
      paymentCode: expect.any(String),
    })
    expect(await customer.debt()).toEqual({ value: 9860, currency: 'HUF' })
    expect(await processed(returnAddress)).toEqual(result)
    expect(await processed(await press(page, 'accept'))).toEqual(result)
    expect(await customer.debt()).toEqual({ value: 9860, currency: 'HUF' })
  })

  it('accepts a payment of the debt, which supersedes a postponed payment even if a premium is still due', async () => {
    await customer.call(payLater, {})
    await customer.call(reportPayment, { premiumType: 'DEBT' })
    await processed(await press(await pageFor(14860, { premiumType: 'DEBT' }), 'accept'))
    expect(await customer.due()).not.toEqual([])
    expect((await customer.call(getCases)).body).toMatchObject([{ decision: { status: 'SUPERSEDED' } }, {}])
  })

  it('accepts a payment that covers the debt, then the next premium, and leaves the rest as overpayment', async () => {
    await processed(await press(await pageFor(14860 + 14860 + 100, { premiumType: 'DEBT' }), 'accept'))
    // A negative debt is an amount that the insurer owes.
    expect(await customer.debt()).toEqual({ value: -100, currency: 'HUF' })
    expect(await customer.due()).toEqual([])
  })

  it('leaves the debt unchanged if the money is paid into an investment account', async () => {
    customer = await payingCustomer(insurer, '40000001')
    const account = { udcContractId: 'account-1' }
    expect(await processed(await press(await pageFor(50_000, account), 'accept'), account)).toMatchObject({
      status: 'ACCEPTED',
    })
    expect(await customer.debt()).toEqual({ value: 25000, currency: 'HUF' })
  })

  it.each([
    ['refuse', 'REFUSED', '05'],
    ['cancel', 'CANCELLED', '17'],
  ])('redirects to the portal with a failed payment if the choice is: %s', async (action, status, bankStatus) => {
    const result = await processed(await press(await pageFor(14860), action))
    expect(result).toMatchObject({ status, bankStatus, authorizationNumber: null })
    expect(await customer.debt()).toEqual({ value: 14860, currency: 'HUF' })
  })

  it('redirects to the portal without payment data if the choice is: incomplete', async () => {
    const returnAddress = await press(await pageFor(14860), 'incomplete')
    expect(returnAddress.search).not.toBe('')
    expect(await processed(returnAddress)).toEqual({ code: 'PAYMENT_DATA_MISSING' })
  })

  it('stays open and never redirects if the choice is: silent', async () => {
    const page = await pageFor(14860)
    const stays = await press(page, 'silent')
    expect(stays.href).toBe(page)
    expect(await openPage(page)).toMatchObject({ offers: [], text: expect.stringContaining('nem válaszol') })
    expect((await press(page, 'accept')).href).toBe(page)
  })

  it('keeps the first outcome of a payment, whatever the customer chooses afterwards', async () => {
    const page = await pageFor(14860)
    const returnAddress = await press(page, 'refuse')
    expect(await openPage(page)).toMatchObject({ offers: ['back'], text: expect.stringContaining('elutasította') })
    expect((await press(page, 'back')).href).toBe(returnAddress.href)
    expect((await press(page, 'accept')).href).toBe(returnAddress.href)
  })

  it('decides the outcome, even if the status in the return address is changed afterwards', async () => {
    const returnAddress = await press(await pageFor(14860), 'refuse')
    returnAddress.searchParams.set('status', 'ACCEPTED')
    expect(await processed(returnAddress)).toMatchObject({ status: 'REFUSED' })
  })

  it('keeps the query that the return address already has', async () => {
    const returnAddress = await press(await pageFor(14860, { returnUrl: `${RETURN_URL}?ful=3` }), 'accept')
    expect(returnAddress.searchParams.get('ful')).toBe('3')
  })

  it.each(['https://evil.example/', 'javascript:alert(1)', 'https://127.0.0.1.evil.example/', 'http://'])(
    'refuses a foreign or invalid return address: %s',
    async (returnUrl) => {
      const page = await pageFor(14860, { returnUrl })
      expect(await openPage(page)).toMatchObject({ offers: [], text: expect.stringContaining('nem lehet visszatérni') })
      expect((await press(page, 'accept')).href).toBe(page)
    },
  )

  it('answers 404 for an unknown payment or page', async () => {
    const page = await pageFor(14860)
    expect(await openPage(page.replace(/payment-\d+/, 'payment-404'))).toMatchObject({ status: 404, offers: [] })
    expect(await openPage(page.replace('kartya', 'egyeb'))).toMatchObject({ status: 404 })
  })
})

describe('the page of the identification provider', () => {
  const caseId = 'identification-80000001'
  const start = async () => {
    const token = await signIn(insurer, '80000001')
    const { body } = await insurer.call(createIdentification, { body: { caseId }, token })
    return {
      page: v.parse(createIdentification.response, body).identificationURL ?? '',
      told: () => insurer.call(getIdentification, { body: { caseId }, token }),
    }
  }

  it('marks the identification as in progress when the page opens', async () => {
    const { page, told } = await start()
    expect(await openPage(page)).toMatchObject({ status: 200, offers: ['confirm', 'refuse'] })
    expect((await told()).body).toMatchObject({ status: 'IN_PROGRESS' })
  })

  it('verifies the customer after a confirmation', async () => {
    const { page, told } = await start()
    expect((await press(page, 'confirm')).href).toBe(page)
    expect(await openPage(page)).toMatchObject({ offers: [], text: expect.stringContaining('sikerült') })
    expect((await told()).body).toMatchObject({ status: 'VERIFIED' })
  })

  it('keeps a refusal even if the customer confirms later', async () => {
    const { page, told } = await start()
    await press(page, 'refuse')
    await press(page, 'confirm')
    expect(await openPage(page)).toMatchObject({ offers: [], text: expect.stringContaining('nem sikerült') })
    expect((await told()).status).toBe(422)
  })
})

describe("the page of the phone's DÁP app", () => {
  const start = async () => {
    await insurer.follow('dapByPhone')
    const { sessionId, identificationUrl } = readFilled(startDap.response, (await insurer.call(startDap)).body)
    return {
      page: identificationUrl,
      told: async () => (await insurer.call(getDapStatus, { query: { sessionId } })).body,
    }
  }

  it('marks the sign-in as in progress when the page opens', async () => {
    const { page, told } = await start()
    expect(await openPage(page)).toMatchObject({ status: 200, offers: ['confirm', 'refuse'] })
    expect(await told()).toMatchObject({ status: 'IN_PROGRESS' })
  })

  it.each([
    ['confirm', 'IDENTIFIED', 'Engedélyezte'],
    ['refuse', 'REFUSED', 'Elutasította'],
  ])('records the answer of the customer to the sign-in: %s', async (action, status, message) => {
    const { page, told } = await start()
    await press(page, action)
    expect(await told()).toMatchObject({ status })
    expect(await openPage(page)).toMatchObject({ offers: [], text: expect.stringContaining(message) })
  })

  it('confirms the pending sign-in even if the customer opens the page without scanning the QR code', async () => {
    const { page, told } = await start()
    const decided = await press(new URL('?', page).href, 'confirm')
    expect(await told()).toMatchObject({ status: 'IDENTIFIED' })
    expect(await openPage(decided.href)).toMatchObject({ text: expect.stringContaining('Engedélyezte') })
  })

  it('shows that a sign-in has expired', async () => {
    const { page } = await start()
    await insurer.advance(60 * 60 * 1000)
    expect(await openPage(page)).toMatchObject({ offers: [], text: expect.stringContaining('lejárt') })
  })
})
