/** One thing that the world outside does while a path runs: said, not done, so that a path can be shown and replayed. */
export type Settlement =
  /** A port (`loadTexts`), a call (`call auth.login`) or a stubbed machine (`actor login`) answers or fails. */
  | { readonly type: 'answer'; readonly port: string; readonly value: unknown }
  | { readonly type: 'fail'; readonly port: string; readonly error: unknown }
  /** The next deadline comes. */
  | { readonly type: 'wait' }
  /** Something stands in the tab's storage, or in that of all tabs. */
  | { readonly type: 'store'; readonly key: string; readonly value: unknown; readonly isShared?: true }

/** The name under which a call of an endpoint is answered. */
export const callService = (endpoint: { readonly id: string }): string => `call ${endpoint.id}`

/** The name under which a stubbed machine ends. */
export const actorService = (src: string): string => `actor ${src}`
