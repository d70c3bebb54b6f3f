import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string): string => readFileSync(`src/${file}`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')

const styles = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))

/** The two stylesheets that import the files of `src/styles`. Each import names a cascade layer. */
const ENTRIES = ['styles/first.css', 'styles/form.css']

const layerOf = (file: string): string => {
  const [folder = ''] = file.split('/')
  return folder === 'modules' || folder === 'download' ? 'screens' : folder
}

test('first.css begins with the order of the cascade layers', () => {
  expect(read('styles/first.css').trim()).toMatch(/^@layer tokens, base, styles, ui, fields, screens;/)
})

test('each stylesheet is entirely in the cascade layer of its folder', () => {
  const apart = styles.filter((file) => !file.startsWith('styles/'))
  const outside = apart.filter((file) => {
    const blocks = read(file)
      .split(/^(?=\S)/m)
      .map((block) => block.trim())
    return blocks.some((block) => !['', '}'].includes(block) && !block.startsWith(`@layer ${layerOf(file)} {`))
  })
  expect(outside).toEqual([])
})

test('each common stylesheet is imported only once, into its layer', () => {
  const importedLayers = ENTRIES.flatMap((file) =>
    [...read(file).matchAll(/@import url\("\.\/([\w]+)\.css"\) layer\((\w+)\);/g)].map(([, name, layer]) => [
      name,
      layer,
    ]),
  )
  const expected = styles
    .filter((file) => file.startsWith('styles/') && !ENTRIES.includes(file))
    .map((file) => file.slice('styles/'.length, -'.css'.length))
    .map((name) => [name, ['tokens', 'base'].includes(name) ? name : 'styles'])
  expect(importedLayers.toSorted()).toEqual(expected.toSorted())
})

test('only an animation that must not be paused uses !important, which reverses the order of the cascade layers', () => {
  const important = styles.flatMap((file) => read(file).match(/[\w-]+: [^;{}]*!important/g) ?? [])
  expect(new Set(important)).toEqual(new Set(['animation-play-state: running !important']))
})
