import type { Call, ClientSettings } from '../api/client'
import { script } from './script'

type Client = typeof import('./client')

let loaded: Client | undefined

/** Loads what calls the insurer: neither home nor the first step of a sign-in does, so it is not part of the first load. */
export const loadClient = async (): Promise<Client> => {
  loaded ??= await import('./client')
  return loaded
}

/**
 * The one function through which the portal calls the insurer. Where the client is there, a call goes out at once: before
 * the press that asks for it is drawn.
 */
export const callBy = (settings: ClientSettings): Call => {
  let made: Call | undefined
  return (endpoint, input, options) => {
    made ??= loaded?.createClient(settings)
    if (made !== undefined) return made(endpoint, input, options)
    return script('client', loadClient).then((client) => client.createClient(settings)(endpoint, input, options))
  }
}
