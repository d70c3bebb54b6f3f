import { isText, listOf, recordOf } from '../api/shape'
import type { AppActor } from '../hooks/actor'
import { loadScript } from '../modules/load'
import { modules } from '../modules/registry'
import { addTexts, hasTexts } from '../texts/texts'
import { textsFilePath } from '../texts/textsFile'
import { followKeyboard } from '../ui/layout/arrival'
import { followRelease } from './followRelease'
import { loadClient } from './insurer'
import { likelyNextFiles } from './likelyNext'
import { readJson } from './loadConfiguration'
import { showTypeface } from './typeface'
import { whenIdle } from './whenIdle'

/** Tells if content lists the files of each chunk by the chunk's name. `tools/build/prefetch.ts` writes the list. */
const isChunkFileList = recordOf(listOf(isText))

const neverAborted = new AbortController().signal

/** Resolves when the browser is idle. Safari has no `requestIdleCallback`. */
const waitForIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve())
    else setTimeout(resolve, 200)
  })

/** Resolves when the sign-in, the contract and the contract's open flow have no pending work, or have stopped. */
const whenAllIdle = async (app: AppActor): Promise<void> => {
  const { login, contract } = app.getSnapshot().children
  await Promise.all([login && whenIdle(login), contract && whenIdle(contract)])
  const { case: openCase, flow } = contract?.getSnapshot().children ?? {}
  await Promise.all([openCase && whenIdle(openCase), flow && whenIdle(flow)])
}

/**
 * Puts a file into the browser's cache by `fetch`, because browsers remember a failed `import`. A response that is not
 * the file (an error, the page of a captive portal) counts as failed.
 */
const cacheFile = async (file: string): Promise<void> => {
  const response = await fetch(file, { priority: 'low' })
  if (!response.ok || response.headers.get('content-type')?.startsWith('text/html')) throw new Error(file)
  await response.arrayBuffer()
}

/**
 * Fetches the files that are probably needed next, one at a time while the browser is idle. A file that fails is
 * fetched again when needed. Nothing is fetched if the customer saves data.
 */
const prefetchFiles = async (app: AppActor): Promise<void> => {
  if (Object(navigator).connection?.saveData === true) return
  const files = await readJson('/ahead.json', neverAborted)
  if (!isChunkFileList(files)) return
  const requested = new Set<string>()
  let isPrefetching = false
  let areAllCached = true

  const likelyLoads = (): readonly (() => Promise<void>)[] => {
    const { chunks, read, runs } = likelyNextFiles(app.getSnapshot().context.route)
    const recordedLoad = (name: string, load: () => Promise<void>) => async () => {
      requested.add(name)
      await load()
    }
    const scripts = chunks
      .flatMap((name) => files[name] ?? [])
      .filter((file) => !requested.has(file) && document.querySelector(`[data-href="${file}"]`) === null)
      .map((file) => recordedLoad(file, () => cacheFile(file)))
    const languageFiles = read
      .flatMap((name) => modules[name].texts)
      .filter((name) => !hasTexts(name) && !requested.has(name))
      .map((name) => recordedLoad(name, async () => addTexts(name, await readJson(textsFilePath(name), neverAborted))))
    // Scripts run last, and only if all files were cached, because browsers remember a failed `import` (see
    // `cacheFile`).
    const scriptRuns = runs
      .filter((name) => !requested.has(`run ${name}`) && areAllCached)
      .map((name) =>
        recordedLoad(`run ${name}`, async () => void (await (name === 'client' ? loadClient() : loadScript(name)))),
      )
    return [...scripts, ...languageFiles, ...scriptRuns]
  }

  const canPrefetch = () =>
    navigator.onLine && document.visibilityState === 'visible' && !app.getSnapshot().hasTag('busy')

  const prefetchLikely = async (): Promise<void> => {
    if (isPrefetching) return
    isPrefetching = true
    for (let nextLoad = likelyLoads()[0]; nextLoad !== undefined; nextLoad = likelyLoads()[0]) {
      await whenAllIdle(app)
      await waitForIdle()
      if (!canPrefetch()) break
      await nextLoad().catch(() => {
        areAllCached = false
      })
    }
    isPrefetching = false
  }

  app.subscribe(() => void prefetchLikely())
  await prefetchLikely()
}

/**
 * Starts the check for new releases and the handling of the on-screen keyboard. Once the first screen has no pending
 * work, shows the web font and prefetches files.
 */
export const startPrefetching = async (app: AppActor): Promise<void> => {
  followRelease(app)
  followKeyboard()
  await whenAllIdle(app)
  await Promise.allSettled([showTypeface(app), prefetchFiles(app)])
}
