/** An event outside the machines while a path runs. It is data, so that paths can be displayed and replayed. */
export type Settlement =
  /** A service (`loadTexts`), a call (`call auth.login`) or a stubbed machine (`actor login`) answers or fails. */
  | { readonly type: 'answer'; readonly service: string; readonly value: unknown }
  | { readonly type: 'fail'; readonly service: string; readonly error: unknown }
  /** The next deadline passes. */
  | { readonly type: 'wait' }
  /** A value is put into the tab's storage, or into the storage that all tabs share. */
  | { readonly type: 'store'; readonly key: string; readonly value: unknown; readonly isShared?: true }

/** Returns the service name of an endpoint's call in settlements, e.g. `call auth.login`. */
export const callService = (endpoint: { readonly id: string }): string => `call ${endpoint.id}`

/** Returns the service name of a stubbed machine in settlements, e.g. `actor login`. */
export const actorService = (src: string): string => `actor ${src}`
