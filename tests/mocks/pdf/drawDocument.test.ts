import { describe, expect, it } from 'vitest'
import { drawDocument } from '../../../mocks/pdf'
import type { PrintedDocument } from '../../../mocks/pdf/document'
import { type DocumentKind, wordings } from '../../../mocks/pdf/kinds'
import { readPdf } from './readPdf'

const invoice: PrintedDocument = {
  kind: 'invoice',
  documentNumber: 'SZ-2026/000417',
  createdAt: Date.UTC(2026, 10, 21, 23, 30),
  contract: {
    number: '10000001',
    product: 'Kötelező gépjármű-felelősségbiztosítás',
    holder: 'Kerekes Boglárka',
    address: ['6722 Szeged', 'Mintafa utca 14.'],
    details: [{ label: 'Rendszám', value: 'RJK-482' }],
  },
}

const rows = (count: number) => Array.from({ length: count }, (_, index) => [`Díj ${index + 1}.`, '14 860 Ft'])
const withRows = (count: number): PrintedDocument => ({
  ...invoice,
  tables: [{ heading: 'Díjak', columns: ['Tétel', 'Összeg'], rows: rows(count), total: ['Összesen', '1 Ft'] }],
})
const drawAndRead = async (document: PrintedDocument) => readPdf(await drawDocument(document))

describe('a document of the simulated insurer', () => {
  it.each(Object.keys(wordings) as DocumentKind[])(
    'of kind %s is one page with its title and contract number',
    async (kind) => {
      const { pages } = await drawAndRead({ ...invoice, kind })
      expect(pages).toHaveLength(1)
      expect(pages[0]).toEqual(
        expect.arrayContaining([wordings[kind].title, '10000001', 'Kerekes Boglárka', 'RJK-482']),
      )
    },
  )

  it('contains Hungarian letters and accented letters of foreign names unchanged', async () => {
    const letters = 'Árvíztűrő tükörfúrógép, ÁRVÍZTŰRŐ TÜKÖRFÚRÓGÉP – „Müller & Söhne”, Françoise'
    const { pages } = await drawAndRead({ ...invoice, contract: { ...invoice.contract, holder: letters } })
    expect(pages[0]).toContain(letters)
  })

  it('writes a letter without its accent, or as a question mark, if the typeface lacks the letter', async () => {
    const { pages } = await drawAndRead({ ...invoice, contract: { ...invoice.contract, holder: 'Dvořák 東' } })
    expect(pages[0]).toContain('Dvorák ?')
  })

  it('shows the present date in Hungary, even if UTC is still one day behind', async () => {
    expect((await drawAndRead(invoice)).pages[0]).toContain('Budapest, 2026.\u00a011.\u00a022.')
  })

  it('is byte for byte the same if it is drawn again', async () => {
    expect(await drawDocument(invoice)).toEqual(await drawDocument(invoice))
  })

  it('declares its language and its structure for screen readers', async () => {
    const { raw } = await drawAndRead(invoice)
    expect(raw).toContain('/Lang (hu-HU)')
    expect(raw).toContain('/MarkInfo << /Marked true >>')
    expect(raw).toContain('/S /H1 ')
    expect(raw).toContain('/A << /O /Table /Scope /Row >>')
  })

  it('shows the table head and the page number on each page of a long table', async () => {
    const { pages } = await drawAndRead(withRows(60))
    expect(pages).toHaveLength(3)
    for (const [index, page] of pages.entries()) expect(page).toContain(`${index + 1}. oldal, összesen 3`)
    expect(pages[1]).toContain('Tétel')
    expect(pages.flat().filter((text) => text.startsWith('Díj '))).toHaveLength(60)
  })

  it('wraps a long value into several lines', async () => {
    const value = 'nagyon hosszú megjegyzés '.repeat(20).trim()
    const { pages } = await drawAndRead({ ...invoice, details: [{ label: 'Megjegyzés', value }] })
    const lines = pages.flat().filter((text) => text.includes('megjegyzés'))
    expect(lines.length).toBeGreaterThan(4)
    expect(lines.join(' ')).toBe(value)
  })
})
