/** An event outside the machines while a path runs. It is data, so that paths can be displayed and replayed. */
export type Settlement =
  /** A service (`loadTexts`), a call (`call auth.login`) or a stubbed machine (`actor login`) answers or fails. */
  | { readonly type: 'answer'; readonly service: string; readonly value: unknown }
  | { readonly type: 'fail'; readonly service: string; readonly error: unknown }
  /** The next deadline passes. */
  | { readonly type: 'wait' }
  /** A value is put into the tab's storage, or into the storage that all tabs share. */
  | { readonly type: 'store'; readonly key: string; readonly value: unknown; readonly isShared?: true }

/** The service name under which a call of an endpoint is answered. */
export const callService = (endpoint: { readonly id: string }): string => `call ${endpoint.id}`

/** The service name under which a stubbed machine ends. */
export const actorService = (src: string): string => `actor ${src}`
