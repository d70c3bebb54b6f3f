import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { dapContracts, lifeHeader, payment, vehicleHeader } from '../../src/api/entities'

const contract = { contractNumber: '10000001', contractStatusId: 1 }

describe('a value that nobody expects', () => {
  it.each([
    ['the channel', lifeHeader, { contract: { ...contract, documentCommunicationChannelType: 'email' } }],
    ['a day with a time', lifeHeader, { contract, signDate: '2026-11-22T09:00:00Z' }],
    ['an empty anniversary', vehicleHeader, { contract: { ...contract, anniversaryDate: '' } }],
    ['an empty end', vehicleHeader, { contract: { ...contract, terminationDate: '' } }],
    ['a debt in no currency', vehicleHeader, { contract, debt: { value: 12_450 } }],
  ])('is unknown where the portal works without it: %s', (_, schema, header) => {
    expect(v.parse(schema, header)).toEqual({ contract })
  })

  it.each([
    [vehicleHeader, { contract: { ...contract, contractStatusId: 3 } }],
    [lifeHeader, { contract: { ...contract, contractNumber: 10000001 } }],
    [dapContracts, [{ insuranceType: null, contracts: [] }]],
    [payment, { premium: { value: 1, currency: 'USD' }, premiumType: 'CURRENT' }],
  ])('is refused where the portal needs it (%#)', (schema, answer) => {
    expect(v.is(schema, answer)).toBe(false)
  })

  it('leaves an insurance that the portal does not know out of the DÁP list, and names an error in general', () => {
    const listed = { contractNumber: '10000001', loginErrorType: 'NEW' }
    const list = [
      { insuranceType: 'utas', contracts: [] },
      { insuranceType: 'kgfb', contracts: [listed, { contractNumber: '10000002' }] },
    ]
    expect(v.parse(dapContracts, list)).toEqual([
      { insuranceType: 'kgfb', contracts: [{ ...listed, loginErrorType: 'OTHER' }, { contractNumber: '10000002' }] },
    ])
  })

  it('makes a premium neither the current nor the next one, and spoils no other', () => {
    const premium = { value: 14_860, currency: 'HUF' }
    expect(v.is(payment, { premium, premiumType: 'PREVIOUS' })).toBe(true)
  })
})
