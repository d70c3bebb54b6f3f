import type { APIRequestContext } from 'playwright/test'
import * as v from 'valibot'
import type { AreaCase } from '../../../machines/cases/index.ts'
import { licensePlateNumber, login, otp, zipCode } from '../../../src/api/auth.ts'
import type { Endpoint } from '../../../src/api/endpoint.ts'
import { firstOffering, type HeaderOf } from '../../machines/offering.ts'
import { type Customer, sampleCustomer } from './customers.ts'

/** The call that takes the second answer of a sign-in, and what it is called there. */
const SECOND_STEPS: Readonly<Record<Customer['question'], readonly [Endpoint, string]>> = {
  'SMS-kód': [otp, 'smsOTP'],
  Rendszám: [licensePlateNumber, 'licensePlateNumber'],
  Irányítószám: [zipCode, 'zipCode'],
}

/** The first sample contract that offers a case at an insurer's server, with its area. @throws where none does. */
export const offeringContract = (request: APIRequestContext, insurerOrigin: string, placed: AreaCase) => {
  const call = (endpoint: Endpoint, body: unknown, headers = {}) =>
    request.fetch(`${insurerOrigin}/w/offers/api/${endpoint.path}`, {
      method: endpoint.method,
      headers,
      ...(body !== null && { data: body }),
    })
  const headerOf: HeaderOf = async ({ header }, contractNumber) => {
    const started = await call(login, { userType: 'PERSONAL', contractNumber })
    if (!started.ok()) return null
    const { loginSessionIdentifier } = v.parse(login.response, await started.json())
    const { question, answer } = sampleCustomer(contractNumber)
    const [endpoint, name] = SECOND_STEPS[question]
    const signedIn = await call(endpoint, { loginSessionIdentifier, [name]: answer })
    const { accessToken } = v.parse(otp.response, await signedIn.json())
    const answered = await call(header, null, { Authorization: `Bearer ${accessToken}` })
    return answered.ok() ? v.parse(header.response, await answered.json()) : null
  }
  return firstOffering(placed, headerOf)
}
