import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { commonDocuments } from '../../../machines/cases/documents'
import { lifeDocuments } from '../../../machines/cases/life/documents'
import { matchingDocuments, yearsOf } from '../../../machines/documents/find'
import { createDocumentList } from '../../../mocks/data/manyDocuments'
import { getEmail, sendInvoice, sendProposal } from '../../../src/api/documentEmails'
import { listInvoices, listLifeInsurancePolicy } from '../../../src/api/documentLists'
import { downloadInvoice, downloadProposal } from '../../../src/api/insuranceDocuments'
import { START_TIME } from '../../../tools/exploration/kit/cases'
import { runPendingCallbacks } from '../../../tools/exploration/kit/run'
import { answer, begin, callsTo, fail, load, page, refuse, withClock } from '../kit/story'

withClock()

const pdf = new Blob(['%PDF-1.7'], { type: 'application/pdf' })
const invoices = createDocumentList('invoice', 12, 1, START_TIME).slice()
const [first, second] = invoices.map(({ id }) => id)
const contact = { email: 'kerekes.boglarka@pelda.example' }

const machineOf = (key: string) => {
  const entry = [...commonDocuments, ...lifeDocuments].find((one) => one.key === key)
  if (entry === undefined) throw new Error(`There are no documents ${key}`)
  return entry.machine
}

/** Opens a document list. The call for the list is still pending. */
const opening = async (key: string, storage = new Map<string, string>()) => {
  const { fake, parent } = page(storage)
  const input = { productLine: 'kgfb', contractNumber: '10000001', step: '' } as const
  const actor = await begin(createActor(machineOf(key), { input, parent }), fake)
  const context = () => actor.getSnapshot().context
  const state = () => actor.getSnapshot().value
  return { fake, actor, context, state }
}

/** Opens the list of invoices and answers its call. */
const listing = async (storage?: Map<string, string>) => {
  const opened = await opening('invoice', storage)
  await answer(opened.fake, listInvoices, invoices)
  const download = (id = '') => opened.actor.send({ type: 'download.requested', target: { id, title: `Számla ${id}` } })
  const mail = (id = '') => opened.actor.send({ type: 'email.requested', id })
  const downloadOf = (id = '') => opened.context().downloads[id]
  const emailOf = (id = '') => opened.context().emails[id]
  return { ...opened, download, mail, downloadOf, emailOf }
}

test('a document list that failed to load loads again on request and when the network is back', async () => {
  const { fake, actor, context, state } = await opening('invoice')
  await fail(fake, listInvoices)
  expect(state()).toBe('loadFailed')
  expect(context().technicalError).toBe('transport')
  actor.send({ type: 'load.retried' })
  await fail(fake, listInvoices, 'brokenAnswer')
  expect(context().technicalError).toBe('brokenAnswer')
  await load(fake, 'networkBack')
  await answer(fake, listInvoices, invoices)
  expect(state()).toBe('listing')
  expect(context().documents).toHaveLength(12)
})

test('two documents download in parallel, each with its own progress', async () => {
  const { fake, download, downloadOf } = await listing()
  download(first)
  download(second)
  fake.progress(0.5)
  expect(downloadOf(first)).toMatchObject({ status: 'loading', progress: null })
  expect(downloadOf(second)).toMatchObject({ status: 'loading', progress: 0.5 })
  await answer(fake, downloadInvoice, pdf)
  expect(downloadOf(first)).toMatchObject({ status: 'loading' })
  expect(downloadOf(second)).toMatchObject({ status: 'saved' })
  await answer(fake, downloadInvoice, pdf)
  expect(downloadOf(first)).toMatchObject({ status: 'saved' })
  expect(callsTo(fake, downloadInvoice).map(({ input }) => input)).toEqual([
    { query: { id: first } },
    { query: { id: second } },
  ])
})

test('repeated presses start one download, and a press after a failure starts another', async () => {
  const { fake, download, downloadOf } = await listing()
  for (let press = 0; press < 5; press++) download(first)
  expect(callsTo(fake, downloadInvoice)).toHaveLength(1)
  await refuse(fake, downloadInvoice, { code: 'DOCUMENT_NOT_FOUND' })
  expect(downloadOf(first)).toMatchObject({ status: 'failed', problem: 'notFound' })
  download(first)
  expect(callsTo(fake, downloadInvoice)).toHaveLength(2)
})

