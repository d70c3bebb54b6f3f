import { Session } from 'node:inspector/promises'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLoadedPlate } from '../kit/plate'
import { page, withClock } from '../kit/story'

withClock()

const session = new Session()

beforeAll(async () => {
  session.connect()
  await session.post('Profiler.enable')
})

afterAll(() => session.disconnect())

const pathOf = (url: string): string => relative(process.cwd(), url.startsWith('file:') ? fileURLToPath(url) : url)

/** Returns the named functions of `machines/` that run during an action, each with its file. */
const functionsIn = async (act: () => void): Promise<readonly (readonly [file: string, name: string])[]> => {
  await session.post('Profiler.startPreciseCoverage', { callCount: true })
  act()
  const { result } = await session.post('Profiler.takePreciseCoverage')
  await session.post('Profiler.stopPreciseCoverage')
  return result.flatMap(({ url, functions }) =>
    functions.flatMap(({ functionName, ranges }) => {
      const file = pathOf(url)
      const isRun = (ranges[0]?.count ?? 0) > 0
      return isRun && functionName !== '' && file.startsWith('machines/') ? [[file, functionName] as const] : []
    }),
  )
}

test('a key press in a text field calls at most 20 functions of the machines, and none for rows, codes or payments', async () => {
  const actor = await openLoadedPlate(page())
  const press = (value: string) => actor.send({ type: 'answer.changed', field: 'licensePlateNumber', value })
  press('A')
  const run = await functionsIn(() => press('AB'))
  expect(run.map(([, name]) => name)).toContain('setAnswers')
  expect(run.filter(([file]) => /\/case\/.*\b(rows|code|payment)\//.test(file))).toEqual([])
  expect(run.length).toBeLessThanOrEqual(20)
  expect(new Set(run.map(([file]) => file)).size).toBeLessThanOrEqual(8)
})
