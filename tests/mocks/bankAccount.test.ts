import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { RIGHT_CODE } from '../../mocks/sampleContracts'
import * as api from '../../src/api/bankAccount'
import * as home from '../../src/api/home'
import * as kgfb from '../../src/api/kgfb'
import { type Insurer, insurers, rejectedChange } from '../../tools/exploration/kit/insurers'
import { lifeCustomer as customerOf, type LifeCustomer } from './lifeCustomer'

const ACCOUNT = '99900023-12345678-00000015'
const OTHER = '99900016-12345676'

describe.each(Object.entries(insurers))('at the simulated insurer %s,', (_name, create) => {
  let insurer: Insurer
  let client: LifeCustomer
  beforeEach(async () => {
    insurer = await create()
    client = await customerOf(insurer, '10000001')
  })
  afterEach(() => insurer.close())

  const start = (bankAccount: string) => client.send(api.changeBankAccount, { bankAccount })
  const type = (otpCode: string) => client.send(api.validateBankAccountCode, { otpCode })
  const finish = (body: object) => client.send(api.finishChangeBankAccount, body)

  it('a bank account change saves the formatted number after the customer enters the code sent to the current phone', async () => {
    const body = { bankAccount: '99900023 12345678 00000015', accountHolderName: 'Kerekes Ábel' }
    expect(await client.send(api.changeBankAccount, body)).toMatchObject({
      status: 200,
      body: { channel: 'phone', sentTo: expect.stringContaining('*') },
    })
    expect((await type(RIGHT_CODE)).status).toBe(200)
    expect(await finish(body)).toMatchObject({ status: 200 })
    expect(await client.read(kgfb.getHeader)).toMatchObject({
      bankAccount: ACCOUNT,
      accountHolderName: 'Kerekes Ábel',
    })
    expect((await client.read(kgfb.getCases))[0]?.name).toBe('Bankszámlaszám módosítása')
    expect(await client.send(api.changeBankAccount, body)).toEqual(rejectedChange)
  })

  it('a bank account change lists the account number as unchanged in the case details if only the account holder changes', async () => {
    const { bankAccount } = await client.read(kgfb.getHeader)
    const body = { bankAccount: bankAccount ?? '', accountHolderName: 'Kerekes Ábel' }
    await client.send(api.changeBankAccount, body)
    await type(RIGHT_CODE)
    await finish(body)
    const [newCase] = await client.read(kgfb.getCases)
    expect(newCase?.details?.map(({ label }) => label)).toEqual([
      'Változatlan bankszámlaszám',
      'Eddigi számlatulajdonos',
      'Új számlatulajdonos',
      'Értesítést küldtünk ide',
    ])
  })

  it('a bank account change updates both account fields in the header of a home contract', async () => {
    client = await customerOf(insurer, '30000001')
    await start(ACCOUNT)
    await type(RIGHT_CODE)
    await finish({ bankAccount: ACCOUNT })
    expect(await client.read(home.getHeader)).toMatchObject({
      bankAccount: ACCOUNT,
      contract: { bankAccount: ACCOUNT },
    })
  })

  it.each(['99900016-12345677', '99900026-12345678-00000015', '9990001612345'])(
    'a bank account change is refused for the invalid account number %s',
    async (bankAccount) => {
      expect(await start(bankAccount)).toEqual(rejectedChange)
    },
  )

  it('a bank account change is refused without the right code, or for another account than the code was sent for', async () => {
    expect(await type(RIGHT_CODE)).toEqual(rejectedChange)
    await start(ACCOUNT)
    expect(await finish({ bankAccount: ACCOUNT })).toEqual(rejectedChange)
    expect(await type('000000')).toEqual({ status: 422, body: { code: 'AUTH_OTP_001', availableAttempts: 2 } })
    expect(await finish({ bankAccount: ACCOUNT })).toEqual(rejectedChange)
    await type(RIGHT_CODE)
    expect(await finish({ bankAccount: OTHER })).toEqual(rejectedChange)
    expect(await finish({ bankAccount: ACCOUNT })).toMatchObject({ status: 200 })
  })

  it('the codes of a bank account change are sent by e-mail if no phone number is known, and none is sent after the last attempt', async () => {
    client = await customerOf(insurer, '10000002')
    const codeSent = { status: 200, body: { channel: 'email', sentTo: 'i*****@peldapekseg.example' } }
    expect(await client.send(api.resendBankAccountCode, undefined)).toEqual(rejectedChange)
    expect(await start(OTHER)).toEqual(codeSent)
    expect(await client.send(api.resendBankAccountCode, undefined)).toEqual(codeSent)
    for (const availableAttempts of [2, 1, 0, 0]) {
      expect((await type('000000')).body).toEqual({ code: 'EMAIL_OTP_VALIDATION_ERROR', availableAttempts })
    }
    expect(await client.send(api.resendBankAccountCode, undefined)).toEqual(rejectedChange)
  })
})
