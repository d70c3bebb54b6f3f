import { describe, expect, it } from 'vitest'
import { login, otp } from '../../src/api/auth'
import { getCases, getHeader } from '../../src/api/kgfb'
import { insurerInProcess, signIn } from '../../tools/exploration/kit/insurers'
import { tokenClaims } from './tokenClaims'

/** Signs in to 10000001 at an insurer with this scenario. `tell` returns the answer of a call. */
const at = async (scenario: string) => {
  const insurer = await insurerInProcess()
  await insurer.follow(scenario)
  const token = await signIn(insurer)
  const tell = async (endpoint: typeof getHeader | typeof getCases) => (await insurer.call(endpoint, { token })).body
  return { insurer, token, tell }
}

describe('a simulated insurer that sends only the fields in the specification', () => {
  it('omits the product line from the token and the ids from the list of cases', async () => {
    const { token, tell } = await at('specified')
    expect(tokenClaims(token)).not.toHaveProperty('insuranceType')
    const [first] = Object(await tell(getCases))
    expect(first).toMatchObject({ name: expect.any(String), documentLink: expect.anything() })
    expect(first).not.toHaveProperty('caseId')
    expect(await tell(getHeader)).toMatchObject({ debt: { value: 14860 } })
  })

  it('reports a wrong code without the number of remaining attempts', async () => {
    const refusedBy = async (scenario: string) => {
      const insurer = await insurerInProcess()
      await insurer.follow(scenario)
      const body = { userType: 'PERSONAL', contractNumber: '10000001' }
      const { loginSessionIdentifier } = Object((await insurer.call(login, { body })).body)
      return (await insurer.call(otp, { body: { loginSessionIdentifier, smsOTP: '000000' } })).body
    }
    expect(await refusedBy('fast')).toEqual({ code: 'AUTH_OTP_001', availableAttempts: 2 })
    expect(await refusedBy('specified')).toEqual({ code: 'AUTH_OTP_001' })
  })
})

it('a simulated insurer that omits all optional fields sends a header with only the contract’s number and status', async () => {
  const { tell } = await at('required')
  expect(await tell(getHeader)).toEqual({
    contract: { contractNumber: '10000001', contractStatusId: expect.any(Number) },
  })
})
