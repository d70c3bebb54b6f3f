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
  const usual = sampleLoads(definition)
  return loads.flatMap(({ name, endpoint, isRequired }, at) =>
    callCases(endpoint).map((one): ActorCase => {
      const { ok, data } = Object('output' in one.end ? one.end.output : undefined)
      const answers = usual.map((other, index) => (index === at ? (ok === true ? data : null) : other))
      const isStopped = isRequired && ok !== true
      return {
        name: name === null ? one.name : `${name} ${one.name}`,
        end: isStopped ? one.end : { output: { ok: true, data: loadedOf(loads, answers), at: START } },
        script: [
          ...loads.flatMap((load, index) =>
            index === at
              ? []
              : [
                  {
                    type: 'answer',
                    port: callService(load.endpoint),
                    value: { ok: true, data: usual[index] },
                  } as const,
                ],
          ),
          ...one.script,
        ],
      }
    }),
  )
}
