import { type Configuration, readConfiguration } from '../api/configuration'
import { CallFault } from '../api/fault'

/** Reads JSON of the portal's own origin. @throws CallFault where there is none. */
export const readJson = async (path: string, signal: AbortSignal): Promise<unknown> => {
  const response = await fetch(path, { signal }).catch(() => undefined)
  if (response?.ok !== true) throw new CallFault('transport', path)
  return response.json().catch(() => {
    throw new CallFault('brokenAnswer', path)
  })
}

/** The run-time configuration, checked. @throws CallFault where it is missing or not allowed. */
export const loadConfiguration = async (signal: AbortSignal): Promise<Configuration> =>
  readConfiguration(await readJson('/config.json', signal))
