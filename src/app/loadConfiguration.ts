import { type Configuration, readConfiguration } from '../api/configuration'
import { CallFault } from '../api/fault'
import { limited, TIMEOUT } from '../api/limited'

/** Reads JSON of the portal's own origin, which has as much time as a call. @throws CallFault where there is none. */
export const readJson = async (path: string, signal: AbortSignal): Promise<unknown> => {
  const limit = limited(signal, TIMEOUT)
  try {
    const response = await fetch(path, { signal: limit.signal })
    const { ok, status } = response
    if (!ok) throw new CallFault(status >= 500 ? 'serverFailed' : 'brokenAnswer', `${path}: status ${status}`)
    return await response.json()
  } catch (error) {
    if (error instanceof CallFault) throw error
    throw error instanceof SyntaxError
      ? new CallFault('brokenAnswer', `${path}: no JSON`)
      : new CallFault('transport', path)
  } finally {
    limit.stop()
  }
}

/** The run-time configuration, checked. @throws CallFault where it is missing or not allowed. */
export const loadConfiguration = async (signal: AbortSignal): Promise<Configuration> =>
  readConfiguration(await readJson('/config.json', signal))
