import { describe, expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { planOf } from '../../machines/case/machine/plan'
import { slugReaderOf } from '../../machines/case/machine/slugs'
import { everyCase } from '../../machines/cases'
import { stepSlugs } from '../../machines/stepSlugs'
import { catalogue } from '../../tools/exploration/catalogue'
import { stateNodesOf } from '../../tools/exploration/kit/transitions'

/** Returns the address slugs of a machine's states, by state key. */
const slugsOf = (machine: AnyStateMachine): readonly (readonly [state: string, slug: string])[] =>
  stateNodesOf(machine).flatMap(({ key, meta }) => (meta === undefined ? [] : [[key, meta.slug]]))

const knownSlugs: readonly string[] = ['', ...stepSlugs]

test('the address slugs in the states of all machines are exactly the slugs that the router knows', () => {
  const machineSlugs = new Set(catalogue.flatMap((machine) => slugsOf(machine).map(([, slug]) => slug)))
  expect([...machineSlugs].sort()).toEqual([...knownSlugs].sort())
})

test.each(catalogue.map((machine) => [machine.id, machine] as const))(
  'no two states of %s share an address slug, apart from `submitting` and `submitted`',
  (_, machine) => {
    // Leaves out `submitting`, which keeps the previous step's address, and `submitted`, which uses the first step's
    // address.
    const slugEntries = slugsOf(machine).filter(([state]) => state !== 'submitting' && state !== 'submitted')
    const slugs = slugEntries.map(([, slug]) => slug)
    expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([])
  },
)

describe.each(everyCase.map((productLineCase) => [productLineCase.definition.id, productLineCase] as const))(
  'in the case %s,',
  (_, { definition, machine }) => {
    test('the first step has an empty address slug, and each later step has a different slug', () => {
      const { steps } = planOf(definition)
      const [first, ...otherSlugs] = steps.map(slugReaderOf(machine.config))
      expect(first).toBe('')
      expect(otherSlugs).not.toContain('')
      expect(new Set(otherSlugs).size).toBe(otherSlugs.length)
    })
  },
)
