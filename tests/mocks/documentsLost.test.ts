import { expect, it } from 'vitest'
import { respond } from '../../mocks/handlers/call/respond'
import { memoryFiles } from '../../mocks/store/documents/files'
import { createStore } from '../../mocks/store/persistence/createStore'
import { memoryPersistence } from '../../mocks/store/persistence/persistence'
import { signIn } from '../../mocks/store/signIn/signIn'
import { contractOf } from '../../mocks/store/store'
import { fileLike } from './files'

it('an uploaded file is not found if the browser failed to store it', async () => {
  const store = createStore({ scenario: 'fast', files: { ...memoryFiles(), put: () => undefined } })
  const { accessToken } = signIn(store, contractOf(store, '10000001'), 'SMS_OTP')
  const ask = (method: string, path: string, id: string) =>
    respond(memoryPersistence(store), {
      method,
      path,
      query: new URLSearchParams({ id }),
      token: accessToken,
      idempotencyKey: null,
      body: async () => ({ file: fileLike('image/png', 'kép.png') }),
    })
  expect(await ask('POST', 'documents', '')).toMatchObject({ status: 200 })
  const [id = ''] = Object.keys(store.state.documents)
  expect(await ask('GET', 'documents/download', id)).toMatchObject({
    status: 404,
    type: 'application/json',
    body: '{"code":"DOCUMENT_NOT_FOUND"}',
  })
})
