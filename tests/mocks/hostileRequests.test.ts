import { expect, test } from 'vitest'
import { answers } from '../../mocks/handlers/answers'
import type { Answer } from '../../mocks/reply'
import type { Endpoint } from '../../src/api/endpoint'
import { type InsurerInProcess, insurerInProcess, signIn } from '../../tools/exploration/kit/insurers'
import { type Hostility, hostileData, hostilities } from './hostileData'

/** Sample contracts with different calls: kgfb, casco, home and life insurance. */
const CONTRACTS = ['10000001', '20000001', '30000001', '40000001']

/** Returns the first of `CONTRACTS` whose product line has the call, or 10000001 if none has it. */
const contractFor = ({ store }: InsurerInProcess, answer: Answer): string =>
  CONTRACTS.find((number) => {
    const contract = store.state.contracts[number]
    return contract !== undefined && answer.signedIn && answer.knows(contract)
  }) ?? '10000001'

/** Returns the parts of a request, with a hostile value in each field. Leaves out a part that contains a file. */
const partsOf = (endpoint: Endpoint, hostility: Hostility) =>
  Object.fromEntries(
    (['params', 'query', 'body'] as const).flatMap((part) => {
      const schema = endpoint[part]
      const isMade = schema !== undefined && !('file' in Object(Object(schema).entries))
      return isMade ? [[part, hostileData(schema, undefined, hostility)]] : []
    }),
  )

test.each(Object.entries(hostilities))(
  'no call answers hostile field values with a server error: %s',
  async (name, hostility) => {
    const insurer = await insurerInProcess()
    const tokens = new Map<string, string>()
    for (const answer of answers) {
      const { endpoint } = answer
      const contract = contractFor(insurer, answer)
      const token = tokens.get(contract) ?? (await signIn(insurer, contract))
      const { status } = await insurer.call(endpoint, { ...partsOf(endpoint, hostility), token, key: name })
      if (endpoint.path.includes('logout') || endpoint.path.includes('renew')) tokens.delete(contract)
      else tokens.set(contract, token)
      expect(status, endpoint.id).not.toBe(500)
      // Status 0 means that a handler has thrown, or that no handler has this address. Calls with path parameters are
      // not checked, because an empty parameter gives an address without a handler.
      if (endpoint.params === undefined) expect(status, endpoint.id).not.toBe(0)
    }
  },
  20_000,
)
