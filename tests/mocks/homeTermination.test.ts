import type { InferOutput } from 'valibot'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dayAt } from '../../machines/today'
import { isoDaysFrom } from '../../mocks/store/time/days'
import { reportClaim } from '../../src/api/claimReport'
import { listInvoices } from '../../src/api/documentLists'
import { signDigitally } from '../../src/api/documents'
import type { Endpoint } from '../../src/api/endpoint'
import type { terminationInfo } from '../../src/api/entities'
import {
  previewAnniversary,
  previewHomeSell,
  previewLossOfInterest,
  previewOther,
  previewQuarterly,
  previewWithdrawal,
  terminateAtAnniversary,
  terminateForHomeSell,
  terminateForLossOfInterest,
  terminateForOther,
  terminateQuarterly,
  withdraw,
} from '../../src/api/homeTermination'
import { formatDate, formatMoney } from '../../src/texts/format'
import { type Insurer, insurers, rejectedChange } from '../../tools/exploration/kit/insurers'
import { readFilled } from './filled'
import { signedInAtHome } from './homeInsurer'

const DAY = 24 * 60 * 60 * 1000

/** The contract's monthly premium (forints). */
const MONTH = 3620

/** Returns the total of a termination (forints). */
const totalOf = ({
  debtForWithdraw,
  premiumUntilEnd,
  unusedPremium,
  durationDiscount,
}: InferOutput<typeof terminationInfo>) =>
  [debtForWithdraw, premiumUntilEnd, durationDiscount].reduce((sum, amount) => sum + (amount?.value ?? 0), 0) -
  (unusedPremium?.value ?? 0)

// The menu of a contract that ended with debt.
const afterwards = [
  'contract-data',
  'online-cases',
  'pay',
  'invoice',
  'reminder',
  'other-documents',
  'downloadable-documents',
  'have-questions',
  'logout',
]

