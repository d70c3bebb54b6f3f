import type { APIRequestContext } from 'playwright/test'
import * as v from 'valibot'
import { licensePlateNumber, login, otp, zipCode } from '../../../src/api/auth.ts'
import type { Endpoint } from '../../../src/api/endpoint.ts'
import type { Customer } from '../../../tools/exploration/kit/customers.ts'

/**
 * The place where the insurer's server keeps the data of one test, and the Playwright context that sends requests to
 * it.
 */
export interface Store {
  readonly request: APIRequestContext
  /** The address of the store's API, without a trailing slash. */
  readonly api: string
}

/**
 * For each question of the sign-in's second step: the call that checks the answer, and the answer's name in the body.
 */
const SECOND_STEPS: Readonly<Record<Customer['question'], readonly [Endpoint, string]>> = {
  'SMS-kód': [otp, 'smsOTP'],
  Rendszám: [licensePlateNumber, 'licensePlateNumber'],
  Irányítószám: [zipCode, 'zipCode'],
}

/** Calls the insurer without the portal. Returns the response. */
export const callAt = ({ request, api }: Store, { method, path }: Endpoint, body: unknown, token?: string) =>
  request.fetch(`${api}/${path}`, {
    method,
    headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
    ...(body !== null && { data: body }),
  })

/** Opens a session without the portal and returns its token; `null` if the insurer rejects the sign-in. */
export async function openSession(store: Store, customer: Customer): Promise<string | null> {
  const { contractNumber, question, answer } = customer
  const started = await callAt(store, login, { userType: 'PERSONAL', contractNumber })
  if (!started.ok()) return null
  const { loginSessionIdentifier } = v.parse(login.response, await started.json())
  const [endpoint, name] = SECOND_STEPS[question]
  const signedIn = await callAt(store, endpoint, { loginSessionIdentifier, [name]: answer })
  return signedIn.ok() ? v.parse(otp.response, await signedIn.json()).accessToken : null
}
