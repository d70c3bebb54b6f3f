import * as v from 'valibot'
import { getCases as getCascoCases, getHeader as getCascoHeader } from '../../src/api/casco'
import type { Endpoint } from '../../src/api/endpoint'
import { getCases as getHomeCases, getHeader as getHomeHeader } from '../../src/api/home'
import * as kgfb from '../../src/api/kgfb'
import { getCases as getLifeCases, getHeader as getLifeHeader } from '../../src/api/life'
import { createPayment, getPayments, processProviderResponse } from '../../src/api/payments'
import { type Insurer, type InsurerResponse, signIn } from '../../tools/exploration/kit/insurers'
import { readFilled } from './filled'

/** The portal's return address. */
export const RETURN_URL = 'http://127.0.0.1:4173/fizetes-visszateres'

/** The calls for the header and the cases of each product line, by the first digit of its contract numbers. */
const productLines: Readonly<Record<string, readonly [header: Endpoint, cases: Endpoint]>> = {
  1: [kgfb.getHeader, kgfb.getCases],
  2: [getCascoHeader, getCascoCases],
  3: [getHomeHeader, getHomeCases],
}
const headerPart = v.object({ debt: v.nullable(v.object({ value: v.number(), currency: v.string() })) })
const casePart = v.array(v.object({ name: v.string(), caseStatus: v.string() }))

/** Signs in a customer of a contract. Returns functions that pay, and read debts and cases. */
export const payingCustomer = async (insurer: Insurer, number: string) => {
  let token = await signIn(insurer, number)
  const [getHeader, getCases] = productLines[number.slice(0, 1)] ?? [getLifeHeader, getLifeCases]
  const call = (endpoint: Endpoint, body?: unknown): Promise<InsurerResponse> =>
    insurer.call(endpoint, { token, ...(body !== undefined && { body }) })
  const paid = (providerData: string, more: object = {}) =>
    call(processProviderResponse, { providerData, contractNumber: number, ...more })
  return {
    call,
    debt: async () => v.parse(headerPart, (await call(getHeader)).body).debt,
    cases: async () => v.parse(casePart, (await call(getCases)).body),
    due: async () => readFilled(getPayments.response, (await call(getPayments)).body),
    /** Starts a card payment. */
    start: async (amount: number, more: object = {}) => {
      const { body } = await call(createPayment, { amount, currency: 'HUF', returnUrl: RETURN_URL, ...more })
      return readFilled(createPayment.response, body)
    },
    /** Sends the provider's result of a card payment to the insurer. */
    paid,
    /** Lets this number of milliseconds pass. Signs in again, because the session may have ended. */
    wait: async (ms: number) => {
      await insurer.advance(ms)
      token = await signIn(insurer, number)
    },
  }
}

/** The return value of `payingCustomer`. */
export type PayingCustomer = Awaited<ReturnType<typeof payingCustomer>>
