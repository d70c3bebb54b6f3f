import { live, type Send, sendByFetch } from '../../mocks/transcript.ts'
import { origins } from '../support/origins.ts'
import { open, SIGN_IN } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

test('the simulated insurer gives the same responses in the page and as a server', async ({ page, expected }, {
  testId,
}) => {
  // The test makes calls that the insurer rejects, and the browser logs each as a failed request.
  expected.push(/Failed to load resource/)
  await open(page, SIGN_IN)
  const sendInPage: Send = (request) =>
    page.evaluate(async ({ method, path, headers, body, file }) => {
      const form = new FormData()
      if (file !== undefined) form.append('file', new File([file.text], file.name, { type: file.type }))
      const content = file === undefined ? body : form
      const response = await fetch(`/api/${path}`, { method, headers, ...(content !== undefined && { body: content }) })
      const type = response.headers.get('Content-Type')
      return { status: response.status, body: type === 'application/json' ? await response.json() : type }
    }, request)
  const pageTranscript = await live(sendInPage)
  const serverTranscript = await live(sendByFetch(`${origins.insurer}/w/${testId}-day/api`))
  // Leaves out the undeclared call: in the page, the web server answers it instead of the simulated insurer.
  const declared = (transcript: typeof pageTranscript) => transcript.filter(({ call }) => call !== 'GET no/such/call')
  expect(declared(pageTranscript)).toEqual(declared(serverTranscript))
})
