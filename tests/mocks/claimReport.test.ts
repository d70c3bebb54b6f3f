import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isoDaysFrom } from '../../mocks/store/time/days'
import {
  deleteClaimDocument,
  getContract,
  getInitConfig,
  getInsuranceCompanies,
  reportClaim,
  uploadClaimDocument,
} from '../../src/api/claimReport'
import { getClaims } from '../../src/api/claims'
import { LARGEST_FILE } from '../../src/api/documents'
import { type Insurer, insurers, rejectedChange } from '../../tools/exploration/kit/insurers'
import { readFilled } from './filled'
import { fileOf, PHOTO, signedInAtHome } from './homeInsurer'

describe.each(Object.entries(insurers))('a claim report to the simulated insurer %s', (_name, create) => {
  let insurer: Insurer
  let customer: Awaited<ReturnType<typeof signedInAtHome>>
  beforeEach(async () => {
    insurer = await create()
    customer = await signedInAtHome(insurer)
  })
  afterEach(() => insurer.close())

  const day = (days: number) => isoDaysFrom(Date.now(), days)
  const storm = () => ({
    damageEventId: 3,
    damageDate: day(-2),
    damageLocation: 'Pécs, Mesebeli lépcső 6.',
    description: 'A vihar megbontotta a tetőt.',
    riskObjectEnums: ['BUILDING'],
  })
  const report = (changes: object = {}) => customer.post(reportClaim, { ...storm(), ...changes })
  const open = async () => readFilled(getClaims.response, (await customer.call(getClaims)).body).open

  it('offers ten damage events, each with the details of the risk that the contract covers', async () => {
    const { damageEvents, risks } = readFilled(getInitConfig.response, (await customer.call(getInitConfig)).body)
    const ids = Array.from({ length: 10 }, (_, index) => index + 1)
    expect(damageEvents.map(({ id }) => id)).toEqual(ids)
    expect(risks.map(({ damageEventId }) => damageEventId)).toEqual(ids)
    expect(risks.find(({ damageEventId }) => damageEventId === 3)?.riskDetail).toContain('54 km/h')
    expect(risks.find(({ damageEventId }) => damageEventId === 4)?.riskDetail).toContain('0,5 mm')
    expect((await customer.header()).contract.risk).toEqual(risks)
  })

  it('can load a list of other insurers, and the same contract data as in the header of the contract', async () => {
    expect((await customer.call(getContract)).body).toEqual((await customer.header()).contract)
    const insurersKnown = v.parse(getInsuranceCompanies.response, (await customer.call(getInsuranceCompanies)).body)
    expect(insurersKnown).toContainEqual({ id: '1', name: 'Csillagfény Biztosító' })
  })

  it('adds an open claim at the top of the list of claims, and a case to the list of cases', async () => {
    const before = await open()
    const documents = [await customer.uploaded(uploadClaimDocument)]
    const answered = await report({ documents, email: 'mas@pelda.example' })
    expect(answered).toMatchObject({
      status: 200,
      body: { caseStatus: 'SUCCEEDED', confirmationEmail: 'mas@pelda.example' },
    })
    const after = await open()
    expect(answered.body).toMatchObject({ claimId: after[0]?.id, nextStepUntil: day(5) })
    expect(after[0]).toMatchObject({ claimCause: 'Vihar', claimDate: day(-2), status: 'PENDING', claimTasks: [] })
    expect(after.slice(1)).toEqual(before)
    expect(await customer.header()).toMatchObject({ casesCount: 1 })
    expect(await customer.cases()).toMatchObject([{ name: 'Kárbejelentés', caseStatus: 'SUCCEEDED' }])
  })

  it('lists each damaged item on the claim, and refuses an item without a name', async () => {
    const damagedThings = {
      damagedBuilding: [{ name: 'A tető' }],
      damagedOutbuildings: [{ name: 'Garázs', part: 'a kapu', estimatedLoss: 80_000 }],
      damagedAssets: [{ name: 'Kerékpár', purchaseYear: 2020 }],
    }
    expect((await report(damagedThings)).status).toBe(200)
    expect((await open())[0]?.damagedThings).toEqual([
      { riskObject: 'BUILDING', name: 'A tető' },
      { riskObject: 'OUTBUILDING', name: 'Garázs', part: 'a kapu', estimatedLoss: 80_000 },
      { riskObject: 'ASSET', name: 'Kerékpár', purchaseYear: 2020 },
    ])
    expect((await report({ damagedAssets: [{ purchaseYear: 2020 }] })).status).toBe(400)
  })

  it('is grouped only with claims about damage on the same day', async () => {
    await report({ damageDate: day(-3) })
    expect((await open())[0]?.groupId).toBeNull()
    await report({ damageDate: day(-3), damageEventId: 1 })
    await report({ damageDate: day(-4) })
    const [other, second, first] = await open()
    expect(second?.groupId).toEqual(expect.any(String))
    expect(first?.groupId).toBe(second?.groupId)
    expect(other?.groupId).toBeNull()
  })

  it('creates one claim even if it is sent twice with the same idempotency key', async () => {
    const before = await open()
    const first = await customer.call(reportClaim, { body: storm(), key: 'key-1' })
    expect(await customer.call(reportClaim, { body: storm(), key: 'key-1' })).toEqual(first)
    expect(await open()).toHaveLength(before.length + 1)
  })

  it("is accepted without damaged items if the damage is to another person's property", async () => {
    expect((await report({ damageEventId: 10, riskObjectEnums: [] })).status).toBe(200)
    expect((await report({ damageEventId: 10, riskObjectEnums: undefined })).status).toBe(200)
  })

  it('is stored with the cause “other damage” if it names no damage event', async () => {
    const otherDamage = { damageEventId: undefined, damageTime: null, name: 'Szabó Éva' }
    expect((await report(otherDamage)).status).toBe(200)
    expect((await open())[0]).toMatchObject({ claimCause: 'Egyéb kár' })
  })

  it.each([
    ['with an unknown event', { damageEventId: 11 }],
    ['with a future date', { damageDate: day(1) }],
    ['with a date before the contract', { damageDate: day(-2000) }],
    ['with a document that does not exist', { documents: ['document-404'] }],
  ])('is refused %s', async (_what, changes) => {
    const before = await open()
    expect(await report(changes)).toEqual(rejectedChange)
    expect(await open()).toEqual(before)
    expect(await customer.cases()).toHaveLength(0)
  })

  it('is refused if one of its documents was deleted', async () => {
    const id = await customer.uploaded(uploadClaimDocument)
    expect((await customer.call(deleteClaimDocument, { query: { id } })).status).toBe(200)
    expect(await report({ documents: [id] })).toEqual(rejectedChange)
  })

  it('refuses a file that is too large or of an unsupported type', async () => {
    const upload = (size: number, firstBytes: readonly number[]) =>
      customer.post(uploadClaimDocument, fileOf(size, firstBytes))
    expect((await upload(LARGEST_FILE, PHOTO)).status).toBe(200)
    expect(await upload(LARGEST_FILE + 1, PHOTO)).toEqual({ status: 413, body: { code: 'FILE_TOO_LARGE' } })
    expect(await upload(10, [])).toEqual({ status: 415, body: { code: 'FILE_TYPE_REFUSED' } })
  })

  it('is refused without its required fields, and the response names them', async () => {
    expect(await customer.post(reportClaim, { damageEventId: 3, description: '' })).toEqual({
      status: 400,
      body: { code: 'MISSING_FIELDS', fields: ['damageDate', 'damageLocation'] },
    })
  })
})
