import { flag, option } from '../../tools/arguments'
import type { ScenarioInput } from '../scenarios'
import type { Trouble } from '../world/trouble/state'

/**
 * How every world of a server behaves by the command line: `--scenario fast --delay 300 --jitter 200 --error-rate 0.1
 * --offline --lost-answer kgfb.modifyLicensePlate --dropped-socket --clock-ahead 86400000`. Durations are in ms.
 */
export const scenarioOption = (): ScenarioInput => {
  const trouble = askedTrouble()
  return {
    name: option('scenario') ?? 'default',
    ...number('delay', 'delay'),
    ...number('jitter', 'jitter'),
    ...number('errorRate', 'error-rate'),
    ...number('clockAhead', 'clock-ahead'),
    ...(flag('offline') && { offline: true }),
    ...(trouble.length > 0 && { trouble }),
  }
}

const number = (setting: 'delay' | 'jitter' | 'errorRate' | 'clockAhead', name: string) => {
  const text = option(name)
  return text === undefined ? {} : { [setting]: Number(text) }
}

// An answer is lost once: whoever asks again learns what became of the first time.
const askedTrouble = (): Trouble[] => {
  const lost = option('lost-answer')
  return [
    ...(lost === undefined ? [] : [{ endpoint: lost, kind: 'lostAnswer', times: 'once' } as const]),
    ...(flag('dropped-socket') ? [{ endpoint: '*', kind: 'droppedSocket', times: 'always' } as const] : []),
  ]
}
