import type { Call, ClientSettings } from '../api/client'
import { importOrReload } from './importOrReload'

type ClientModule = typeof import('./client')

let loadedClient: ClientModule | undefined

/** Loads the API client. The first load leaves it out: the start page and a sign-in's first step do not need it. */
export const loadClient = async (): Promise<ClientModule> => {
  loadedClient ??= await import('./client')
  return loadedClient
}

/**
 * Returns the function through which the portal calls the insurer. If the client is loaded, it sends a call
 * synchronously, before React renders the press that triggered it.
 */
export const createCall = (settings: ClientSettings): Call => {
  let call: Call | undefined
  return (endpoint, input, options) => {
    call ??= loadedClient?.createClient(settings)
    if (call !== undefined) return call(endpoint, input, options)
    return importOrReload('client', loadClient).then((client) =>
      client.createClient(settings)(endpoint, input, options),
    )
  }
}