test('a document is sent to the known e-mail address, and the insurer’s answer confirms the address', async () => {
  const { fake, mail, emailOf } = await listing()
  mail(first)
  await answer(fake, getEmail, contact)
  expect(callsTo(fake, sendInvoice)).toMatchObject([{ input: { body: { email: contact.email, id: first } } }])
  await answer(fake, sendInvoice, { confirmationEmail: contact.email })
  expect(emailOf(first)).toMatchObject({ status: 'sent', address: contact.email })
})

test('the request to e-mail the proposal, the only document on its page, contains no id', async () => {
  const { fake, actor } = await opening('proposal')
  actor.send({ type: 'email.requested', id: 'proposal' })
  await answer(fake, getEmail, contact)
  expect(callsTo(fake, sendProposal).map(({ input }) => input)).toEqual([{ body: { email: contact.email } }])
})

test('repeated presses and a retry share one idempotency key for an e-mail, and a later request has another one', async () => {
  const { fake, mail, emailOf } = await listing()
  for (let press = 0; press < 5; press++) mail(first)
  expect(callsTo(fake, getEmail)).toHaveLength(1)
  await answer(fake, getEmail, contact)
  await fail(fake, sendInvoice)
  expect(emailOf(first)).toMatchObject({ status: 'failed', problem: 'transport' })
  mail(first)
  await runPendingCallbacks()
  await answer(fake, sendInvoice, { confirmationEmail: contact.email })
  mail(first)
  await answer(fake, getEmail, contact)
  const [lost, repeated, later] = callsTo(fake, sendInvoice).map(({ idempotencyKey }) => idempotencyKey)
  expect(repeated).toBe(lost)
  expect(later).not.toBe(lost)
})

test('after a reload, an e-mail keeps its idempotency key only for the same address', async () => {
  const { fake, mail } = await listing()
  mail(first)
  await answer(fake, getEmail, contact)
  await fail(fake, sendInvoice)
  const keyTo = async (email: string) => {
    const reloaded = await listing(new Map(fake.storage))
    reloaded.mail(first)
    await answer(reloaded.fake, getEmail, { email })
    return callsTo(reloaded.fake, sendInvoice)[0]?.idempotencyKey
  }
  const [lost] = callsTo(fake, sendInvoice).map(({ idempotencyKey }) => idempotencyKey)
  expect(await keyTo(contact.email)).toBe(lost)
  expect(await keyTo('uj.cim@pelda.example')).not.toBe(lost)
})

