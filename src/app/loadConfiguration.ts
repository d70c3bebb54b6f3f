import { type Configuration, readConfiguration } from '../api/configuration'
import { isNetworkPage } from '../api/networkPage'
import { signalWithTimeout, TIMEOUT } from '../api/signalWithTimeout'
import { TechnicalError } from '../api/technicalError'

const fetchJson = async (path: string, signal: AbortSignal): Promise<unknown> => {
  const timeLimit = signalWithTimeout(signal, TIMEOUT)
  try {
    const response = await fetch(path, { signal: timeLimit.signal })
    const { ok, status, headers } = response
    if (isNetworkPage(status, headers.get('content-type'))) {
      throw new TechnicalError('transport', `${path}: status ${status}, a page in place of JSON`)
    }
    if (!ok) throw new TechnicalError(status >= 500 ? 'serverFailed' : 'brokenAnswer', `${path}: status ${status}`)
    return await response.json()
  } catch (error) {
    if (error instanceof TechnicalError) throw error
    throw error instanceof SyntaxError
      ? new TechnicalError('brokenAnswer', `${path}: no JSON`)
      : new TechnicalError('transport', path)
  } finally {
    timeLimit.stop()
  }
}

const preloads = new Map<string, Promise<unknown>>()

/** Starts to read JSON that is certainly needed. The next `readJson` of this path gets the result or error. */
export const preloadJson = (path: string): Promise<unknown> => {
  const jsonPromise = fetchJson(path, new AbortController().signal)
  preloads.set(path, jsonPromise)
  return jsonPromise
}

/**
 * Reads JSON of the portal's own origin, with the timeout of a call. @throws TechnicalError if it cannot be loaded or
 * is not JSON.
 */
export const readJson = async (path: string, signal: AbortSignal): Promise<unknown> => {
  const preloadedJson = preloads.get(path)
  preloads.delete(path)
  return preloadedJson ?? fetchJson(path, signal)
}

/** Loads and checks the run-time configuration. @throws TechnicalError if it is missing or invalid. */
export const loadConfiguration = async (signal: AbortSignal): Promise<Configuration> =>
  readConfiguration(await readJson(CONFIGURATION, signal))

/** URL path of the run-time configuration. */
export const CONFIGURATION = '/config.json'
