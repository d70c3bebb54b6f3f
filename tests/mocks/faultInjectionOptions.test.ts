import { describe, expect, it } from 'vitest'
import { createStore } from '../../mocks/store/persistence/createStore'
import { commandLine } from '../../tools/commandLine'
import { scenarioFromOptions, scenarioOptions } from '../../tools/sandbox/scenarioOption'

describe('the settings of a server from its command line', () => {
  const settings = (...words: string[]) => {
    const args = commandLine({ call: 'npm run sandbox', does: 'serves', options: scenarioOptions }, words)
    return createStore({ scenario: scenarioFromOptions(args) }).state.settings
  }

  it('are the defaults without options', () => {
    expect(settings()).toEqual(createStore().state.settings)
  })

  it('are those of the scenario, and each option replaces one of them', () => {
    const words =
      '--scenario shortSession --delay 300 --jitter 200 --error-rate 0.1 --clock-ahead 60000 --offline ' +
      '--lost-answer kgfb.modifyLicensePlate --dropped-socket'
    expect(settings(...words.split(' '))).toMatchObject({
      sessionLength: 180,
      delay: 300,
      jitter: 200,
      errorRate: 0.1,
      clockAhead: 60_000,
      offline: true,
      trouble: [
        { endpoint: 'kgfb.modifyLicensePlate', kind: 'lostAnswer', times: 'once' },
        { endpoint: '*', kind: 'droppedSocket', times: 'always' },
      ],
    })
  })

  it('are refused if an option is invalid', () => {
    expect(() => settings('--delay', 'long')).toThrow(/delay/)
    expect(() => settings('--error-rate', '10')).toThrow(/errorRate/)
  })
})
