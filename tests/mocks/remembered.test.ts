import { expect, test } from 'vitest'
import { modifyLicensePlate } from '../../src/api/kgfb'
import { type CallInput, insurerInProcess, signIn } from '../../tools/exploration/kit/insurers'

const plate: CallInput = { body: { licensePlateNumber: 'AABC123', registrationBook: ['document-404'] }, key: 'key-1' }

test.each<[what: string, contractNumber: string, sent: CallInput, status: number]>([
  ['a call of another product line', '30000001', plate, 404],
  ['a call with missing fields', '10000001', { ...plate, body: {} }, 400],
  ['a call without a session', '10000001', { ...plate, token: 'none' }, 401],
])('the response to %s is not stored under the idempotency key', async (_, contractNumber, request, status) => {
  const insurer = await insurerInProcess()
  const token = await signIn(insurer, contractNumber)
  expect(await insurer.call(modifyLicensePlate, { token, ...request })).toMatchObject({ status })
  expect(insurer.store.state.givenAnswers).toEqual({})
})

test('a response with a business error is stored under the idempotency key', async () => {
  const insurer = await insurerInProcess()
  const token = await signIn(insurer)
  expect(await insurer.call(modifyLicensePlate, { ...plate, token })).toMatchObject({ status: 422 })
  expect(Object.values(insurer.store.state.givenAnswers)).toMatchObject([{ status: 422 }])
})
