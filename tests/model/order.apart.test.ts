import { expect, test, vi } from 'vitest'
import { pay } from '../../machines/cases/common/pay.case'
import { backToTraffic } from '../../machines/cases/kgfb/backToTraffic.case'

/**
 * Returns the text of each machine's path file, by machine id. Reloads all modules first, and then explores the
 * machines in this order.
 */
const filesOf = async (ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  vi.resetModules()
  const { models } = await import('../../tools/exploration/models')
  const { pathsOf } = await import('../../tools/exploration/paths')
  const { serializePaths: writtenPaths } = await import('../../tools/exploration/serializePaths')
  return new Map(
    ids.map((id) => {
      const model = models.find(({ machine }) => machine.id === id)
      if (model === undefined) throw new Error(`There is no ${id}`)
      return [id, writtenPaths({ ...pathsOf(model), onScreens: [] })]
    }),
  )
}

// Two cases that start with the same call. `pay` declares fewer fields of its answer, so the exploration order could
// affect the paths.
const [less, more] = [pay, backToTraffic]

test('the generated paths of a machine do not depend on which machine is explored first', async () => {
  const callsOf = ({ loads }: typeof less | typeof more) => loads.map(({ endpoint }) => endpoint)
  expect(callsOf(less).map(({ id }) => id)).toContain(callsOf(more)[0]?.id)
  expect(callsOf(less)).not.toContain(callsOf(more)[0])
  const [lessFirst, moreFirst] = [await filesOf([less.id, more.id]), await filesOf([more.id, less.id])]
  for (const id of [less.id, more.id]) expect(moreFirst.get(id) === lessFirst.get(id), id).toBe(true)
})
