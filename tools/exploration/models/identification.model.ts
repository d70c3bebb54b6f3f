import { identificationAnswerOf } from '../../../machines/identification/calls'
import { identificationMachine } from '../../../machines/identification/identification.machine'
import type {
  IdentificationAnswer,
  IdentificationEvent,
  IdentificationStart,
} from '../../../machines/identification/identification.types'
import type { SavedIdentification } from '../../../machines/identification/saved'
import { identificationKey } from '../../../machines/storageKeys'
import { createIdentification, getIdentification } from '../../../src/api/identification'
import { TechnicalError, technicalErrorTypeOf } from '../../../src/api/technicalError'
import { callCases, networkReturnCase, START_TIME } from '../kit/cases'
import { type ActorCase, modelOf } from '../kit/model'
import { sampleSite } from '../kit/sampleConfiguration'
import { callService } from '../kit/settlement'

const CASE_ID = 'case-1'

/** Returns the output of an actor that calls the insurer, for an end of that call. */
const identificationAnswer = ({ end }: ActorCase): IdentificationAnswer =>
  'output' in end
    ? identificationAnswerOf(Object(end.output), sampleSite)
    : { type: 'unknown', technicalError: technicalErrorTypeOf(end.error), at: START_TIME }

const answerCases = (endpoint: typeof createIdentification | typeof getIdentification): readonly ActorCase[] => {
  const expiredError = new TechnicalError('expired', 'scripted: expired')
  return [
    ...callCases(endpoint).map((callCase) => ({ ...callCase, end: { output: identificationAnswer(callCase) } })),
    {
      name: 'expired',
      end: { error: expiredError },
      script: [{ type: 'fail', service: callService(endpoint), error: expiredError }],
    },
  ]
}

/** Returns the end of reading the tab's storage: no identification if `until` is `null`, or one pending until then. */
const startCase = (name: string, until: number | null): ActorCase => {
  const begun = until === null ? null : { address: 'https://azonositas.example/?case=case-1', until }
  const savedIdentification: SavedIdentification | null = begun && { ...begun, hiddenAt: null }
  return {
    name,
    end: { output: { key: 'key', begun, canOpenHere: true } satisfies IdentificationStart },
    script: [],
    ...(savedIdentification && {
      before: [{ type: 'store', key: identificationKey(CASE_ID), value: savedIdentification }],
    }),
  }
}

const visibilityCases = (visibility: 'hidden' | 'visible'): readonly ActorCase[] => [
  {
    name: visibility,
    end: { output: START_TIME },
    script: [{ type: 'answer', service: `page ${visibility}`, value: undefined }],
  },
]

export const identificationModel = modelOf(identificationMachine, {
  inputs: { case: { caseId: CASE_ID } },
  events: (): IdentificationEvent[] => [{ type: 'identification.restarted' }, { type: 'identification.left' }],
  actors: {
    restore: () => [
      startCase('fresh', null),
      startCase('under way', START_TIME + 60_000),
      startCase('too late', START_TIME),
    ],
    create: () => answerCases(createIdentification),
    ask: () => answerCases(getIdentification),
    pageHidden: () => visibilityCases('hidden'),
    pageShown: () => visibilityCases('visible'),
    networkBack: () => [networkReturnCase],
  },
  project: ({ until, isOpened, technicalError }) => [until, isOpened, technicalError],
})
