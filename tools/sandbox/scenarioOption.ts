import type { ScenarioInput } from '../../mocks/scenarios'
import type { InjectedFault } from '../../mocks/store/faultInjection/state'
import type { Option, ParsedCommandLine } from '../commandLine'

/** Command-line options that set the behaviour of a simulated insurer that runs as a server. */
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

type ScenarioArgs = ParsedCommandLine<keyof typeof scenarioOptions>

/** Returns the scenario that the command-line options describe. */
export const scenarioFromOptions = (args: ScenarioArgs): ScenarioInput => {
  const trouble = faultsToInject(args)
  return {
    name: args.text('scenario') ?? 'default',
    ...numberSetting('delay', args.text('delay')),
    ...numberSetting('jitter', args.text('jitter')),
    ...numberSetting('errorRate', args.text('error-rate')),
    ...numberSetting('clockAhead', args.text('clock-ahead')),
    ...(args.flag('offline') && { offline: true }),
    ...(trouble.length > 0 && { trouble }),
  }
}

const numberSetting = (setting: 'delay' | 'jitter' | 'errorRate' | 'clockAhead', text: string | undefined) =>
  text === undefined ? {} : { [setting]: Number(text) }

// Returns the failures to inject. An answer is lost only once: a retry gets the first attempt's result.
const faultsToInject = ({ text, flag }: ScenarioArgs): InjectedFault[] => {
  const lostEndpoint = text('lost-answer')
  return [
    ...(lostEndpoint === undefined ? [] : [{ endpoint: lostEndpoint, kind: 'lostAnswer', times: 'once' } as const]),
    ...(flag('dropped-socket') ? [{ endpoint: '*', kind: 'droppedSocket', times: 'always' } as const] : []),
  ]
}
