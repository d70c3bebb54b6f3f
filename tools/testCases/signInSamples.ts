import type { PathStep } from '../exploration/paths'

/** An answer that no sample contract has. */
const WRONG_PLATE = 'XYZ-999 (nem az autó rendszáma)'

/** A number that opens no contract. */
const UNKNOWN = '99999999'

interface Samples {
  /** The calls that answer what was typed. */
  readonly calls: readonly string[]
  /** What is to be typed for an answer, by its name in the model. */
  readonly by: Readonly<Record<string, string>>
}

/** By the event that types something. */
const samples: Readonly<Record<string, Samples>> = {
  'contractNumber.changed': {
    calls: ['login', 'loginAsNonContractor'],
    by: {
      plate: '10000002',
      zip: '10000003',
      AUTH_LOGIN_001: UNKNOWN,
      'AUTH_LOGIN_001.noneLeft': UNKNOWN,
      AUTH_LOGIN_003: '90000001',
      AUTH_LOGIN_007: '90000007',
    },
  },
  'answer.changed': {
    calls: ['checkAnswer'],
    by: { AUTH_LICENSE_PLATE_NUMBER: WRONG_PLATE, 'AUTH_LICENSE_PLATE_NUMBER.noneLeft': WRONG_PLATE },
  },
}

/**
 * What a tester types in a step of a sign-in for the answer that the path goes on with: the model types the same whatever comes
 * of it. `undefined` where that leads there.
 */
export const signInSample = ({ event }: PathStep, following: readonly PathStep[]): string | undefined => {
  const sample = samples[event.type]
  if (sample === undefined) return undefined
  const again = following.findIndex(({ event: { type } }) => type === event.type)
  const answers = following.slice(0, again < 0 ? undefined : again).flatMap(({ name, ends }) => {
    const [call = '', answer = ''] = name.split(': ')
    return ends !== null && sample.calls.includes(call) ? [answer] : []
  })
  return answers.map((answer) => sample.by[answer]).find((typed) => typed !== undefined)
}
