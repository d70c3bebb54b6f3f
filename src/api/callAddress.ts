/** The path parameters, query and body of a call. */
export type CallParts = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown }

/**
 * Returns the address of a call with its parameters filled in. The base is absolute or a path, with or without a
 * trailing slash.
 */
export const callAddressOf = (baseUrl: string, path: string, { params, query }: CallParts): string => {
  const values = new Map<string, unknown>(Object.entries(params ?? {}))
  const filledPath = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name))))
  const queryString = new URLSearchParams(
    Object.entries(query ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString()
  return `${baseUrl.replace(/\/$/, '')}/${filledPath}${queryString === '' ? '' : `?${queryString}`}`
}
