import type { ScenarioInput } from '../../mocks/scenarios'
import type { InjectedFault } from '../../mocks/store/faultInjection/state'
import type { Given, Option } from '../commandLine'

/** Options for the behaviour of every simulated insurer on a server. */
export const scenarioOptions = {
  scenario: { value: 'NAME', does: 'how it behaves: a name of mocks/scenarios.ts' },
  delay: { value: 'MS', does: 'how long each answer takes' },
  jitter: { value: 'MS', does: 'how much longer at the most' },
  'error-rate': { value: 'SHARE', does: 'how many calls fail: 0.1 is one in ten' },
  'clock-ahead': { value: 'MS', does: 'how far its clock is ahead' },
  offline: { does: 'no call reaches it' },
  'lost-answer': { value: 'CALL', does: 'the first answer of this call is lost: kgfb.modifyLicensePlate' },
  'dropped-socket': { does: 'each WebSocket is cut' },
} satisfies Record<string, Option>

type GivenScenario = Given<keyof typeof scenarioOptions>

/** Returns the scenario of these options. */
export const scenarioOption = (given: GivenScenario): ScenarioInput => {
  const trouble = askedTrouble(given)
  return {
    name: given.text('scenario') ?? 'default',
    ...number('delay', given.text('delay')),
    ...number('jitter', given.text('jitter')),
    ...number('errorRate', given.text('error-rate')),
    ...number('clockAhead', given.text('clock-ahead')),
    ...(given.flag('offline') && { offline: true }),
    ...(trouble.length > 0 && { trouble }),
  }
}

const number = (setting: 'delay' | 'jitter' | 'errorRate' | 'clockAhead', text: string | undefined) =>
  text === undefined ? {} : { [setting]: Number(text) }

// Returns the failures to inject. An answer is lost only once: a retry gets the first attempt's result.
const askedTrouble = ({ text, flag }: GivenScenario): InjectedFault[] => {
  const lost = text('lost-answer')
  return [
    ...(lost === undefined ? [] : [{ endpoint: lost, kind: 'lostAnswer', times: 'once' } as const]),
    ...(flag('dropped-socket') ? [{ endpoint: '*', kind: 'droppedSocket', times: 'always' } as const] : []),
  ]
}
