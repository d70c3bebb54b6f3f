import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { expect, test } from 'vitest'

/** A file that imports only the types of machines that load later, so the test ignores it. */
const TYPES_ONLY = 'machines/lazyMachines.ts'

/** Returns the folder of a file inside `machines`. In the case engine, returns its subfolder. */
const folderOf = (path: string): string => {
  const parts = dirname(path).split('/')
  return parts.slice(0, parts[1] === 'case' ? 3 : 2).join('/')
}

test('no two folders of machines import each other', () => {
  const imports = new Set(
    readdirSync('machines', { recursive: true, encoding: 'utf8' })
      .map((file) => `machines/${file}`)
      .filter((path) => path.endsWith('.ts') && path !== TYPES_ONLY)
      .flatMap((path) =>
        [...readFileSync(path, 'utf8').matchAll(/from '(\.[^']+)'/g)]
          .map(([, target = '']) => join(dirname(path), target))
          .filter((target) => target.startsWith('machines/') && folderOf(target) !== folderOf(path))
          .map((target) => `${folderOf(path)} ${folderOf(target)}`),
      ),
  )
  const pairs = [...imports].filter((one) => {
    const [from = '', to = ''] = one.split(' ')
    return from < to && imports.has(`${to} ${from}`)
  })
  expect(pairs, 'Move what both need to the folder that the other may import').toEqual([])
})
