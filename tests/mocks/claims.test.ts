import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { EXAMINATION_DELAY, EXAMINATION_DURATION } from '../../mocks/store/claims/status'
import { isoDaysFrom } from '../../mocks/store/time/days'
import { deleteTaskDocument, getClaims, requestReview, submitDocuments, uploadTaskDocument } from '../../src/api/claims'
import { giveClaimContactData } from '../../src/api/clientData'
import { LARGEST_FILE } from '../../src/api/documents'
import { type Claim, type ClaimTask, claimStatus } from '../../src/api/entities'
import { type Insurer, insurers, rejectedChange } from '../../tools/exploration/kit/insurers'
import { type Filled, readFilled } from './filled'
import { fileOf, PHOTO, signedInAtHome } from './homeInsurer'

describe.each(Object.entries(insurers))('at the simulated insurer %s, claims', (_name, create) => {
  let insurer: Insurer
  let customer: Awaited<ReturnType<typeof signedInAtHome>>
  beforeEach(async () => {
    insurer = await create()
    customer = await signedInAtHome(insurer)
  })
  afterEach(() => insurer.close())

  const lists = async () => readFilled(getClaims.response, (await customer.call(getClaims)).body)
  const claims = async (): Promise<readonly Filled<Claim>[]> => {
    const { open, closed } = await lists()
    return [...open, ...closed]
  }
  const withId = async (id: string) => (await claims()).find((one) => one.id === id)
  const idOf = (claim: Filled<Claim> | undefined): string => claim?.id ?? 'none'
  const inStatus = async (status: Claim['status']) => idOf((await claims()).find((one) => one.status === status))
  const waitingFor = async (...types: ReadonlyArray<ClaimTask['type']>) =>
    idOf((await claims()).find(({ claimTasks }) => String(claimTasks.map((task) => task?.type)) === String(types)))

  it('cover every status, in separate open and closed lists with Hungarian labels', async () => {
    const { open, closed } = await lists()
    expect(new Set([...open, ...closed].map(({ status }) => status))).toEqual(new Set(claimStatus.options))
    expect(new Set(open.map(({ statusLabel }) => statusLabel))).toEqual(
      new Set(['Bejelentve', 'Vizsgálat alatt', 'Önre várunk']),
    )
    expect(closed.map(({ statusLabel }) => statusLabel)).toEqual([
      'Kifizetve',
      'Elutasítva',
      'Kifizetés nélkül lezárva',
      'Lezárva',
    ])
  })

  it('have tasks only while they wait for the customer, and cover every type of task', async () => {
    const all = await claims()
    const waitingClaims = all.filter(({ status }) => status === 'WAITING_FOR_CLIENT')
    expect(new Set(waitingClaims.flatMap(({ claimTasks }) => claimTasks.map((task) => task?.type)))).toEqual(
      new Set(['CONTACT_DETAILS', 'DOCUMENT', 'REVIEW_REQUEST']),
    )
    expect(all.filter(({ claimTasks }) => claimTasks.length > 0)).toEqual(waitingClaims)
  })

  it('share a group id if one event caused two of them', async () => {
    const groups = (await claims()).flatMap(({ groupId }) => groupId ?? [])
    expect(groups).toHaveLength(2)
    expect(new Set(groups).size).toBe(1)
  })

  it('are the same in the list as in the header; the list says when it was loaded, and omits claims of other contracts', async () => {
    const before = (await lists()).updatedAt
    // The header's claims do not contain the damaged things.
    const headerClaims = (await claims()).map(({ damagedThings: _, ...claim }) => claim)
    expect((await customer.header()).contract.claims).toEqual(headerClaims)
    await customer.wait(60_000)
    expect(Date.parse((await lists()).updatedAt)).toBeGreaterThanOrEqual(Date.parse(before) + 60_000)
    customer = await signedInAtHome(insurer, '30000002')
    expect(await lists()).toMatchObject({ open: [], closed: [] })
  })

  it('change from pending to examined and then to paid after fixed delays', async () => {
    const id = await inStatus('PENDING')
    await customer.wait(EXAMINATION_DELAY)
    expect(await withId(id)).toMatchObject({ status: 'EXAMINING', statusLabel: 'Vizsgálat alatt' })
    await customer.wait(EXAMINATION_DURATION)
    expect((await lists()).closed.map((one) => one.id)).toContain(id)
    expect(await withId(id)).toMatchObject({ status: 'PAID' })
  })

  it('have a deadline for the next step while they are open, and none after they are closed', async () => {
    const { open, closed } = await lists()
    const today = isoDaysFrom(Date.now(), 0)
    expect(open.map(({ nextStepUntil }) => nextStepUntil > today)).toEqual(open.map(() => true))
    expect(closed.map(({ nextStepUntil }) => nextStepUntil)).toEqual(closed.map(() => null))
  })

  it('still wait for the customer’s documents after a hundred times the duration of an examination', async () => {
    const id = await waitingFor('DOCUMENT')
    await customer.wait(EXAMINATION_DURATION * 100)
    expect(await withId(id)).toMatchObject({ status: 'WAITING_FOR_CLIENT' })
  })

  it('are examined and paid after the customer sends the requested documents, which adds a case', async () => {
    const claimId = await waitingFor('DOCUMENT')
    const documents = [await customer.uploaded(uploadTaskDocument)]
    expect(await customer.post(submitDocuments, { claimId, documents })).toMatchObject({
      status: 200,
      body: { caseStatus: 'SUCCEEDED', confirmationEmail: 'kerekes.boglarka@pelda.example' },
    })
    expect(await withId(claimId)).toMatchObject({ status: 'EXAMINING', claimTasks: [] })
    expect((await customer.cases())[0]).toMatchObject({ name: 'Kárügy iratainak beküldése' })
    expect(await customer.post(submitDocuments, { claimId, documents })).toEqual(rejectedChange)
    await customer.wait(EXAMINATION_DURATION)
    expect(await withId(claimId)).toMatchObject({ status: 'PAID' })
  })

  it('are examined only after both the documents and the contact details arrive', async () => {
    const claimId = await waitingFor('CONTACT_DETAILS', 'DOCUMENT')
    await customer.post(submitDocuments, { claimId, documents: [await customer.uploaded(uploadTaskDocument)] })
    expect(await withId(claimId)).toMatchObject({
      status: 'WAITING_FOR_CLIENT',
      claimTasks: [{ type: 'CONTACT_DETAILS' }],
    })
    const contact = { claimId, phoneNumber: '+36301112233', email: 'ors@pelda.example' }
    expect(await customer.post(giveClaimContactData, contact)).toMatchObject({
      status: 200,
      body: { caseStatus: 'SUCCEEDED', confirmationEmail: 'ors@pelda.example' },
    })
    expect(await withId(claimId)).toMatchObject({ status: 'EXAMINING', claimTasks: [] })
    expect((await customer.cases())[0]).toMatchObject({ name: 'Elérhetőség megadása kárügyhöz' })
    expect(await customer.post(giveClaimContactData, contact)).toEqual(rejectedChange)
  })

  it('refuse deleted documents, and documents for a claim that is unknown or requested none', async () => {
    const claimId = await waitingFor('DOCUMENT')
    const removed = await customer.uploaded(uploadTaskDocument)
    await customer.call(deleteTaskDocument, { query: { id: removed } })
    expect(await customer.post(submitDocuments, { claimId, documents: [removed] })).toEqual(rejectedChange)
    const documents = [await customer.uploaded(uploadTaskDocument)]
    for (const otherId of [await inStatus('PENDING'), await inStatus('PAID'), 'claim-404']) {
      expect(await customer.post(submitDocuments, { claimId: otherId, documents })).toEqual(rejectedChange)
    }
    expect((await customer.post(submitDocuments, { claimId, documents: [] })).body).toEqual({
      code: 'MISSING_FIELDS',
      fields: ['documents'],
    })
    expect(await customer.cases()).toHaveLength(0)
  })

  it('refuse a file that is too large or of an unsupported type', async () => {
    const upload = (size: number, firstBytes: readonly number[]) =>
      customer.post(uploadTaskDocument, fileOf(size, firstBytes))
    expect(await upload(LARGEST_FILE + 1, PHOTO)).toEqual({ status: 413, body: { code: 'FILE_TOO_LARGE' } })
    expect(await upload(10, [])).toEqual({ status: 415, body: { code: 'FILE_TYPE_REFUSED' } })
  })

  it('are examined again if the customer requests a review that is offered', async () => {
    const claimId = await waitingFor('REVIEW_REQUEST')
    const answer = await customer.post(requestReview, { claimId, reason: 'Kevés az összeg.' })
    expect(answer).toMatchObject({ status: 200, body: { caseStatus: 'SUCCEEDED' } })
    expect(await withId(claimId)).toMatchObject({ status: 'EXAMINING', claimTasks: [] })
    expect((await customer.cases())[0]).toMatchObject({ name: 'Kárügy felülvizsgálatának kérése' })
  })

  it.each(['REJECTED', 'CLOSED', 'CLOSED_WITHOUT_PAYMENT', 'PAID'] as const)(
    'in status %s are reopened by a review request',
    async (status) => {
      const claimId = await inStatus(status)
      const documents = [await customer.uploaded()]
      expect((await customer.post(requestReview, { claimId, reason: 'Új számla.', documents })).status).toBe(200)
      expect((await lists()).open).toContainEqual(expect.objectContaining({ id: claimId, status: 'EXAMINING' }))
    },
  )

  it('refuse a review request while pending, examined or waiting for documents', async () => {
    const otherIds = [await inStatus('PENDING'), await inStatus('EXAMINING'), await waitingFor('DOCUMENT'), 'claim-404']
    for (const claimId of otherIds)
      expect(await customer.post(requestReview, { claimId, reason: 'Miért?' })).toEqual(rejectedChange)
    const claimId = await inStatus('REJECTED')
    const documents = ['document-404']
    expect(await customer.post(requestReview, { claimId, reason: 'Miért?', documents })).toEqual(rejectedChange)
    expect(await withId(claimId)).toMatchObject({ status: 'REJECTED' })
  })
})
