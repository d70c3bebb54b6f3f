import { build } from 'vite'
import { afterEach, expect, it } from 'vitest'

/** Paths of the modules in the production build that belong to the simulated insurer. */
const simulatedModules = async (isSimulated: boolean): Promise<readonly string[]> => {
  process.env.PORTAL_SIMULATED = isSimulated ? '1' : '0'
  const built = await build({ logLevel: 'silent', build: { write: false } })
  const outputs = 'output' in built ? [built] : Array.isArray(built) ? built : []
  const chunks = outputs.flatMap(({ output }) => output).filter((part) => part.type === 'chunk')
  return chunks.flatMap(({ moduleIds }) => moduleIds).filter((id) => /\/(mocks|node_modules\/msw)\//.test(id))
}

afterEach(() => {
  delete process.env.PORTAL_SIMULATED
})

it('a build without the simulated insurer has no module of it', async () => {
  expect(await simulatedModules(false)).toEqual([])
})

it('a build with the simulated insurer has its modules', async () => {
  expect(await simulatedModules(true)).not.toEqual([])
})
