import { type Call, type ClientSettings, createClient } from '../../src/api/client'

/** A client with neutral settings, except those that a test changes. */
export const sampleClient = (settings: Partial<ClientSettings> = {}): Call =>
  createClient({
    baseUrl: () => 'http://insurer.example/api',
    token: () => null,
    now: Date.now,
    onTime: () => undefined,
    network: { isAway: async () => false, back: async () => undefined },
    onExpired: () => undefined,
    onFault: () => undefined,
    ...settings,
  })
