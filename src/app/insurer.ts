import type { Call, ClientSettings } from '../api/client'
import { script } from './script'

type Client = typeof import('./client')

let loaded: Client | undefined

/** Loads the API client. Neither home nor the first step of a sign-in needs it, so it is not in the first load. */
export const loadClient = async (): Promise<Client> => {
  loaded ??= await import('./client')
  return loaded
}

/**
 * Returns the function through which the portal calls the insurer. If the client is loaded, it sends a call
 * synchronously, before React renders the press that triggered it.
 */
export const callBy = (settings: ClientSettings): Call => {
  let call: Call | undefined
  return (endpoint, input, options) => {
    call ??= loaded?.createClient(settings)
    if (call !== undefined) return call(endpoint, input, options)
    return script('client', loadClient).then((client) => client.createClient(settings)(endpoint, input, options))
  }
}
