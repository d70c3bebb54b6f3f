import type { CaseDefinition } from '../../../machines/case/definition/definition'
import { loadedDataOf } from '../../../machines/case/definition/loads'
import { callCases, START_TIME } from './cases'
import type { ActorCase } from './model'
import { sampleLoads } from './sampleAnswers'
import { callService } from './settlement'

/**
 * Returns the possible ends of loading a case's data: for each call all its ends, while the other calls return sample
 * data.
 */
export const loadEnds = (definition: CaseDefinition): readonly ActorCase[] => {
  const { loads } = definition
  // Without calls of its own, a case only waits for its lists.
  if (loads.length === 0)
    return [{ name: 'nothing', end: { output: { ok: true, data: null, at: START_TIME } }, script: [] }]
  const sampleData = sampleLoads(definition)
  return loads.flatMap(({ name, endpoint, isRequired }, loadIndex) =>
    callCases(endpoint).map((callCase): ActorCase => {
      const { ok, data } = Object('output' in callCase.end ? callCase.end.output : undefined)
      const responses = sampleData.map((sample, index) => (index === loadIndex ? (ok === true ? data : null) : sample))
      const isStartFailed = isRequired && ok !== true
      return {
        name: name === null ? callCase.name : `${name} ${callCase.name}`,
        end: isStartFailed
          ? callCase.end
          : { output: { ok: true, data: loadedDataOf(loads, responses), at: START_TIME } },
        script: [
          ...loads.flatMap((load, index) =>
            index === loadIndex
              ? []
              : [
                  {
                    type: 'answer',
                    service: callService(load.endpoint),
                    value: { ok: true, data: sampleData[index] },
                  } as const,
                ],
          ),
          ...callCase.script,
        ],
      }
    }),
  )
}
