import { expect, test } from 'vitest'
import { models } from '../../../tools/exploration/models'
import { SHARDS, shardOf } from './shards'

test('each machine is in exactly one of the numbered path files, and every such file exists', async () => {
  const shards = await Promise.all(Array.from({ length: SHARDS }, (_, index) => shardOf(index + 1)))
  const gone = shards.flat().map(({ model }) => model.machine.id)
  expect(gone.toSorted()).toEqual(models.map(({ machine }) => machine.id).toSorted())
  expect(Object.keys(import.meta.glob('./[0-9].test.tsx'))).toHaveLength(SHARDS)
})
