import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { dapContracts, lifeHeader, payment, vehicleHeader } from '../../src/api/entities'

const contract = { contractNumber: '10000001', contractStatusId: 1 }

describe('an unexpected value', () => {
  it.each([
    [
      'an unknown document channel',
      lifeHeader,
      { contract: { ...contract, documentCommunicationChannelType: 'email' } },
    ],
    ['a day with a time', lifeHeader, { contract, signDate: '2026-11-22T09:00:00Z' }],
    ['an empty anniversary', vehicleHeader, { contract: { ...contract, anniversaryDate: '' } }],
    ['an empty end', vehicleHeader, { contract: { ...contract, terminationDate: '' } }],
    ['a debt in no currency', vehicleHeader, { contract, debt: { value: 12_450 } }],
  ])('is dropped if the field is optional: %s', (_, schema, header) => {
    expect(v.parse(schema, header)).toEqual({ contract })
  })

  it.each([
    [vehicleHeader, { contract: { ...contract, contractStatusId: 3 } }],
    [lifeHeader, { contract: { ...contract, contractNumber: 10000001 } }],
    [dapContracts, [{ insuranceType: null, contracts: [] }]],
    [payment, { premium: { value: 1, currency: 'USD' }, premiumType: 'CURRENT' }],
  ])('makes the response invalid if the field is required (%#)', (schema, answer) => {
    expect(v.is(schema, answer)).toBe(false)
  })

  it('in the DÁP contract list is dropped if it is a product line, and replaced by OTHER if it is a contract’s sign-in error', () => {
    const listedContract = { contractNumber: '10000001', loginErrorType: 'NEW' }
    const list = [
      { insuranceType: 'utas', contracts: [] },
      { insuranceType: 'kgfb', contracts: [listedContract, { contractNumber: '10000002' }] },
    ]
    expect(v.parse(dapContracts, list)).toEqual([
      {
        insuranceType: 'kgfb',
        contracts: [{ ...listedContract, loginErrorType: 'OTHER' }, { contractNumber: '10000002' }],
      },
    ])
  })

  it('is accepted as a premium type', () => {
    const premium = { value: 14_860, currency: 'HUF' }
    expect(v.is(payment, { premium, premiumType: 'PREVIOUS' })).toBe(true)
  })
})