describe.each(Object.entries(insurers))('at the simulated insurer %s, a home termination', (_name, create) => {
  let insurer: Insurer
  let customer: Awaited<ReturnType<typeof signedInAtHome>>
  let now: number
  beforeEach(async () => {
    insurer = await create()
    now = Date.now()
    customer = await signedInAtHome(insurer)
  })
  afterEach(() => insurer.close())

  const wait = async (ms: number) => {
    now += ms
    await customer.wait(ms)
  }
  const preview = async (endpoint: Endpoint, terminationDate?: string) =>
    readFilled(
      previewAnniversary.response,
      (await customer.call(endpoint, terminationDate ? { query: { terminationDate } } : {})).body,
    )
  const signed = async (endpoint: Endpoint, body: object) => {
    const { caseId } = readFilled(withdraw.response, (await customer.post(endpoint, body)).body)
    expect((await customer.post(signDigitally, { caseId })).status).toBe(200)
  }

  const invoices = async () =>
    readFilled(listInvoices.response, (await customer.call(listInvoices)).body).filter(({ isPaid }) => isPaid)

  it('at the anniversary is previewed with debt and premiums until then, and no discount to repay', async () => {
    const { insuranceValidDate, debt } = await customer.header()
    const previewResult = await preview(previewAnniversary)
    // The sum consists of whole months, since the current month has already been charged.
    expect(previewResult.premiumUntilEnd?.value).toBeGreaterThan(0)
    expect((previewResult.premiumUntilEnd?.value ?? 0) % MONTH).toBe(0)
    expect(previewResult).toEqual({
      debtForWithdraw: debt,
      premiumUntilEnd: previewResult.premiumUntilEnd,
      unusedPremium: null,
      insuranceEndDate: insuranceValidDate,
      durationDiscount: null,
      terminationDate: insuranceValidDate,
    })
  })

  it('at the anniversary is moved by a year if the next anniversary is fewer than thirty days ahead', async () => {
    const { insuranceValidDate } = await customer.header()
    await wait(100 * DAY)
    const year = Number(insuranceValidDate?.slice(0, 4))
    expect(await preview(previewAnniversary)).toMatchObject({
      terminationDate: insuranceValidDate?.replace(String(year), String(year + 1)),
    })
  })

  it('at the end of a quarter has a preview with an end at least thirty days away', async () => {
    const { terminationDate } = await preview(previewQuarterly)
    const last = isoDaysFrom(now, 30 + 92)
    expect(terminationDate !== null && terminationDate >= isoDaysFrom(now, 30) && terminationDate <= last).toBe(true)
  })

  it('stores the previewed amounts and their total in the case', async () => {
    const previewResult = await preview(previewQuarterly)
    await customer.post(terminateQuarterly, {})
    const [newestCase] = await customer.cases()
    const { debtForWithdraw, durationDiscount } = previewResult
    const total = { value: totalOf(previewResult), currency: 'HUF' } as const
    for (const [label, money] of [
      ['Rendezendő díj', debtForWithdraw],
      ['Tartamengedmény, amelyet Ön fizet vissza', durationDiscount],
      ['Összesen fizetendő a megszűnésig', total],
    ] as const) {
      expect(newestCase?.details).toContainEqual({ label, value: money && formatMoney(money) })
    }
  })

  it('has a deadline for its signature, and refuses a signature after that deadline', async () => {
    const { terminationDate } = await preview(previewQuarterly)
    const signUntil = terminationDate && isoDaysFrom(Date.parse(terminationDate), -30)
    const result = readFilled(terminateQuarterly.response, (await customer.post(terminateQuarterly, {})).body)
    expect(result.signUntil).toBe(signUntil)
    const [newestCase] = await customer.cases()
    expect(newestCase?.signUntil).toBe(signUntil)
    expect(newestCase?.details).toContainEqual({
      label: 'A felmondásnak eddig kell beérkeznie',
      value: formatDate(signUntil ?? ''),
    })
    await wait(Date.parse(`${signUntil}T12:00:00Z`) + DAY - now)
    expect(await customer.post(signDigitally, { caseId: result.caseId })).toEqual(rejectedChange)
  })

  it.each([
    [previewHomeSell.id, previewHomeSell],
    [previewLossOfInterest.id, previewLossOfInterest],
  ])('is previewed for the chosen day with the discount to repay: %s', async (_id, endpoint) => {
    for (const day of [dayAt(now), isoDaysFrom(now, -40)]) {
      expect(await preview(endpoint, day)).toMatchObject({
        insuranceEndDate: day,
        durationDiscount: { value: 12_600, currency: 'HUF' },
      })
    }
  })

  it.each([0, -3, -40])(
    'with an end today or earlier creates a debt of exactly the previewed total: %i days from today',
    async (days) => {
      const terminationDate = isoDaysFrom(now, days)
      const total = totalOf(await preview(previewHomeSell, terminationDate))
      await signed(terminateForHomeSell, { terminationDate })
      await wait(60_000)
      expect((await customer.header()).debt?.value).toBe(total)
    },
  )

  it.each([
    [terminateAtAnniversary, previewAnniversary, {}],
    [terminateQuarterly, previewQuarterly, {}],
    [terminateForOther, previewOther, { description: 'Elköltözöm.', terminationDate: isoDaysFrom(Date.now(), 40) }],
  ])(
    'makes the customer pay exactly the previewed total by the end of the contract: $id',
    async (endpoint, previewEndpoint, body) => {
      const previewResult = await preview(previewEndpoint, 'terminationDate' in body ? body.terminationDate : undefined)
      const before = await invoices()
      await signed(endpoint, body)
      await wait(Date.parse(previewResult.insuranceEndDate ?? '') + 2 * DAY - now)
      const { debt, contract } = await customer.header()
      expect(contract).toMatchObject({ contractStatusId: 2, endDate: previewResult.insuranceEndDate })
      // The customer pays the amounts that the bank has collected since the termination, and the final debt or refund.
      const collected = (await invoices()).filter(
        ({ id }) => !before.some((earlierInvoice) => earlierInvoice.id === id),
      )
      const paid = collected.reduce((sum, { amount }) => sum + (amount?.value ?? 0), 0)
      expect(paid + (debt?.value ?? 0)).toBe(totalOf(previewResult))
    },
  )

  it.each([
    ['another reason', { isMarchTermination: false }, 12_600],
    ['a March notice', { isMarchTermination: true }, undefined],
  ])(
    'previews a discount to repay unless it is a March notice (a special right to terminate): %s',
    async (_why, { isMarchTermination }, discount) => {
      await wait(Date.UTC(new Date(now).getUTCFullYear() + 1, 2, 10, 12) - now)
      const query = isMarchTermination ? { isMarchTermination: 'true' } : { terminationDate: isoDaysFrom(now, 30) }
      const previewResult = readFilled(previewOther.response, (await customer.call(previewOther, { query })).body)
      expect(previewResult.durationDiscount?.value).toBe(discount)
    },
  )

  it('has the same preview for the end of a quarter as for the anniversary if both are on the same day', async () => {
    const { insuranceValidDate } = await customer.header()
    await wait(Date.parse(insuranceValidDate ?? '') - 40 * DAY - now)
    expect(await preview(previewQuarterly)).toEqual(await preview(previewAnniversary))
  })

  it('keeps the reason and the end day of its request if it is signed days later', async () => {
    const terminationDate = isoDaysFrom(now, -3)
    await customer.post(terminateForHomeSell, { terminationDate })
    await wait(5 * DAY)
    const [newestCase] = await customer.cases()
    expect(newestCase).toMatchObject({ terminationReason: 'Ingatlan eladása', insuranceEndDate: terminationDate })
    expect((await customer.post(signDigitally, { caseId: newestCase?.caseId })).status).toBe(200)
    expect((await customer.header()).contract).toMatchObject({ contractStatusId: 2, endDate: terminationDate })
    expect(await customer.cases()).toMatchObject([{ caseStatus: 'SUCCEEDED', insuranceEndDate: terminationDate }])
  })

  it('by withdrawal in the first fourteen days returns the unused premium', async () => {
    customer = await signedInAtHome(insurer, '30000002')
    const before = (await customer.header()).debt?.value ?? 0
    await signed(withdraw, {})
    await wait(60_000)
    expect((await customer.header()).debt?.value).toBeLessThan(before)
  })

  it('leaves the contract active in its header until the end day', async () => {
    const { insuranceValidDate } = await customer.header()
    await signed(terminateAtAnniversary, {})
    await wait(60_000)
    expect((await customer.header()).contract).toMatchObject({ contractStatusId: 1, endDate: insuranceValidDate })
    expect(await customer.post(terminateAtAnniversary, {})).toEqual(rejectedChange)
    await wait(Date.parse(insuranceValidDate ?? '') + DAY - now)
    expect((await customer.header()).contract).toMatchObject({ contractStatusId: 2, endDate: insuranceValidDate })
  })

  it('for a sale takes effect even if a notice for a later anniversary was signed before', async () => {
    await signed(terminateAtAnniversary, {})
    await wait(60_000)
    expect((await customer.header()).contract).toMatchObject({ contractStatusId: 1, terminationReasonId: 1 })
    await signed(terminateForHomeSell, { terminationDate: dayAt(now) })
    await wait(60_000)
    expect((await customer.header()).contract).toMatchObject({
      contractStatusId: 2,
      endDate: dayAt(now),
      terminationReasonId: 4,
    })
  })

  it('is superseded after its signature only by a termination with an earlier end', async () => {
    await signed(terminateAtAnniversary, {})
    const sooner = { description: 'Elköltözöm.', terminationDate: isoDaysFrom(now, 40) }
    await signed(terminateForOther, sooner)
    const decisions = (await customer.cases()).map(({ terminationReason, decision }) => [
      terminationReason,
      decision?.status,
    ])
    expect(decisions).toEqual([
      ['Egyéb ok', undefined],
      ['Felmondás évfordulóra', 'SUPERSEDED'],
    ])
    expect(await customer.post(terminateForOther, sooner)).toEqual(rejectedChange)
    expect(await customer.post(terminateAtAnniversary, {})).toEqual(rejectedChange)
  })

  it('refuses a signature of the older notice if two notices wait for a signature', async () => {
    const caseIdFrom = async (endpoint: Endpoint, body: object) =>
      readFilled(withdraw.response, (await customer.post(endpoint, body)).body).caseId
    const first = await caseIdFrom(terminateForOther, { description: 'Elköltözöm.' })
    const second = await caseIdFrom(terminateAtAnniversary, {})
    expect(await customer.post(signDigitally, { caseId: first })).toEqual(rejectedChange)
    expect((await customer.post(signDigitally, { caseId: second })).status).toBe(200)
  })

  it.each([
    ['Felmondás évfordulóra', terminateAtAnniversary, {}],
    ['Egyéb ok', terminateForOther, { description: 'Másik biztosítót választok.' }],
    ['Ingatlan eladása', terminateForHomeSell, {}],
    ['Érdekmúlás', terminateForLossOfInterest, {}],
    ['Negyedéves felmondás', terminateQuarterly, {}],
  ])('waits for a signature if its reason is: %s', async (terminationReason, endpoint, body) => {
    expect(await customer.post(endpoint, { ...body, email: 'mas@pelda.example' })).toMatchObject({
      status: 200,
      body: { caseStatus: 'DIGITAL_SIGNATURE_NEEDED', terminationReason, confirmationEmail: 'mas@pelda.example' },
    })
    expect(await customer.cases()).toMatchObject([
      { name: 'Szerződés megszüntetése', caseStatus: 'DIGITAL_SIGNATURE_NEEDED' },
    ])
    expect((await customer.header()).contract.contractStatusId).toBe(1)
  })

  it('by withdrawal is possible until the fourteenth day of the contract, and not on the fifteenth', async () => {
    expect(await customer.post(withdraw, {})).toEqual(rejectedChange)
    customer = await signedInAtHome(insurer, '30000002')
    expect((await customer.post(withdraw, {})).body).toMatchObject({ terminationReason: 'Felmondás 14 napon belül' })
    await wait(9 * DAY)
    expect((await customer.post(withdraw, {})).status).toBe(200)
    await wait(DAY)
    expect(await customer.post(withdraw, {})).toEqual(rejectedChange)
  })

  it('by withdrawal previews an end today and the balance that the header shows after the signature', async () => {
    customer = await signedInAtHome(insurer, '30000002')
    const previewResult = await preview(previewWithdrawal)
    expect(previewResult).toMatchObject({ insuranceEndDate: dayAt(now), durationDiscount: null })
    const balance = totalOf(previewResult)
    expect(balance).not.toBe(0)
    await signed(withdraw, {})
    await wait(60_000)
    const { debt } = await customer.header()
    expect(debt?.value).toBe(balance)
  })

  it('for another reason previews the chosen end day', async () => {
    expect(await preview(previewOther, isoDaysFrom(now, 20))).toMatchObject({
      insuranceEndDate: isoDaysFrom(now, 20),
    })
  })

  it('by a March notice previews an end thirty days ahead if it is requested in March, and no end in other months', async () => {
    const march = { query: { isMarchTermination: 'true' } }
    expect((await customer.call(previewOther, march)).body).toMatchObject({ insuranceEndDate: null })
    await wait(Date.UTC(new Date(now).getUTCFullYear() + 1, 2, 10, 12) - now)
    expect((await customer.call(previewOther, march)).body).toMatchObject({ insuranceEndDate: isoDaysFrom(now, 30) })
  })

  it('by a March notice is accepted only in March, with an end at most thirty days after the notice', async () => {
    const isMarchTermination = true
    const year = new Date(now).getUTCFullYear() + 1
    await wait(Date.UTC(year, 1, 20, 12) - now)
    expect(await customer.post(terminateForOther, { isMarchTermination })).toEqual(rejectedChange)
    await wait(Date.UTC(year, 2, 10, 12) - now)
    expect((await customer.post(terminateForOther, { isMarchTermination })).body).toMatchObject({
      terminationReason: 'Márciusi felmondás',
    })
    expect(await customer.post(terminateForOther, { isMarchTermination, terminationDate: `${year}-04-30` })).toEqual(
      rejectedChange,
    )
    const terminationDate = `${year}-04-09`
    expect((await customer.post(terminateForOther, { isMarchTermination, terminationDate })).status).toBe(200)
    await wait(Date.UTC(year, 3, 10, 12) - now)
    expect(await customer.post(terminateForOther, { isMarchTermination })).toEqual(rejectedChange)
  })

  it('is refused with an impossible end day, without a reason or with an unknown document', async () => {
    const yesterday = isoDaysFrom(now, -1)
    expect(await customer.post(terminateAtAnniversary, { terminationDate: yesterday })).toEqual(rejectedChange)
    expect(await customer.post(terminateForHomeSell, { terminationDate: isoDaysFrom(now, -2000) })).toEqual(
      rejectedChange,
    )
    expect((await customer.post(terminateForHomeSell, { terminationDate: yesterday })).status).toBe(200)
    expect(await customer.post(terminateForOther, {})).toEqual(rejectedChange)
    expect(await customer.post(terminateForOther, { description: 'Ok.', terminationDate: yesterday })).toEqual(
      rejectedChange,
    )
    expect(await customer.post(terminateForLossOfInterest, { documents: ['document-404'] })).toEqual(rejectedChange)
    expect(await customer.cases()).toHaveLength(1)
  })

  it('for a sale today ends the contract when it is signed, and shortens the menu', async () => {
    const terminationDate = dayAt(now)
    await signed(terminateForHomeSell, { terminationDate })
    expect(await customer.header()).toMatchObject({
      insurancePeriod: null,
      insuranceValidDate: null,
      enabledMenuItems: afterwards,
      contract: { contractStatusId: 2, endDate: terminationDate, terminationReasonId: 4 },
    })
    expect(await customer.post(terminateAtAnniversary, {})).toEqual(rejectedChange)
    expect(await preview(previewAnniversary)).toMatchObject({ terminationDate: null })
  })

  it('shortens the insurance period in the header only if the contract ends within that period', async () => {
    const before = (await customer.header()).insurancePeriod ?? ''
    const [from = ''] = before.split(' – ')
    await signed(terminateForOther, { description: 'Elköltözöm.', terminationDate: isoDaysFrom(now, 360) })
    await wait(60_000)
    expect((await customer.header()).insurancePeriod).toBe(before)
    const terminationDate = isoDaysFrom(now, 50)
    await signed(terminateForOther, { description: 'Elköltözöm.', terminationDate })
    await wait(60_000)
    expect(await customer.header()).toMatchObject({
      insurancePeriod: `${from} – ${terminationDate.replaceAll('-', '. ')}.`,
      contract: { contractStatusId: 1, endDate: terminationDate },
    })
  })

  it('removes the payment from the menu if no debt is left', async () => {
    customer = await signedInAtHome(insurer, '30000002')
    await signed(withdraw, {})
    await wait(60_000)
    expect(await customer.header()).toMatchObject({
      enabledMenuItems: afterwards.filter((key) => key !== 'pay'),
      contract: { contractStatusId: 2, terminationReasonId: 2 },
    })
  })

  it('allows later claim reports only for damage up to the end day', async () => {
    await signed(terminateForHomeSell, { terminationDate: isoDaysFrom(now, -3) })
    await wait(60_000)
    await customer.header()
    const storm = { damageEventId: 3, damageLocation: 'Pécs', description: 'Vihar.', riskObjectEnums: ['BUILDING'] }
    expect((await customer.post(reportClaim, { ...storm, damageDate: isoDaysFrom(now, -3) })).status).toBe(200)
    expect(await customer.post(reportClaim, { ...storm, damageDate: isoDaysFrom(now, -2) })).toEqual(rejectedChange)
  })
})
