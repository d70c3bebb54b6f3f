import type { PathStep } from '../exploration/paths'

/** A plate that no sample contract has. */
const WRONG_PLATE = 'XYZ-999 (nem az autó rendszáma)'

/** A postal code that no sample contract has. */
const WRONG_ZIP_CODE = '9999 (nem a lakcím irányítószáma)'

/** A number that no contract has. */
const UNKNOWN_NUMBER = '99999999'

interface SampleInputs {
  /** The calls that answer the typed data. */
  readonly calls: readonly string[]
  /** The text to type so that the simulated insurer gives an answer, by the answer's name in the model. */
  readonly by: Readonly<Record<string, string>>
}

/** The texts to type, by the type of the event that carries the typed text. */
const samplesByEvent: Readonly<Record<string, SampleInputs>> = {
  'contractNumber.changed': {
    calls: ['login', 'loginAsNonContractor'],
    by: {
      plate: '10000002',
      zip: '10000003',
      AUTH_LOGIN_001: UNKNOWN_NUMBER,
      'AUTH_LOGIN_001.noneLeft': UNKNOWN_NUMBER,
      AUTH_LOGIN_003: '90000001',
      AUTH_LOGIN_007: '90000007',
    },
  },
  'answer.changed': {
    calls: ['checkAnswer'],
    by: {
      AUTH_LICENSE_PLATE_NUMBER: WRONG_PLATE,
      'AUTH_LICENSE_PLATE_NUMBER.noneLeft': WRONG_PLATE,
      AUTH_ZIP_CODE_001: WRONG_ZIP_CODE,
      'AUTH_ZIP_CODE_001.noneLeft': WRONG_ZIP_CODE,
    },
  },
}

/**
 * Returns what a tester types in a step of the sign-in so that the insurer gives the path's next answer, or `undefined`
 * if the data in the model already lead to it. The model has the same typed data for each answer.
 */
export const signInSample = ({ event }: PathStep, laterSteps: readonly PathStep[]): string | undefined => {
  const sample = samplesByEvent[event.type]
  if (sample === undefined) return undefined
  const repeatIndex = laterSteps.findIndex(({ event: { type } }) => type === event.type)
  const answers = laterSteps.slice(0, repeatIndex < 0 ? undefined : repeatIndex).flatMap(({ name, ends }) => {
    const [call = '', answer = ''] = name.split(': ')
    return ends !== null && sample.calls.includes(call) ? [answer] : []
  })
  return answers.map((answer) => sample.by[answer]).find((typed) => typed !== undefined)
}
