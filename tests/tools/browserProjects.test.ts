import { readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import config, { CHANGING } from '../../playwright.config'

const specs = readdirSync('tests/browser', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.spec.ts'))
  .map((name) => join('tests/browser', name))

/** Returns the Playwright projects that run a file. Their patterns match the whole path. */
const projectsOf = (path: string): readonly (string | undefined)[] =>
  (config.projects ?? [])
    .filter(({ testMatch }) => [testMatch].flat().some((match) => match instanceof RegExp && match.test(path)))
    .map(({ name }) => name)

/** The projects that run the specs of a folder, by the folder's name. */
const REQUESTED_ROUTE: Readonly<Record<string, readonly string[]>> = {
  journeys: ['mock', 'sandbox', 'translated'],
  translated: ['translated'],
  simulated: ['simulated'],
  portal: ['sandbox'],
  delivered: ['sandbox'],
}

const TRANSLATED = Object.entries(CHANGING).flatMap(([folder, names]) =>
  names.map((name) => `tests/browser/${folder}/${name}.spec.ts`),
)

const wantedOf = (spec: string): readonly string[] | undefined =>
  TRANSLATED.includes(spec) ? ['sandbox', 'translated'] : REQUESTED_ROUTE[basename(dirname(spec))]

it('every spec that is listed to run on translated pages exists', () => {
  expect(TRANSLATED.filter((spec) => !specs.includes(spec))).toEqual([])
})

it.each([
  '/home/a/portal',
  '/home/a/journeys/delivered',
  '/home/simulated/b',
  '/home/a/tests/browser/portal',
  '/home/egy mappa/árvíztűrő (másolat) [2]',
  'C:\\a\\portal',
])('each spec runs in the Playwright projects of its own folder, even if the repository is cloned to %s', (clone) => {
  const separator = clone.includes('\\') ? '\\' : '/'
  const inClone = (spec: string): string => [clone, ...spec.split('/')].join(separator)
  const foundProjects = Object.fromEntries(specs.map((spec) => [spec, projectsOf(inClone(spec))]))
  expect(foundProjects).toEqual(Object.fromEntries(specs.map((spec) => [spec, wantedOf(spec)])))
})