test('two documents e-mailed at the same time have different idempotency keys', async () => {
  const { fake, mail } = await listing()
  for (const id of [first, second]) {
    mail(id)
    await answer(fake, getEmail, contact)
  }
  expect(new Set(callsTo(fake, sendInvoice).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
})

test('the portal asks for the e-mail address if it is unknown, and sends nothing to an invalid address', async () => {
  const { fake, actor, mail, emailOf } = await listing()
  const type = (value: string) => actor.send({ type: 'address.changed', id: first ?? '', value })
  const submit = () => actor.send({ type: 'address.submitted', id: first ?? '' })
  mail(first)
  await answer(fake, getEmail, { email: null })
  expect(emailOf(first)).toMatchObject({ status: 'asking', address: '', addressError: null })
  submit()
  expect(emailOf(first)).toMatchObject({ addressError: { name: 'missing' }, refusals: 1 })
  type('uj.cim')
  submit()
  expect(emailOf(first)).toMatchObject({ addressError: { name: 'emailAt' }, refusals: 2 })
  type(' uj.cim@pelda.example ')
  submit()
  expect(callsTo(fake, sendInvoice)).toMatchObject([{ input: { body: { email: 'uj.cim@pelda.example' } } }])
})

test.each([
  ['uj.cim@pelda', 'emailUnusual', 'uj.cim@pelda'],
  ['uj.cim@péld.example', 'emailAccented', 'uj.cim@xn--pld-bma.example'],
])(
  'a document is sent to the typed address %s only after its warning %s was shown',
  async (typed, name, sentAddress) => {
    const { fake, actor, mail, emailOf } = await listing()
    const submit = (value: string) => {
      actor.send({ type: 'address.changed', id: first ?? '', value })
      actor.send({ type: 'address.submitted', id: first ?? '' })
    }
    mail(first)
    await answer(fake, getEmail, { email: null })
    submit('a@pelda')
    expect(emailOf(first)).toMatchObject({ status: 'asking', warning: { name: 'emailUnusual' }, refusals: 1 })
    submit(typed)
    expect(emailOf(first)).toMatchObject({ status: 'asking', addressError: null, warning: { name }, refusals: 2 })
    expect(callsTo(fake, sendInvoice)).toEqual([])
    actor.send({ type: 'address.submitted', id: first ?? '' })
    expect(callsTo(fake, sendInvoice)).toMatchObject([{ input: { body: { email: sentAddress } } }])
  },
)

test('the portal asks again for an e-mail address that the insurer refused, and the next request has a new idempotency key', async () => {
  const { fake, actor, mail, emailOf } = await listing()
  mail(first)
  await answer(fake, getEmail, contact)
  await refuse(fake, sendInvoice, { code: 'MISSING_FIELDS', fields: ['email'] })
  expect(emailOf(first)).toMatchObject({ status: 'asking', address: contact.email, addressError: { name: 'refused' } })
  actor.send({ type: 'address.submitted', id: first ?? '' })
  expect(new Set(callsTo(fake, sendInvoice).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
})

test('an e-mail request that the customer withdraws is not sent, and can be requested again', async () => {
  const { fake, actor, mail, emailOf } = await listing()
  mail(first)
  await answer(fake, getEmail, { email: null })
  actor.send({ type: 'email.withdrawn', id: first ?? '' })
  expect(emailOf(first)).toMatchObject({ status: 'withdrawn' })
  mail(first)
  expect(callsTo(fake, getEmail)).toHaveLength(2)
  expect(callsTo(fake, sendInvoice)).toEqual([])
})

test('a single document is listed without a call and can be downloaded', async () => {
  const { fake, actor, state } = await opening('proposal')
  expect(state()).toBe('listing')
  actor.send({ type: 'download.requested', target: { id: 'proposal', title: 'Ajánlat' } })
  await answer(fake, downloadProposal, pdf)
  expect(fake.saved).toEqual(['ajanlat.pdf'])
})

test('a flow with a single document cannot be searched or filtered by year', async () => {
  const { actor } = await opening('proposal')
  expect(actor.getSnapshot().can({ type: 'search.changed', value: 'x' })).toBe(false)
  expect(actor.getSnapshot().can({ type: 'year.chosen', value: '2026' })).toBe(false)
})

test.each([
  ['', '', 12],
  ['  ', '', 12],
  ['szamla', '', 12],
  ['SZÁMLA sz-2026', '2026', 11],
  ['2026. 11. 21.', '', 1],
  ['2026-11-21', '', 1],
  ['2026.11.21', '', 1],
  ['21. 11.', '', 0],
  ['szamla 2026. 11.', '', 1],
  ['nincs ilyen', '', 0],
])('searching for "%s" in the year "%s" finds %i of twelve invoices', (search, year, count) => {
  expect(matchingDocuments(invoices, { search, year })).toHaveLength(count)
})

test('a document list can be filtered by the years of its documents, the latest first, if they have dates', () => {
  expect(yearsOf(createDocumentList('invoice', 40, 1, START_TIME).slice())).toEqual(['2026', '2025', '2024', '2023'])
  expect(yearsOf([{ id: 'form-proxy', name: 'Meghatalmazás' }])).toEqual([])
})

test('policy documents are listed in the order of their groups, each with the name of its group', async () => {
  const { fake, context } = await opening('bond')
  const [regular, clause] = [invoices.slice(0, 1), invoices.slice(1, 2)]
  await answer(fake, listLifeInsurancePolicy, { regular, clause, buyback: [], topUp: null })
  expect(context().documents).toEqual([
    { ...regular[0], group: 'regular' },
    { ...clause[0], group: 'clause' },
  ])
})
