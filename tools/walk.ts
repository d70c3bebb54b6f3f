import { numberOption } from './arguments'
import { runStep } from './testing/step'

// Walks at random through the portal's machines for so many minutes: `npm run walk -- --minutes 30`. One that fails is told with the
// shortest walk that still fails, and the seed with which it is made again.
process.env.WALK_MINUTES = String(numberOption('minutes', 5))
const { isOk } = await runStep({
  name: 'Walks at random',
  program: 'node',
  words: ['node_modules/vitest/vitest.mjs', 'run', '--project', 'apart', 'tests/machines/walks'],
})
process.exitCode = isOk ? 0 : 1
