import { build, type Manifest } from 'vite'
import { productLines } from '../../machines/routes'
import { modules } from '../../src/modules/registry'
import { productLineFile } from '../../src/texts/productLineFile'
import { textsFilePath } from '../../src/texts/textsFile'
import { sharedBuild } from '../vite/settings'
import { prefetchFilesOf } from './prefetch'

/**
 * Returns the files that a signed-in customer needs besides the entry, by product line: scripts, styles and language
 * files.
 */
export function earlyFiles(manifest: Manifest, entry: string): Record<string, string[]> {
  const filesByChunk = prefetchFilesOf(manifest, entry)
  return Object.fromEntries(
    productLines.map((productLine) => {
      // Modules that call the insurer come first. Texts come last, because scripts also need time to run.
      const scripts = ['client', 'tab', 'signedIn', productLineFile(productLine)].flatMap(
        (name) => filesByChunk[name] ?? [],
      )
      const texts = [...modules.signedIn.texts, ...modules[productLine].texts].map(textsFilePath)
      return [productLine, [...new Set([...scripts, ...texts])]]
    }),
  )
}

/** Writes `src/early.ts` into the build as a separate script and returns its address. */
export async function buildEarly(outDir: string, files: Record<string, string[]>): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { __EARLY_FILES__: JSON.stringify(files) },
    build: {
      ...sharedBuild,
      outDir,
      emptyOutDir: false,
      rolldownOptions: {
        input: 'src/early.ts',
        output: { format: 'iife', entryFileNames: 'assets/early-[hash].js' },
      },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  if (output === undefined || !('output' in output)) throw new Error('src/early.ts was not built.')
  return `/${output.output[0].fileName}`
}
