import * as v from 'valibot'
import { type Configuration, configuration } from '../api/configuration'
import { CallFault } from '../api/fault'

/** Reads JSON of the portal's own origin. @throws CallFault where there is none. */
export const readJson = async (path: string, signal: AbortSignal): Promise<unknown> => {
  const response = await fetch(path, { signal }).catch(() => undefined)
  if (response?.ok !== true) throw new CallFault('transport', path)
  return response.json().catch(() => {
    throw new CallFault('brokenAnswer', path)
  })
}

/** The run-time configuration, checked. @throws CallFault where it is missing or breaks its schema. */
export const loadConfiguration = async (signal: AbortSignal): Promise<Configuration> => {
  const read = v.safeParse(configuration, await readJson('/config.json', signal))
  if (!read.success) {
    throw new CallFault('brokenAnswer', `config.json: ${read.issues.map((issue) => v.getDotPath(issue)).join(', ')}`)
  }
  return read.output
}
