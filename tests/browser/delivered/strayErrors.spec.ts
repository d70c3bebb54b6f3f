import { open, SIGN_IN } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

test('an uncaught error and an unhandled rejection are reported without their messages, each only once', async ({
  page,
  expected,
}) => {
  expected.push(/^uncaught: 10000001$/)
  const reports: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('[fault]')) reports.push(message.text())
  })
  await open(page, SIGN_IN)
  await page.evaluate(() => {
    for (let times = 0; times < 1000; times += 1) {
      setTimeout(() => {
        throw new TypeError('10000001')
      })
      void Promise.reject(new RangeError('10000001'))
    }
  })
  await expect.poll(() => reports.length).toBe(2)
  expect(reports.toSorted()).toEqual([
    expect.stringMatching(/^\[fault\] error: TypeError \S+:\d+:\d+\)?$/),
    expect.stringMatching(/^\[fault\] rejection: RangeError \S+:\d+:\d+\)?$/),
  ])
})
