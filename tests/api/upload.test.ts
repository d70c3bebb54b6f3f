import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { uploadDocument } from '../../src/api/documents'
import { FILE_TIMEOUT, type Request } from '../../src/api/send'
import { UnreadableFile } from '../../src/api/technicalError'
import { createUpload } from '../../src/api/upload'
import { sampleClient } from './sampleClient'

/** A fake `XMLHttpRequest` that gets no response. The test fires its events. */
class SilentRequest {
  static readonly sent: SilentRequest[] = []
  readonly upload: { onprogress?: (progress: object) => void } = {}
  timeout = 0
  ontimeout: (event: Event) => void = () => undefined
  onerror: (event: Event) => void = () => undefined
  onload: () => void = () => undefined
  readonly status = 200
  readonly responseText = '<h1>Wi-Fi</h1>'
  open(): void {}
  readonly headers: Record<string, string> = {}
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value
  }
  getResponseHeader = (name: string): string | null => (name === 'content-type' ? 'text/html' : null)
  abort(): void {}
  send(): void {
    SilentRequest.sent.push(this)
  }
}

const file: Request = {
  method: 'POST',
  address: 'https://insurer.example/api/documents/upload',
  headers: {},
  body: { file: new File(['kép'], 'forgalmi.jpg') },
  isFile: false,
  signal: new AbortController().signal,
}

beforeEach(() => vi.stubGlobal('XMLHttpRequest', SilentRequest))
afterEach(() => {
  SilentRequest.sent.length = 0
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('an upload without a response times out, and the next upload in the queue starts', async () => {
  const upload = createUpload({ isAway: async () => false, back: async () => undefined })
  const [first] = [upload(file.signal, () => file), upload(file.signal, () => file), upload(file.signal, () => file)]
  await vi.waitFor(() => expect(SilentRequest.sent).toHaveLength(2))
  const [hanging] = SilentRequest.sent
  expect(hanging?.timeout).toBe(FILE_TIMEOUT)
  hanging?.ontimeout(new Event('timeout'))
  await expect(first).rejects.toMatchObject({ type: 'transport' })
  await vi.waitFor(() => expect(SilentRequest.sent).toHaveLength(3))
})

test('an upload that makes progress does not time out, however slow the network is', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  const upload = createUpload({ isAway: async () => false, back: async () => undefined })
  upload(file.signal, () => file).catch(() => undefined)
  await vi.waitFor(() => expect(SilentRequest.sent).toHaveLength(1))
  const [slow] = SilentRequest.sent
  now.mockReturnValue(FILE_TIMEOUT - 1)
  slow?.upload.onprogress?.({ loaded: 1, total: 2 })
  expect(slow?.timeout).toBe(2 * FILE_TIMEOUT - 1)
})

const notThere = new DOMException('', 'NotReadableError')

test.each([
  ['is readable', () => new Blob(['k']).arrayBuffer(), false],
  ['changed or was deleted after its selection', () => Promise.reject(notThere), true],
  ['was truncated', () => new Blob().arrayBuffer(), true],
])(
  'a failed upload is reported as an unreadable file only if the file can no longer be read: the file %s',
  async (_, arrayBuffer, isUnreadable) => {
    const photo = new File(['kép'], 'forgalmi.jpg')
    vi.spyOn(photo, 'slice').mockReturnValue(Object.assign(new Blob(), { arrayBuffer }))
    const upload = createUpload({ isAway: async () => false, back: async () => undefined })
    const failed = upload(file.signal, () => ({ ...file, body: { file: photo } })).catch((error: unknown) => error)
    await vi.waitFor(() => expect(SilentRequest.sent).toHaveLength(1))
    SilentRequest.sent[0]?.onerror(new Event('error'))
    const error = await failed
    expect(error).toMatchObject({ type: 'transport' })
    expect(error instanceof UnreadableFile).toBe(isUnreadable)
  },
)

test('an upload that gets a captive portal page instead of JSON is a transport error', async () => {
  const sending = sampleClient()(uploadDocument, { body: { file: new File(['kép'], 'forgalmi.jpg') } }, file)
  const failed = sending.catch((error: unknown) => error)
  await vi.waitFor(() => expect(SilentRequest.sent).toHaveLength(1))
  SilentRequest.sent[0]?.onload()
  expect(await failed).toMatchObject({ type: 'transport' })
})

test('an upload that waits for its turn is sent with the token that was renewed meanwhile', async () => {
  let token = 'first'
  const call = sampleClient({ token: () => token })
  for (const name of ['1.jpg', '2.jpg', '3.jpg'])
    call(uploadDocument, { body: { file: new File(['kép'], name) } }, file).catch(() => undefined)
  await vi.waitFor(() => expect(SilentRequest.sent).toHaveLength(2))
  token = 'renewed'
  SilentRequest.sent[0]?.onload()
  await vi.waitFor(() => expect(SilentRequest.sent).toHaveLength(3))
  expect(SilentRequest.sent.map(({ headers }) => headers.authorization)).toEqual([
    'Bearer first',
    'Bearer first',
    'Bearer renewed',
  ])
})
