import type { Manifest } from 'vite'
import { chunksOf } from './chunks'
import { drawingModule } from './pages'

/**
 * Returns the files that the portal may prefetch, by chunk name (src/app/prefetch.ts). Each chunk has its scripts and
 * styles, without those that every page loads. `workers` has the scripts of workers.
 */
export function prefetchFilesOf(manifest: Manifest, entry: string): Record<string, string[]> {
  const sharedFiles = chunksOf(manifest, entry, [drawingModule])
  const namedChunks = Object.entries(manifest).filter(
    ([key, { name, file }]) => name !== undefined && key !== entry && file.endsWith('.js'),
  )
  const workerScripts = Object.values(manifest).flatMap(({ assets = [] }) =>
    assets.filter((file) => file.endsWith('.js')),
  )
  const filesByChunk = Object.fromEntries(
    namedChunks.map(([key, { name = '' }]) => {
      const { scripts, styles } = chunksOf(manifest, entry, [key])
      const files = [
        ...scripts.filter((file) => !sharedFiles.scripts.includes(file)),
        ...styles.filter((file) => !sharedFiles.styles.includes(file)),
      ]
      return [name, files.map((file) => `/${file}`)]
    }),
  )
  return { ...filesByChunk, workers: workerScripts.map((file) => `/${file}`) }
}
