import { commandLine } from './commandLine'
import { runStep } from './testing/step'

const args = commandLine({
  call: 'npm run walk',
  does: `Walks at random through the portal's machines. If one fails, prints the shortest walk that still fails, and the seed that
repeats it.`,
  options: { minutes: { value: 'MINUTES', does: 'how long; default 5' } },
})
process.env.WALK_MINUTES = String(args.number('minutes', 5))
const { isOk } = await runStep({
  name: 'Walks at random',
  program: 'node',
  words: ['node_modules/vitest/vitest.mjs', 'run', '--project', 'apart', 'tests/machines/walks'],
})
process.exitCode = isOk ? 0 : 1
