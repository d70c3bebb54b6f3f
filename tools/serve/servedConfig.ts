import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The parts of `config.json` that the server acts on; the rest passes through to the portal untouched. */
export type ServedConfig = {
  apiBaseUrl: string
  mock: boolean
  brand: { logoUrl: string | null }
  [key: string]: unknown
}

/** Reads the delivered `config.json` and lays the overrides over it. */
export function readServedConfig(root: string, overrides: Record<string, unknown> = {}): ServedConfig {
  const file = join(root, 'config.json')
  const content: unknown = { ...asObject(JSON.parse(readFileSync(file, 'utf8')), file), ...overrides }
  const { apiBaseUrl, mock, brand, ...rest } = asObject(content, file)
  if (typeof apiBaseUrl !== 'string') throw new Error(`${file}: "apiBaseUrl" must be a text.`)
  if (typeof mock !== 'boolean') throw new Error(`${file}: "mock" must be true or false.`)
  const { logoUrl, ...name } = asObject(brand, `${file}: "brand"`)
  if (logoUrl !== null && typeof logoUrl !== 'string')
    throw new Error(`${file}: "brand.logoUrl" must be a text or null.`)
  return { ...rest, apiBaseUrl, mock, brand: { ...name, logoUrl } }
}

function asObject(value: unknown, what: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error(`${what} must be an object.`)
  return { ...value }
}
