import { commandLine } from './commandLine'
import { runStep } from './testing/step'

const given = commandLine({
  call: 'npm run walk',
  does: `Walks at random through the portal's machines. One that fails is told with the shortest walk that still fails, and the seed
with which it is made again.`,
  options: { minutes: { value: 'MINUTES', does: 'how long; 5 where nothing is given' } },
})
process.env.WALK_MINUTES = String(given.number('minutes', 5))
const { isOk } = await runStep({
  name: 'Walks at random',
  program: 'node',
  words: ['node_modules/vitest/vitest.mjs', 'run', '--project', 'apart', 'tests/machines/walks'],
})
process.exitCode = isOk ? 0 : 1
