import { expect, test } from 'vitest'
import { modifyLicensePlate } from '../../src/api/kgfb'
import { insurerInProcess, type Sent, signIn } from '../../tools/exploration/kit/insurers'

const plate: Sent = { body: { licensePlateNumber: 'AABC123', registrationBook: ['document-404'] }, key: 'key-1' }

test.each<[what: string, contractNumber: string, sent: Sent, status: number]>([
  ['a call that a contract of this kind does not have', '30000001', plate, 404],
  ['a call without its fields', '10000001', { ...plate, body: {} }, 400],
  ['a call without a session', '10000001', { ...plate, token: 'none' }, 401],
])('the answer to %s is not remembered under the key', async (_, contractNumber, sent, status) => {
  const insurer = await insurerInProcess()
  const token = await signIn(insurer, contractNumber)
  expect(await insurer.call(modifyLicensePlate, { token, ...sent })).toMatchObject({ status })
  expect(insurer.store.state.givenAnswers).toEqual({})
})

test('a declared refusal is remembered under the key', async () => {
  const insurer = await insurerInProcess()
  const token = await signIn(insurer)
  expect(await insurer.call(modifyLicensePlate, { ...plate, token })).toMatchObject({ status: 422 })
  expect(Object.values(insurer.store.state.givenAnswers)).toMatchObject([{ status: 422 }])
})
