/** What a call is told beside its endpoint. */
export type Parts = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown }

/** The address of a call: below the API's base (absolute or a path, with or without a slash at the end), parameters filled in. */
export const addressOf = (baseUrl: string, path: string, { params, query }: Parts): string => {
  const values = new Map<string, unknown>(Object.entries(params ?? {}))
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name))))
  const search = new URLSearchParams(
    Object.entries(query ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
  return `${baseUrl.replace(/\/$/, '')}/${filled}${search.size > 0 ? `?${search}` : ''}`
}
