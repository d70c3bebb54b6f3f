import { sampleContracts, sampleDescription } from '../../mocks/sampleContracts'
import { startSandbox } from '../../mocks/sandbox/server'
import { commandLine, throwAsUsageError, UsageError } from '../commandLine'
import { onStop } from '../stopSignal'
import { scenarioFromOptions, scenarioOptions } from './scenarioOption'

async function main(): Promise<void> {
  const args = commandLine({
    call: 'npm run sandbox',
    does: 'Runs the simulated insurer as a server, for a portal anywhere.',
    options: { port: { value: 'PORT', does: 'its port; 4180 where none is given' }, ...scenarioOptions },
  })
  const port = args.number('port', 4180)
  const sandbox = await startSandbox({ port, scenario: scenarioFromOptions(args) }).catch(throwAsUsageError)
  onStop(sandbox.close)
  console.log(`
  Insurer     ${sandbox.origin}/api
  Sample contracts
${sampleContracts.map((sample) => `    ${sample.number}  ${sampleDescription(sample)}`).join('\n')}
`)
}

try {
  await main()
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(`\n${error.message}\n`)
  process.exitCode = 2
}
