import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as emails from '../../src/api/documentEmails'
import * as lists from '../../src/api/documentLists'
import { downloadDocument, listForms } from '../../src/api/documents'
import * as downloads from '../../src/api/insuranceDocuments'
import { type Insurer, insurers } from '../../tools/exploration/kit/insurers'
import { documentCustomer, NOT_FOUND } from './documentCustomer'

describe.each(Object.entries(insurers))('at the simulated insurer %s, printed documents', (_name, create) => {
  let insurer: Insurer
  beforeEach(async () => {
    insurer = await create()
  })
  afterEach(() => insurer.close())
  const customerOf = (contractNumber: string) => documentCustomer(insurer, contractNumber)

  it('contain the data of the signed-in contract', async () => {
    const kgfb = await customerOf('10000001')
    expect(await kgfb.lines(downloads.downloadGreenCard)).toEqual(
      expect.arrayContaining(['Zöldkártya', 'RJK-482', 'Kerekes Boglárka']),
    )
    const casco = await customerOf('20000001')
    expect(await casco.lines(downloads.downloadInsurancePolicy)).toEqual(
      expect.arrayContaining(['Casco biztosítás', 'AA CK-417', 'Kerekes Boglárka']),
    )
    const home = await customerOf('30000001')
    expect(await home.lines(downloads.downloadProposal)).toEqual(
      expect.arrayContaining(['Ajánlat', 'Kerekes Boglárka', '6720 Szeged', 'Családi ház', 'Garázs, Tároló']),
    )
    const life = await customerOf('40000001')
    expect(await life.lines(downloads.downloadIndexationLetter)).toEqual(
      expect.arrayContaining(['Értékkövetési értesítő', 'Kerekes Boglárka', '25\u00a0000\u00a0Ft']),
    )
  })

  it.each([
    ['20000001', downloads.downloadGreenCard],
    ['30000001', downloads.downloadInsurancePolicy],
    ['40000001', downloads.downloadBonusCertificate],
    ['10000003', downloads.downloadCoverageDocument],
    ['10000003', downloads.downloadGreenCard],
  ])('of a type that contract %s does not have are not found', async (contractNumber, endpoint) => {
    expect(await (await customerOf(contractNumber)).call(endpoint)).toEqual(NOT_FOUND)
  })

  it('are listed with ids under which the customer can download them', async () => {
    const customer = await customerOf('10000001')
    const invoices = await customer.read(lists.listInvoices)
    expect(invoices).toHaveLength(12)
    for (const { id, number } of invoices.slice(0, 2)) {
      expect(await customer.lines(downloads.downloadInvoice, { id })).toContain(number)
    }
  })

  it('are not found under an id that is not in their list', async () => {
    const customer = await customerOf('10000001')
    for (const id of ['invoice-0', 'invoice-13', 'invoice-01', 'reminder-1', 'UE-2026-900001', 'constructor']) {
      expect(await customer.call(downloads.downloadInvoice, { id }), id).toEqual(NOT_FOUND)
    }
    expect(await customer.call(downloads.downloadFundLetter, { id: 'fund-letter-1' })).toEqual(NOT_FOUND)
    expect(await customer.read(lists.listFundLetters)).toEqual([])
  })

  it('are listed unchanged after three days', async () => {
    const invoices = await (await customerOf('10000001')).read(lists.listInvoices)
    // Only three days: later the contract could end because of an unpaid premium, which would lower the invoice.
    await insurer.advance(3 * 24 * 60 * 60 * 1000)
    expect(await (await customerOf('10000001')).read(lists.listInvoices)).toEqual(invoices)
  })

  it('include no invoice with a date after the end of the contract', async () => {
    const ended = await (await customerOf('10000003')).lines(downloads.downloadDamageHistoryCertificate)
    const end = ended[ended.indexOf('Szerződés megszűnése') + 1]
    const [newest] = await (await customerOf('10000003')).read(lists.listInvoices)
    const date = newest?.date.replaceAll('-', '. ').concat('.') ?? ''
    expect(date !== '' && date <= (end ?? '')).toBe(true)
  })

  it('of a policy are listed in four groups for life insurance, and in two groups for accident insurance', async () => {
    const life = await customerOf('40000001')
    const policy = await life.read(lists.listLifeInsurancePolicy)
    expect(Object.values(policy).map((group) => group.length)).toEqual([3, 3, 3, 3])
    const topUp = policy.topUp[0]
    const download = { id: topUp?.id ?? '' }
    expect(await life.lines(downloads.downloadLifeInsurancePolicy, download)).toEqual(
      expect.arrayContaining(['Eseti befizetés visszaigazolása', topUp?.number]),
    )
    expect(await life.lines(downloadDocument, download)).toContain(topUp?.number)
    const accident = await (await customerOf('60000001')).read(lists.listLifeInsurancePolicy)
    expect(Object.values(accident).map((group) => group.length)).toEqual([3, 3, 0, 0])
  })

  it('show the funds in a fund letter, the surrender value in a yield letter, an amount in a tax letter', async () => {
    const life = await customerOf('40000001')
    expect(await life.lines(downloads.downloadFundLetter, { id: 'fund-letter-1' })).toContain('Eszközalap')
    expect(await life.lines(downloads.downloadYieldLetter, { id: 'yield-letter-1' })).toContain('Visszavásárlási érték')
    expect(await life.lines(downloads.downloadTaxLetter, { id: 'tax-letter-2' })).toContain('300\u00a0000\u00a0Ft')
  })

  it('include one tax letter a year, from the year after the signing of the contract', async () => {
    const life = await customerOf('40000001')
    const letters = await life.read(lists.listTaxLetters)
    const years = letters.map(({ date }) => Number(date.slice(0, 4)))
    const newest = years[0] ?? 0
    expect(letters.every(({ date, number }) => number.startsWith(`AI-${date.slice(0, 4)}/`))).toBe(true)
    // The contract was signed four years ago. There are only three letters if this year's has not arrived yet.
    expect([3, 4]).toContain(years.length)
    expect(years).toEqual(years.map((_, index) => newest - index))
    const oldest = await life.lines(downloads.downloadTaxLetter, { id: letters.at(-1)?.id ?? '' })
    expect(oldest).toContain(String((years.at(-1) ?? 0) - 1))
  })

  it('are ten thousand in the scenario for long lists, and none in the scenario for empty lists', async () => {
    const customer = await customerOf('40000001')
    await insurer.follow('manyDocuments')
    expect(await customer.read(lists.listReminders)).toHaveLength(10_000)
    expect((await customer.call(downloads.downloadReminder, { id: 'reminder-9999' })).status).toBe(200)
    const policy = await customer.read(lists.listLifeInsurancePolicy)
    expect(Object.values(policy).flat()).toHaveLength(10_000)
    await insurer.follow('noDocuments')
    expect(await customer.read(lists.listReminders)).toEqual([])
    expect(Object.values(await customer.read(lists.listLifeInsurancePolicy)).flat()).toEqual([])
  })

  it('are sent by e-mail only to an address in the request, and invoices only with the id of a listed invoice', async () => {
    const customer = await customerOf('10000001')
    const email = 'masik@pelda.example'
    const confirmation = { status: 200, body: { confirmationEmail: email } }
    expect(await customer.post(emails.sendGreenCard, { email })).toEqual(confirmation)
    expect(await customer.post(emails.sendInvoice, { email, id: 'invoice-3' })).toEqual(confirmation)
    expect(await customer.post(emails.sendInvoice, { email, id: 'invoice-99' })).toEqual(NOT_FOUND)
    expect((await customer.post(emails.sendInvoice, { email })).body).toMatchObject({ fields: ['id'] })
    expect((await customer.post(emails.sendGreenCard, {})).body).toMatchObject({ fields: ['email'] })
    expect(await customer.read(emails.getEmail)).toEqual({ email: 'kerekes.boglarka@pelda.example' })
  })

  it('have the last used e-mail address as the default recipient if the contract has no address', async () => {
    const customer = await customerOf('10000003')
    const email = 'odon@pelda.example'
    expect(await customer.read(emails.getEmail)).toEqual({ email: null })
    expect(await customer.post(emails.sendCoverageDocument, { email })).toEqual(NOT_FOUND)
    expect(await customer.read(emails.getEmail)).toEqual({ email: null })
    await customer.post(emails.sendBonusCertificate, { email })
    expect(await customer.read(emails.getEmail)).toEqual({ email })
  })

  it('include only the blank forms of the contract’s product line', async () => {
    const customer = await customerOf('10000001')
    for (const { id, name } of await customer.read(listForms)) {
      expect(await customer.lines(downloadDocument, { id }), id).toEqual(
        expect.arrayContaining([name, '10000001', 'Kérjük, töltse ki', 'Aláírás']),
      )
    }
    expect(await customer.call(downloadDocument, { id: 'form-beneficiary' })).toEqual(NOT_FOUND)
  })

  it.each([
    ['portfolio', 'Modellportfólió – szerződési feltételek'],
    ['portfolio-new', 'Nyilatkozat modellportfólió választásáról'],
    ['portfolio-change', 'Nyilatkozat modellportfólió módosításáról'],
    ['portfolio-cancel', 'Nyilatkozat modellportfólió megszüntetéséről'],
    ['account-monitoring', 'Számlaérték-figyelés – szerződési feltételek'],
    ['fund-monitoring', 'Automatikus átváltás – szerződési feltételek'],
    ['campaign', 'Részvételi szabályzat'],
  ])('include the terms or the declaration with the id terms-%s', async (name, title) => {
    const lines = await (await customerOf('40000001')).lines(downloadDocument, { id: `terms-${name}` })
    expect(lines).toContain('Kerekes Boglárka')
    expect(lines.join(' ')).toContain(title)
  })

  it('do not include terms with an unknown id', async () => {
    const customer = await customerOf('40000001')
    for (const id of ['portfolio', 'terms-', 'terms-anything']) {
      expect(await customer.call(downloadDocument, { id }), id).toEqual(NOT_FOUND)
    }
  })
})
