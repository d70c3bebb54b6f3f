import { type Call, type ClientSettings, createClient } from '../../src/api/client'

/** Creates a client with default test settings. A test may change some of them. */
export const sampleClient = (settings: Partial<ClientSettings> = {}): Call =>
  createClient({
    baseUrl: () => 'http://insurer.example/api',
    token: () => null,
    now: Date.now,
    onTime: () => undefined,
    network: { isAway: async () => false, back: async () => undefined },
    onExpired: async () => undefined,
    onFault: () => undefined,
    ...settings,
  })
