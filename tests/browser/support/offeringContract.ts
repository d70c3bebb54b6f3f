import type { APIRequestContext } from 'playwright/test'
import * as v from 'valibot'
import type { ContractHeader } from '../../../machines/case/areaCases.ts'
import type { AreaCase } from '../../../machines/cases/index.ts'
import { firstOffering, type HeaderOf } from '../../machines/offering.ts'
import { findCustomer } from './customers.ts'
import { callAt, openSession, type World } from './session.ts'

/** What the insurer said once: nothing in this world changes. */
const known = new Map<string, ContractHeader | null>()

const headerAt =
  (world: World): HeaderOf =>
  async ({ area, header }, contractNumber) => {
    const key = `${area} ${contractNumber}`
    const told = known.get(key)
    if (told !== undefined) return told
    const customer = findCustomer(contractNumber)
    const token = customer === undefined ? null : await openSession(world, customer)
    const answered = token === null ? null : await callAt(world, header, null, token)
    const found = answered?.ok() ? v.parse(header.response, await answered.json()) : null
    known.set(key, found)
    return found
  }

/** The first sample contract that offers a case at an insurer's server, with its area. @throws where none does. */
export const offeringContract = (request: APIRequestContext, insurerOrigin: string, placed: AreaCase) =>
  firstOffering(placed, headerAt({ request, api: `${insurerOrigin}/w/offers/api` }))
