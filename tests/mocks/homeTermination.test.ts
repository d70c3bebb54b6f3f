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
import { type Insurer, insurers, refused } from '../../tools/exploration/kit/insurers'
import { readFilled } from './filled'
import { signedInAtHome } from './homeInsurer'

const DAY = 24 * 60 * 60 * 1000

/** The contract's monthly premium (forints). */
const MONTH = 3620

/** The total of a termination (forints). */
const totalOf = ({
  debtForWithdraw,
  premiumUntilEnd,
  unusedPremium,
  durationDiscount,
}: InferOutput<typeof terminationInfo>) =>
  [debtForWithdraw, premiumUntilEnd, durationDiscount].reduce((sum, part) => sum + (part?.value ?? 0), 0) -
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

describe.each(Object.entries(insurers))('ending a property contract at the simulated insurer %s', (_name, create) => {
  let insurer: Insurer
  let customer: Awaited<ReturnType<typeof signedInAtHome>>
  let now: number
  beforeEach(async () => {
    now = Date.now()
    insurer = await create()
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

  it('is previewed at the anniversary: the last day of the period, with the debt, what falls due until then, and no discount to pay back', async () => {
    const { insuranceValidDate, debt } = await customer.header()
    const told = await preview(previewAnniversary)
    // Whole months: this one has already been charged.
    expect(told.premiumUntilEnd?.value).toBeGreaterThan(0)
    expect((told.premiumUntilEnd?.value ?? 0) % MONTH).toBe(0)
    expect(told).toEqual({
      debtForWithdraw: debt,
      premiumUntilEnd: told.premiumUntilEnd,
      unusedPremium: null,
      insuranceEndDate: insuranceValidDate,
      durationDiscount: null,
      terminationDate: insuranceValidDate,
    })
  })

  it('is too late for this anniversary when less than thirty days are left', async () => {
    const { insuranceValidDate } = await customer.header()
    await wait(100 * DAY)
    const year = Number(insuranceValidDate?.slice(0, 4))
    expect(await preview(previewAnniversary)).toMatchObject({
      terminationDate: insuranceValidDate?.replace(String(year), String(year + 1)),
    })
  })

  it('is previewed at the end of a quarter that is at least thirty days away', async () => {
    const { terminationDate } = await preview(previewQuarterly)
    const last = isoDaysFrom(now, 30 + 92)
    expect(terminationDate !== null && terminationDate >= isoDaysFrom(now, 30) && terminationDate <= last).toBe(true)
  })

  it('is kept with each sum that was told before, and with their total', async () => {
    const told = await preview(previewQuarterly)
    await customer.post(terminateQuarterly, {})
    const [listed] = await customer.cases()
    const { debtForWithdraw, durationDiscount } = told
    const total = { value: totalOf(told), currency: 'HUF' } as const
    for (const [label, money] of [
      ['Rendezendő díj', debtForWithdraw],
      ['Tartamengedmény, amelyet Ön fizet vissza', durationDiscount],
      ['Összesen fizetendő a megszűnésig', total],
    ] as const) {
      expect(listed?.details).toContainEqual({ label, value: money && formatMoney(money) })
    }
  })

  it('says until when its notice has to be signed, and takes no signature after that day', async () => {
    const { terminationDate } = await preview(previewQuarterly)
    const signUntil = terminationDate && isoDaysFrom(Date.parse(terminationDate), -30)
    const told = readFilled(terminateQuarterly.response, (await customer.post(terminateQuarterly, {})).body)
    expect(told.signUntil).toBe(signUntil)
    const [listed] = await customer.cases()
    expect(listed?.signUntil).toBe(signUntil)
    expect(listed?.details).toContainEqual({
      label: 'A felmondásnak eddig kell beérkeznie',
      value: formatDate(signUntil ?? ''),
    })
    await wait(Date.parse(`${signUntil}T12:00:00Z`) + DAY - now)
    expect(await customer.post(signDigitally, { caseId: told.caseId })).toEqual(refused)
  })

  it.each([
    [previewHomeSell.id, previewHomeSell],
    [previewLossOfInterest.id, previewLossOfInterest],
  ])('is previewed for a day, with the discount to pay back: %s', async (_id, endpoint) => {
    for (const day of [dayAt(now), isoDaysFrom(now, -40)]) {
      expect(await preview(endpoint, day)).toMatchObject({
        insuranceEndDate: day,
        durationDiscount: { value: 12_600, currency: 'HUF' },
      })
    }
  })

  it.each([0, -3, -40])(
    '(%i) leaves to be paid what was told of that day, and nothing for a day after it',
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
  ])('costs until its end what was told before it was sent: $id', async (endpoint, previewed, asked) => {
    const told = await preview(previewed, 'terminationDate' in asked ? asked.terminationDate : undefined)
    const before = await invoices()
    await signed(endpoint, asked)
    await wait(Date.parse(told.insuranceEndDate ?? '') + 2 * DAY - now)
    const { debt, contract } = await customer.header()
    expect(contract).toMatchObject({ contractStatusId: 2, endDate: told.insuranceEndDate })
    // The amount that the bank has collected since, and the final debt or refund.
    const collected = (await invoices()).filter(({ id }) => !before.some((known) => known.id === id))
    const paid = collected.reduce((sum, { amount }) => sum + (amount?.value ?? 0), 0)
    expect(paid + (debt?.value ?? 0)).toBe(totalOf(told))
  })

  it.each([
    ['another reason', { isMarchTermination: false }, 12_600],
    ['the notice of March', { isMarchTermination: true }, undefined],
  ])('for %s pays the discount back that was told: %o', async (_why, { isMarchTermination }, discount) => {
    await wait(Date.UTC(new Date(now).getUTCFullYear() + 1, 2, 10, 12) - now)
    const query = isMarchTermination ? { isMarchTermination: 'true' } : { terminationDate: isoDaysFrom(now, 30) }
    const told = readFilled(previewOther.response, (await customer.call(previewOther, { query })).body)
    expect(told.durationDiscount?.value).toBe(discount)
  })

  it('with a quarter that ends at the anniversary costs no discount, as the anniversary does not', async () => {
    const { insuranceValidDate } = await customer.header()
    await wait(Date.parse(insuranceValidDate ?? '') - 40 * DAY - now)
    expect(await preview(previewQuarterly)).toEqual(await preview(previewAnniversary))
  })

  it('says in the list of cases why and with which day, however late it is signed', async () => {
    const terminationDate = isoDaysFrom(now, -3)
    await customer.post(terminateForHomeSell, { terminationDate })
    await wait(5 * DAY)
    const [listed] = await customer.cases()
    expect(listed).toMatchObject({ terminationReason: 'Ingatlan eladása', insuranceEndDate: terminationDate })
    expect((await customer.post(signDigitally, { caseId: listed?.caseId })).status).toBe(200)
    expect((await customer.header()).contract).toMatchObject({ contractStatusId: 2, endDate: terminationDate })
    expect(await customer.cases()).toMatchObject([{ caseStatus: 'SUCCEEDED', insuranceEndDate: terminationDate }])
  })

  it('that is withdrawn from gives back the days to come', async () => {
    customer = await signedInAtHome(insurer, '30000002')
    const before = (await customer.header()).debt?.value ?? 0
    await signed(withdraw, {})
    await wait(60_000)
    expect((await customer.header()).debt?.value).toBeLessThan(before)
  })

  it('goes on until the day of its end, which its header tells', async () => {
    const { insuranceValidDate } = await customer.header()
    await signed(terminateAtAnniversary, {})
    await wait(60_000)
    expect((await customer.header()).contract).toMatchObject({ contractStatusId: 1, endDate: insuranceValidDate })
    expect(await customer.post(terminateAtAnniversary, {})).toEqual(refused)
    await wait(Date.parse(insuranceValidDate ?? '') + DAY - now)
    expect((await customer.header()).contract).toMatchObject({ contractStatusId: 2, endDate: insuranceValidDate })
  })

  it('comes sooner where the home is sold before the day for which it was terminated', async () => {
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

  it('lets a signed termination give way to one that is signed later and ends it sooner, and to no other', async () => {
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
    expect(await customer.post(terminateForOther, sooner)).toEqual(refused)
    expect(await customer.post(terminateAtAnniversary, {})).toEqual(refused)
  })

  it('keeps the newest of two terminations that wait: the other one cannot be signed', async () => {
    const asked = async (endpoint: Endpoint, body: object) =>
      readFilled(withdraw.response, (await customer.post(endpoint, body)).body).caseId
    const first = await asked(terminateForOther, { description: 'Elköltözöm.' })
    const second = await asked(terminateAtAnniversary, {})
    expect(await customer.post(signDigitally, { caseId: first })).toEqual(refused)
    expect((await customer.post(signDigitally, { caseId: second })).status).toBe(200)
  })

  it.each([
    ['Felmondás évfordulóra', terminateAtAnniversary, {}],
    ['Egyéb ok', terminateForOther, { description: 'Másik biztosítót választok.' }],
    ['Ingatlan eladása', terminateForHomeSell, {}],
    ['Érdekmúlás', terminateForLossOfInterest, {}],
    ['Negyedéves felmondás', terminateQuarterly, {}],
  ])('waits for a signature: %s', async (terminationReason, endpoint, body) => {
    expect(await customer.post(endpoint, { ...body, email: 'mas@pelda.example' })).toMatchObject({
      status: 200,
      body: { caseStatus: 'DIGITAL_SIGNATURE_NEEDED', terminationReason, confirmationEmail: 'mas@pelda.example' },
    })
    expect(await customer.cases()).toMatchObject([
      { name: 'Szerződés megszüntetése', caseStatus: 'DIGITAL_SIGNATURE_NEEDED' },
    ])
    expect((await customer.header()).contract.contractStatusId).toBe(1)
  })

  it('is a withdrawal until the fourteenth day after the start, and not on the fifteenth', async () => {
    expect(await customer.post(withdraw, {})).toEqual(refused)
    customer = await signedInAtHome(insurer, '30000002')
    expect((await customer.post(withdraw, {})).body).toMatchObject({ terminationReason: 'Felmondás 14 napon belül' })
    await wait(9 * DAY)
    expect((await customer.post(withdraw, {})).status).toBe(200)
    await wait(DAY)
    expect(await customer.post(withdraw, {})).toEqual(refused)
  })

  it('tells before a withdrawal that it ends today and how much comes back, and that is what does', async () => {
    customer = await signedInAtHome(insurer, '30000002')
    const told = await preview(previewWithdrawal)
    expect(told).toMatchObject({ insuranceEndDate: dayAt(now), durationDiscount: null })
    const balance = totalOf(told)
    expect(balance).not.toBe(0)
    await signed(withdraw, {})
    await wait(60_000)
    const { debt } = await customer.header()
    expect(debt?.value).toBe(balance)
  })

  it('tells for another reason on which day the cover ends, and in March thirty days after the notice', async () => {
    const march = { query: { isMarchTermination: 'true' } }
    expect(await preview(previewOther, isoDaysFrom(now, 20))).toMatchObject({ insuranceEndDate: isoDaysFrom(now, 20) })
    expect((await customer.call(previewOther, march)).body).toMatchObject({ insuranceEndDate: null })
    await wait(Date.UTC(new Date(now).getUTCFullYear() + 1, 2, 10, 12) - now)
    expect((await customer.call(previewOther, march)).body).toMatchObject({ insuranceEndDate: isoDaysFrom(now, 30) })
  })

  it('has a March notice in March only; the cover ends thirty days after it', async () => {
    const isMarchTermination = true
    const year = new Date(now).getUTCFullYear() + 1
    await wait(Date.UTC(year, 1, 20, 12) - now)
    expect(await customer.post(terminateForOther, { isMarchTermination })).toEqual(refused)
    await wait(Date.UTC(year, 2, 10, 12) - now)
    expect((await customer.post(terminateForOther, { isMarchTermination })).body).toMatchObject({
      terminationReason: 'Márciusi felmondás',
    })
    expect(await customer.post(terminateForOther, { isMarchTermination, terminationDate: `${year}-04-30` })).toEqual(
      refused,
    )
    const terminationDate = `${year}-04-09`
    expect((await customer.post(terminateForOther, { isMarchTermination, terminationDate })).status).toBe(200)
    await wait(Date.UTC(year, 3, 10, 12) - now)
    expect(await customer.post(terminateForOther, { isMarchTermination })).toEqual(refused)
  })

  it('is refused on a day that cannot be, for no reason at all, and with a document that is not there', async () => {
    const yesterday = isoDaysFrom(now, -1)
    expect(await customer.post(terminateAtAnniversary, { terminationDate: yesterday })).toEqual(refused)
    expect(await customer.post(terminateForHomeSell, { terminationDate: isoDaysFrom(now, -2000) })).toEqual(refused)
    expect((await customer.post(terminateForHomeSell, { terminationDate: yesterday })).status).toBe(200)
    expect(await customer.post(terminateForOther, {})).toEqual(refused)
    expect(await customer.post(terminateForOther, { description: 'Ok.', terminationDate: yesterday })).toEqual(refused)
    expect(await customer.post(terminateForLossOfInterest, { documents: ['document-404'] })).toEqual(refused)
    expect(await customer.cases()).toHaveLength(1)
  })

  it('ends the contract as soon as it is signed: the header says so, and the menu is short', async () => {
    const terminationDate = dayAt(now)
    await signed(terminateForHomeSell, { terminationDate })
    expect(await customer.header()).toMatchObject({
      insurancePeriod: null,
      insuranceValidDate: null,
      enabledMenuItems: afterwards,
      contract: { contractStatusId: 2, endDate: terminationDate, terminationReasonId: 4 },
    })
    expect(await customer.post(terminateAtAnniversary, {})).toEqual(refused)
    expect(await preview(previewAnniversary)).toMatchObject({ terminationDate: null })
  })

  it('says until it ends that its insurance period ends with it, and that of a later year as ever', async () => {
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

  it('has nothing to pay afterwards where there is no debt', async () => {
    customer = await signedInAtHome(insurer, '30000002')
    await signed(withdraw, {})
    await wait(60_000)
    expect(await customer.header()).toMatchObject({
      enabledMenuItems: afterwards.filter((key) => key !== 'pay'),
      contract: { contractStatusId: 2, terminationReasonId: 2 },
    })
  })

  it('lets a damage be reported that happened before, and none after', async () => {
    await signed(terminateForHomeSell, { terminationDate: isoDaysFrom(now, -3) })
    await wait(60_000)
    await customer.header()
    const storm = { damageEventId: 3, damageLocation: 'Pécs', description: 'Vihar.', riskObjectEnums: ['BUILDING'] }
    expect((await customer.post(reportClaim, { ...storm, damageDate: isoDaysFrom(now, -3) })).status).toBe(200)
    expect(await customer.post(reportClaim, { ...storm, damageDate: isoDaysFrom(now, -2) })).toEqual(refused)
  })
})
