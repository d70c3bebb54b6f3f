import type { AnyActorRef } from 'xstate'
import type { ModuleName } from '../../machines/modules'
import type { Services } from '../../machines/services'
import type { ClientSettings } from '../api/client'
import type { Configuration } from '../api/configuration'
import { TechnicalError, technicalErrorTypeOf } from '../api/technicalError'
import { comesToFront } from '../browser/comesToFront'
import { fileOf, forgetFile, forgetFiles, releaseFile } from '../browser/files'
import { newId } from '../browser/newId'
import { pageTurns } from '../browser/pageTurns'
import { lazyPhotos } from '../browser/photos/lazyPhotos'
import { portalStatus } from '../browser/portalStatus'
import { forgetSaved } from '../browser/savedFiles'
import { sleepByClock } from '../browser/sleepUntil'
import { steadyClock } from '../browser/steadyClock'
import { keeps, sharedStorage, tabStorage } from '../browser/tabStorage'
import { register } from '../modules/lazyModule'
import { loadedModuleOf, loadScript } from '../modules/load'
import { modules } from '../modules/registry'
import { addTexts, hasTexts } from '../texts/texts'
import { textsFilePath } from '../texts/textsFile'
import { importOrReload, importScript } from './importOrReload'
import { createCall } from './insurer'
import { loadConfiguration, readJson } from './loadConfiguration'
import { createTracker, report } from './report'
import { watchConnection } from './watchConnection'

/** Modules that load beside a screen. Nothing waits for them, so a failure does not reload the page. */
const NON_BLOCKING_MODULES: ReadonlySet<ModuleName> = new Set(['campaign', 'simulation'])

/**
 * Creates the services of the machines in a browser. `onExpired` is called if the insurer rejects the session's
 * token, and resolves when a renewal under way has an answer. `app` is the parent of the machines that watch the connection. `settleTabFor` returns a promise if a module
 * has to wait for the tab's machine.
 */
export const browserServices = (
  onExpired: () => Promise<void>,
  app?: () => AnyActorRef,
  settleTabFor: (name: ModuleName) => Promise<void> | undefined = () => undefined,
): Services => {
  let configuration: Configuration | null = null
  let token: string | null = null
  /** The insurer's clock minus the device's clock (ms). */
  let clockOffset = 0
  const connection = watchConnection(app)

  /** Wraps a load function, so that its failures are reported. */
  const withFailureReport =
    <Input extends readonly unknown[], Loaded>(subject: string, load: (...input: Input) => Promise<Loaded>) =>
    async (...input: Input): Promise<Loaded> => {
      try {
        return await load(...input)
      } catch (error) {
        const errorType = technicalErrorTypeOf(error)
        if (errorType === 'transport') connection.fail()
        report({ kind: 'fault', subject, detail: `${errorType}: ${Object(error).message}` })
        throw error
      }
    }

  const settings: ClientSettings = {
    baseUrl: () => configuration?.apiBaseUrl ?? '',
    token: () => token,
    now: steadyClock(),
    onTime: (time, at) => {
      clockOffset = time - at
    },
    network: {
      isAway: async () => (await portalStatus()) === undefined,
      back: connection.reached,
    },
    onExpired: async (refusedToken, endpointId) => {
      if (refusedToken !== token) return
      token = null
      const renewed = onExpired()
      if (endpointId !== 'auth.renewSession') await renewed
    },
    onFault: (subject, detail) => report({ kind: 'fault', subject, detail }),
  }

  const loadTexts: Services['loadTexts'] = async (namespaces, signal) => {
    const missingNamespaces = namespaces.filter((name) => !hasTexts(name))
    await Promise.all(
      missingNamespaces.map(async (name) => addTexts(name, await readJson(textsFilePath(name), signal))),
    )
  }

  const loadModule = async (name: ModuleName): Promise<void> => {
    const load = () =>
      Promise.all([loadScript(name), loadTexts(modules[name].texts, new AbortController().signal)] as const)
    const [lazyModule] = await (NON_BLOCKING_MODULES.has(name) ? importScript(load) : importOrReload(name, load))
    register(lazyModule)
  }

  return {
    call: createCall(settings),
    file: fileOf,
    readyPhotos: () => lazyPhotos.get('readyPhotos')(),
    preparePhoto: (id, signal) => lazyPhotos.get('preparePhoto')(id, signal),
    showPhoto: (id, photo, signal) => lazyPhotos.get('showPhoto')(id, photo, signal),
    releaseFile,
    forgetFile,
    forgetFiles,
    forgetSaved,
    saveFile: async (...file) => (await importScript(() => import('../browser/saveFile'))).saveFile(...file),
    storage: tabStorage,
    sharedStorage,
    keeps,
    leave: async (address, signal) => (await importScript(() => import('../browser/leave'))).leave(address, signal),
    copy: async (text) => navigator.clipboard.writeText(text),
    networkBack: async (signal) => {
      await connection.back(signal)
      // A hundred uploads may wait for the network. Each continues in its own task, so that the page stays responsive.
      await new Promise((resolve) => setTimeout(resolve))
    },
    comesToFront,
    pageTurns,
    listenToDap: async (websocketId, onMessage, signal) =>
      (await importScript(() => import('../browser/dapSocket'))).listenToDap(
        settings.baseUrl(),
        websocketId,
        onMessage,
        signal,
      ),
    readOneTimeCode: async (signal) => (await importScript(() => import('../browser/webOtp'))).readOneTimeCode(signal),
    now: settings.now,
    insurerTime: () => settings.now() + clockOffset,
    sleepUntil: sleepByClock(settings.now),
    newId,
    site: () => ({ origin: location.origin, configuration }),
    loadConfiguration: withFailureReport('configuration', async (signal: AbortSignal) => {
      configuration = await loadConfiguration(signal)
      return configuration
    }),
    loadTexts: withFailureReport('texts', loadTexts),
    startMock: withFailureReport('mock', async () => {
      if (!__SIMULATED__)
        throw new TechnicalError('brokenAnswer', 'config.json: mock is true, but this build has no simulated insurer')
      const [{ startMock }] = await Promise.all([
        importScript(() => import('../../mocks/browser')),
        loadModule('simulation'),
      ])
      await startMock({ apiBaseUrl: settings.baseUrl() })
    }),
    loadModule: (name) => {
      const lazyModule = loadedModuleOf(name)
      const tabSettled = settleTabFor(name)
      if (tabSettled !== undefined || lazyModule === undefined || !modules[name].texts.every(hasTexts))
        return withFailureReport(name, async () => {
          await tabSettled
          await loadModule(name)
        })()
      register(lazyModule)
      return undefined
    },
    useToken: (newToken) => {
      token = newToken
    },
    report,
    track: createTracker(() => configuration?.tracking === true),
  }
}
