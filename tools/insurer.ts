import { type Option, type ParsedCommandLine, throwAsUsageError, UsageError } from './commandLine'
import { scenarioFromOptions, scenarioOptions } from './sandbox/scenarioOption'

/** The insurer for the portal: its configuration, its display name, and a function that stops it. */
export type Insurer = { config: Record<string, unknown>; name: string; close(): Promise<void> }

const serverOptions = {
  'sandbox-port': { value: 'PORT', does: "the server's port; any free one where none is given" },
  ...scenarioOptions,
} satisfies Record<string, Option>

/** Options that choose a command's insurer. */
export const insurerOptions = {
  sandbox: { does: 'the simulated insurer is a server; the options below are for it' },
  ...serverOptions,
} satisfies Record<string, Option>

/** Starts the simulated insurer as the command line says: in the page, or with `--sandbox` as a server. */
export async function startInsurer(args: ParsedCommandLine<keyof typeof insurerOptions>): Promise<Insurer> {
  if (!args.flag('sandbox')) {
    const misplacedOption = args.names.find((name) => name in serverOptions)
    if (misplacedOption !== undefined)
      throw new UsageError(`--${misplacedOption} is for the insurer as a server: add --sandbox.`)
    return { config: { mock: true }, name: 'simulated, in the page', close: async () => {} }
  }
  // Loaded on demand, so that the usual start is quick.
  const { startSandbox } = await import('../mocks/sandbox/server')
  const port = args.number('sandbox-port', 0)
  const sandbox = await startSandbox({ port, scenario: scenarioFromOptions(args) }).catch(throwAsUsageError)
  return {
    config: { mock: false, apiBaseUrl: `${sandbox.origin}/api` },
    name: `simulated, at ${sandbox.origin}/api`,
    close: sandbox.close,
  }
}
