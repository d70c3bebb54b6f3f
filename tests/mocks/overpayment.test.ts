import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as api from '../../src/api/overpayment'
import { type Insurer, insurers, rejectedChange } from '../../tools/exploration/kit/insurers'
import { payingCustomer } from './payingCustomer'

const account = { accountNumber: '9990001612345676', accountHolderName: 'Kerekes Boglárka' }
const home = { name: 'Kerekes Boglárka', zipCode: '6720', city: 'Szeged', streetAddress: 'Napfény tér 2.' }

const reimbursements = [
  ['the mailing address', api.reimburseToMailingAddress, {}],
  ['the permanent address', api.reimburseToPermanentAddress, {}],
  ['the known account', api.reimburseToAccount, {}],
  ['another account', api.reimburseToOtherAccount, account],
  ['another address', api.reimburseToOtherAddress, home],
] as const

describe.each(Object.entries(insurers))('an overpayment at the simulated insurer %s', (_name, create) => {
  let insurer: Insurer
  const customer = (number: string) => payingCustomer(insurer, number)
  beforeEach(async () => {
    insurer = await create()
  })
  afterEach(() => insurer.close())

  it.each(reimbursements)('is returned to %s, but only once', async (_way, endpoint, body) => {
    const { call, cases } = await customer('10000002')
    const before = (await cases()).length
    expect((await call(endpoint, { ...body, email: 'iroda@pelda.example' })).body).toMatchObject({
      caseStatus: 'SUCCEEDED',
      confirmationEmail: 'iroda@pelda.example',
    })
    expect(await call(endpoint, body)).toEqual(rejectedChange)
    const after = await cases()
    expect(after).toHaveLength(before + 1)
    expect(after[0]).toMatchObject({ name: 'Túlfizetés visszatérítése' })
  })

  it.each(reimbursements)('is not returned to %s if the contract has no overpayment', async (_way, endpoint, body) => {
    expect(await (await customer('10000001')).call(endpoint, body)).toEqual(rejectedChange)
  })

  it('is returned even if the contract is terminated', async () => {
    const { call } = await customer('10000003')
    expect((await call(api.reimburseToMailingAddress, {})).status).toBe(200)
  })

  it('is not returned to an invalid account or address, but is then returned to a valid account', async () => {
    const { call } = await customer('10000002')
    const wrong = { ...account, accountNumber: '99900016-12345677' }
    expect(await call(api.reimburseToOtherAccount, wrong)).toEqual(rejectedChange)
    expect(await call(api.reimburseToOtherAddress, { ...home, zipCode: '0123' })).toEqual(rejectedChange)
    expect((await call(api.reimburseToOtherAccount, account)).status).toBe(200)
  })

  it('is not returned if the account or address lacks fields, and the response names these fields', async () => {
    const { call } = await customer('10000002')
    expect((await call(api.reimburseToOtherAccount, {})).body).toMatchObject({
      fields: ['accountNumber', 'accountHolderName'],
    })
    expect((await call(api.reimburseToOtherAddress, {})).body).toMatchObject({
      fields: expect.arrayContaining(['zipCode', 'city', 'streetAddress', 'name']),
    })
  })
})
