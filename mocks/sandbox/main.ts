import { numberOption } from '../../tools/arguments'
import { onStop } from '../../tools/stopSignal'
import { sampleContracts, sampleLine } from '../sampleContracts'
import { scenarioOption } from './scenarioOption'
import { startSandbox } from './server'

// `npm run sandbox [-- --port 4180 --scenario fast --delay 300]`: the simulated insurer as a server.
const sandbox = await startSandbox({ port: numberOption('port', 4180), scenario: scenarioOption() })
onStop(sandbox.close)
console.log(`
  Insurer     ${sandbox.origin}/api
  Sample contracts
${sampleContracts.map((sample) => `    ${sample.number}  ${sampleLine(sample)}`).join('\n')}
`)
