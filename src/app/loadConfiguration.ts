import { type Configuration, readConfiguration } from '../api/configuration'
import { limited, TIMEOUT } from '../api/limited'
import { TechnicalError } from '../api/technicalError'

const read = async (path: string, signal: AbortSignal): Promise<unknown> => {
  const limit = limited(signal, TIMEOUT)
  try {
    const response = await fetch(path, { signal: limit.signal })
    const { ok, status } = response
    if (!ok) throw new TechnicalError(status >= 500 ? 'serverFailed' : 'brokenAnswer', `${path}: status ${status}`)
    return await response.json()
  } catch (error) {
    if (error instanceof TechnicalError) throw error
    throw error instanceof SyntaxError
      ? new TechnicalError('brokenAnswer', `${path}: no JSON`)
      : new TechnicalError('transport', path)
  } finally {
    limit.stop()
  }
}

const begun = new Map<string, Promise<unknown>>()

/** Begins to read JSON that is certainly needed: the next who reads it is given what comes, whatever that is. */
export const preloadJson = (path: string): Promise<unknown> => {
  const reading = read(path, new AbortController().signal)
  begun.set(path, reading)
  return reading
}

/** Reads JSON of the portal's own origin, which has as much time as a call. @throws TechnicalError where there is none. */
export const readJson = async (path: string, signal: AbortSignal): Promise<unknown> => {
  const reading = begun.get(path)
  begun.delete(path)
  return reading ?? read(path, signal)
}

/** The run-time configuration, checked. @throws TechnicalError where it is missing or not allowed. */
export const loadConfiguration = async (signal: AbortSignal): Promise<Configuration> =>
  readConfiguration(await readJson(CONFIGURATION, signal))

/** Where the run-time configuration stands. */
export const CONFIGURATION = '/config.json'
