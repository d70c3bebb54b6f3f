import { type Configuration, readConfiguration } from '../api/configuration'
import { CallFault } from '../api/fault'

/** Reads JSON of the portal's own origin. @throws CallFault where there is none. */
export const readJson = async (path: string, signal: AbortSignal): Promise<unknown> => {
  const response = await fetch(path, { signal }).catch(() => {
    throw new CallFault('transport', path)
  })
  const { ok, status } = response
  if (!ok) throw new CallFault(status >= 500 ? 'serverFailed' : 'brokenAnswer', `${path}: status ${status}`)
  return response.json().catch(() => {
    throw new CallFault('brokenAnswer', `${path}: no JSON`)
  })
}

/** The run-time configuration, checked. @throws CallFault where it is missing or not allowed. */
export const loadConfiguration = async (signal: AbortSignal): Promise<Configuration> =>
  readConfiguration(await readJson('/config.json', signal))
