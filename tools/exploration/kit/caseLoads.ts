import type { CaseDefinition } from '../../../machines/case/definition/definition'
import { loadedOf } from '../../../machines/case/definition/loads'
import { callCases, START } from './cases'
import type { ActorCase } from './model'
import { sampleLoads } from './sampleAnswers'
import { callService } from './settlement'

/** Returns the possible ends of loading a case's data: each end of one call, while all others return sample data. */
export const loadEnds = (definition: CaseDefinition): readonly ActorCase[] => {
  const { loads } = definition
  // Without calls of its own, a case only waits for its lists.
  if (loads.length === 0) return [{ name: 'nothing', end: { output: { ok: true, data: null, at: START } }, script: [] }]
  const sampleData = sampleLoads(definition)
  return loads.flatMap(({ name, endpoint, isRequired }, at) =>
    callCases(endpoint).map((callCase): ActorCase => {
      const { ok, data } = Object('output' in callCase.end ? callCase.end.output : undefined)
      const responses = sampleData.map((sample, index) => (index === at ? (ok === true ? data : null) : sample))
      const isStopped = isRequired && ok !== true
      return {
        name: name === null ? callCase.name : `${name} ${callCase.name}`,
        end: isStopped ? callCase.end : { output: { ok: true, data: loadedOf(loads, responses), at: START } },
        script: [
          ...loads.flatMap((load, index) =>
            index === at
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
