import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the SBOM is a CycloneDX document of the production dependencies in their locked versions', () => {
  const printed = execFileSync('npm run --silent sbom', { encoding: 'utf8', maxBuffer: 1e8, shell: true })
  const { bomFormat, components, dependencies: edges } = JSON.parse(printed)
  const purls = Array.from<{ purl: string }, string>(components, ({ purl }) => purl)
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const lockedPurl = (name: string) => `pkg:npm/${name.replace('@', '%40')}@${packages[`node_modules/${name}`].version}`
  expect(bomFormat).toBe('CycloneDX')
  expect(purls).toEqual(expect.arrayContaining(Object.keys(dependencies).map(lockedPurl)))
  expect(purls).toContain(lockedPurl('scheduler'))
  expect(Object.keys(devDependencies).filter((name) => purls.includes(lockedPurl(name)))).toEqual([])
  expect(edges).toHaveLength(purls.length + 1)
})
