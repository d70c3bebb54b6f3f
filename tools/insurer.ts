import { flag, numberOption } from './arguments'

/** The insurer that the portal talks to: what to set in its configuration, how to name it, and how to end it. */
export type Insurer = { config: Record<string, unknown>; name: string; close(): Promise<void> }

/** The simulated insurer that the command line asks for: in the page, or with `--sandbox` as a server. */
export async function chosenInsurer(): Promise<Insurer> {
  if (!flag('sandbox')) return { config: { mock: true }, name: 'simulated, in the page', close: async () => {} }
  // Loaded only when asked for, so that the usual start is quick.
  const [{ startSandbox }, { scenarioOption }] = await Promise.all([
    import('../mocks/sandbox/server'),
    import('../mocks/sandbox/scenarioOption'),
  ])
  const sandbox = await startSandbox({ port: numberOption('sandbox-port', 0), scenario: scenarioOption() })
  return {
    config: { mock: false, apiBaseUrl: `${sandbox.origin}/api` },
    name: `simulated, at ${sandbox.origin}/api`,
    close: sandbox.close,
  }
}
