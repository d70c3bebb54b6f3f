import { answerOf } from '../../../machines/identification/calls'
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
import { callCases, networkReturns, START } from '../kit/cases'
import { type ActorCase, modelOf } from '../kit/model'
import { sampleSite } from '../kit/sampleConfiguration'
import { callService } from '../kit/settlement'

const CASE = 'case-1'

/** The actor's output for each end of its call. */
const identificationAnswer = ({ end }: ActorCase): IdentificationAnswer =>
  'output' in end
    ? answerOf(Object(end.output), sampleSite)
    : { type: 'unknown', technicalError: technicalErrorTypeOf(end.error), at: START }

const answerCases = (endpoint: typeof createIdentification | typeof getIdentification): readonly ActorCase[] => {
  const expired = new TechnicalError('expired', 'scripted: expired')
  return [
    ...callCases(endpoint).map((callCase) => ({ ...callCase, end: { output: identificationAnswer(callCase) } })),
    {
      name: 'expired',
      end: { error: expired },
      script: [{ type: 'fail', service: callService(endpoint), error: expired }],
    },
  ]
}

/** Returns the end of reading the tab's storage: no identification if `until` is `null`, or one pending until then. */
const start = (name: string, until: number | null): ActorCase => {
  const begun = until === null ? null : { address: 'https://azonositas.example/?case=case-1', until }
  const saved: SavedIdentification | null = begun && { ...begun, hiddenAt: null }
  return {
    name,
    end: { output: { key: 'key', begun, canOpenHere: true } satisfies IdentificationStart },
    script: [],
    ...(saved && { before: [{ type: 'store', key: identificationKey(CASE), value: saved }] }),
  }
}

const visibilityCases = (to: 'hidden' | 'visible'): readonly ActorCase[] => [
  { name: to, end: { output: START }, script: [{ type: 'answer', service: `page ${to}`, value: undefined }] },
]

export const identification = modelOf(identificationMachine, {
  inputs: { case: { caseId: CASE } },
  events: (): IdentificationEvent[] => [{ type: 'identification.restarted' }, { type: 'identification.left' }],
  actors: {
    restore: () => [start('fresh', null), start('under way', START + 60_000), start('too late', START)],
    create: () => answerCases(createIdentification),
    ask: () => answerCases(getIdentification),
    pageHidden: () => visibilityCases('hidden'),
    pageShown: () => visibilityCases('visible'),
    networkBack: () => [networkReturns],
  },
  project: ({ until, isOpened, technicalError }) => [until, isOpened, technicalError],
})
