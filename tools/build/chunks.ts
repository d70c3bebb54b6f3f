import { parse } from 'node:path'
import type { Manifest } from 'vite'

/** Files that a page loads immediately. The entry is the first script. */
export type LoadedFiles = { scripts: string[]; styles: string[] }

/** Returns the manifest key of the script that the built `index.html` starts. */
export function entryOf(manifest: Manifest, html: string): string {
  const scriptFile = /<script type="module"[^>]* src="\/([^"]+)"/.exec(html)?.[1]
  const key = Object.keys(manifest).find((name) => manifest[name]?.file === scriptFile)
  if (key === undefined) throw new Error('The built index.html starts no script of the build.')
  return key
}

/**
 * Returns the chunk that contains a module. If the module has no chunk of its own, vite.config.ts has put it into a
 * chunk with the module's name.
 */
const chunkFor = (manifest: Manifest, key: string) =>
  manifest[key] ?? Object.values(manifest).find(({ name }) => name === parse(key).name)

/** Returns the files of the entry, of the given lazy modules, and of everything that these import statically. */
export function chunksOf(manifest: Manifest, entry: string, modules: readonly string[]): LoadedFiles {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const visit = (key: string): void => {
    const chunk = chunkFor(manifest, key)
    if (chunk === undefined) throw new Error(`The build has no chunk for ${key}: see tools/build/pages.ts.`)
    if (scripts.has(chunk.file)) return
    scripts.add(chunk.file)
    for (const style of chunk.css ?? []) styles.add(style)
    for (const importedKey of chunk.imports ?? []) visit(importedKey)
  }
  for (const key of [entry, ...modules]) visit(key)
  return { scripts: [...scripts], styles: [...styles] }
}
