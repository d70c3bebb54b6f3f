import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Configuration, readConfiguration } from '../../src/api/configuration'

/** Reads the built `config.json` and merges the overrides into it. @throws if the portal would not start with it. */
export function readServedConfig(root: string, overrides: Record<string, unknown> = {}): Configuration {
  const content: unknown = JSON.parse(readFileSync(join(root, 'config.json'), 'utf8'))
  return readConfiguration(typeof content === 'object' ? { ...content, ...overrides } : content)
}
