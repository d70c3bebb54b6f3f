import { describe, expect, it } from 'vitest'
import { kindOf } from '../../../mocks/data/fileKind'
import { drawDocument } from '../../../mocks/pdf'

const bytes = (...values: readonly number[]) => Uint8Array.from(values)

describe('the kind of a file', () => {
  it('is known by its first bytes', async () => {
    expect(kindOf(bytes(0xff, 0xd8, 0xff, 0xe0, 0, 16))).toBe('image/jpeg')
    expect(kindOf(bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))).toBe('image/png')
    expect(kindOf(new TextEncoder().encode('%PDF-1.7\n'))).toBe('application/pdf')
  })

  it('is PDF for what the simulated insurer draws', async () => {
    const contract = { number: '10000001', product: '', holder: '', address: [], details: [] }
    const drawn = await drawDocument({ kind: 'invoice', documentNumber: '1', createdAt: 0, contract })
    expect(kindOf(drawn)).toBe('application/pdf')
  })

  it('is unknown for anything else, and for a file that is too short to tell', () => {
    expect(kindOf(new TextEncoder().encode('MZ'))).toBeNull()
    expect(kindOf(new TextEncoder().encode('<svg xmlns='))).toBeNull()
    expect(kindOf(bytes(0x89, 0x50, 0x4e))).toBeNull()
    expect(kindOf(bytes())).toBeNull()
  })
})
