import { describe, expect, it } from 'vitest'
import { licensePlateNumber, login, otp } from '../../src/api/auth'
import { deleteDocument, uploadDocument } from '../../src/api/documents'
import type { Endpoint } from '../../src/api/endpoint'
import { getCases, getHeader, getModifyLicensePlate, modifyLicensePlate } from '../../src/api/kgfb'
import { fileLike } from './files'
import { type Answered, type Insurer, insurers, type Sent, signIn } from './insurers'

// A day in the life of two customers, with everything they were answered.
const live = async (insurer: Insurer): Promise<readonly Answered[]> => {
  const heard: Answered[] = []
  const say = async (endpoint: Endpoint, sent: Sent): Promise<void> => {
    heard.push(await insurer.call(endpoint, sent))
  }
  await say(login, { body: { userType: 'LEGAL', contractNumber: '10000002' } })
  await say(licensePlateNumber, { body: { loginSessionIdentifier: 'login-1', licensePlateNumber: 'AAA-000' } })
  await say(login, { body: { contractNumber: '10000001' } })
  await say(otp, { body: 'not JSON' })
  await say(getHeader, {})
  const token = await signIn(insurer)
  const file = new FormData()
  file.append('file', fileLike('application/pdf', 'őű.pdf'))
  const plate = { licensePlateNumber: 'AABC123', registrationBook: ['document-4'] }
  await say(uploadDocument, { body: file, token, key: 'file' })
  await say(getModifyLicensePlate, { token })
  await say(modifyLicensePlate, { body: plate, token, key: 'plate' })
  await say(modifyLicensePlate, { body: plate, token, key: 'plate' })
  await say(modifyLicensePlate, { body: plate, token, key: 'again' })
  await say(deleteDocument, { query: { id: 'document-4' }, token })
  await say(getHeader, { token })
  await say(getCases, { token })
  return heard
}

describe('the simulated insurer', () => {
  it('answers alike inside the process and over HTTP', async () => {
    const transcripts = await Promise.all(
      Object.values(insurers).map(async (create) => {
        const insurer = await create()
        const heard = await live(insurer)
        await insurer.close()
        return heard
      }),
    )
    expect(transcripts).toHaveLength(2)
    expect(transcripts[1]).toEqual(transcripts[0])
    expect(transcripts[0]?.map(({ status }) => status)).toEqual([
      200, 422, 400, 400, 401, 200, 200, 200, 200, 422, 200, 200, 200,
    ])
  })
})
