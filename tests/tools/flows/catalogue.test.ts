import { parse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { allCasesOf } from '../../../machines/case/menu/productLineCases'
import { everyProductLine } from '../../../machines/cases'
import { catalogue as machines } from '../../../tools/exploration/catalogue'
import { declaredTransitions, stateNodesOf } from '../../../tools/exploration/kit/transitions'
import { models } from '../../../tools/exploration/models'
import { catalogueOf } from '../../../tools/flows/catalogue'
import { catalogueJsonSchema, catalogueSchema, type Flow } from '../../../tools/flows/schema'
import { readTexts } from '../../../tools/flows/texts'

const catalogue = catalogueOf(readTexts())
const { flows } = catalogue
const flow = (id: string): Flow => {
  const found = flows.find((one) => one.id === id)
  if (found === undefined) throw new Error(`${id} is not in the catalogue`)
  return found
}

describe('the catalogue of flows', () => {
  test('matches its schema, and is the same after JSON serialization', () => {
    expect(parse(catalogueSchema, JSON.parse(JSON.stringify(catalogue)))).toEqual(catalogue)
    expect(catalogueJsonSchema()).toHaveProperty('properties.flows.type', 'array')
  })

  test('contains every flow that a menu or another flow can start', () => {
    const offered = everyProductLine.flatMap((productLine) => [
      ...allCasesOf(productLine).map(({ definition }) => definition.id),
      ...productLine.menu.flatMap((entry) => (entry.type === 'flow' ? [entry.machine.id] : [])),
    ])
    const flowIds = flows.map(({ id }) => id)
    const expectedIds = [...machines.map(({ id }) => id), ...offered, ...flows.flatMap(({ starts }) => starts)]
    expect(expectedIds.filter((id) => !flowIds.includes(id))).toEqual([])
    expect(new Set(flowIds).size).toBe(flowIds.length)
  })

  test.each(machines.map((machine) => [machine.id, machine] as const))(
    'contains the states and transitions of the machine %s',
    (id, machine) => {
      const { states, transitions } = flow(id)
      expect(states.map((state) => state.id)).toEqual(stateNodesOf(machine).map((node) => node.id))
      expect(transitions.map((transition) => transition.id)).toEqual(declaredTransitions(machine))
    },
  )

  test('has Hungarian descriptions of all states, and specification sections of all flows', () => {
    const sentence = /^[A-ZÁÉÍÓÖŐÚÜŰ].*[.]$/
    const states = flows.flatMap((one) => one.states)
    expect(states.filter(({ description }) => !sentence.test(description)).map(({ id }) => id)).toEqual([])
    expect(flows.filter(({ name, sections }) => name === '' || sections.length === 0).map(({ id }) => id)).toEqual([])
  })

  test('has only transitions between states of the same flow', () => {
    const unknownTargets = flows.flatMap(({ states, transitions }) => {
      const ids = states.map(({ id }) => id)
      const ends = transitions.flatMap(({ source, targets }) => [source, ...targets])
      return [...ends, ...states.flatMap(({ initial }) => initial ?? [])].filter((id) => !ids.includes(id))
    })
    expect(unknownTargets).toEqual([])
  })

  test('marks an event as the customer’s only if the customer sends it', () => {
    const wrongIds = models.flatMap(({ machine, sources }) =>
      flow(machine.id)
        .transitions.filter(({ kind, event }) => kind === 'customer' && (sources[event] ?? 'customer') !== 'customer')
        .map(({ id }) => id),
    )
    expect(wrongIds).toEqual([])
  })

  test('has different texts for different transitions of the same event', () => {
    const ambiguous = flows.flatMap(({ transitions }) => {
      const descriptions = transitions.map(({ source, words, condition, targets }) =>
        [source, words, condition, targets].join(' '),
      )
      return transitions.filter(
        (one, index) => one.targets.length > 0 && descriptions.indexOf(descriptions[index] ?? '') !== index,
      )
    })
    expect(ambiguous.map(({ id }) => id)).toEqual([])
  })

  test('has each declared call in a flow, except the logout from DÁP (the state’s identity app), which an action calls', () => {
    // An action of the machine `dap` makes this call. The flows contain only calls of invoked actors.
    expect(catalogue.unused.map(({ id }) => id)).toEqual(['auth.logoutDap'])
  })

  test('contains the parameters of guards and actions', () => {
    const banned = flow('login').transitions.find(({ id }) => id === 'login.enteringCode|xstate.done.actor.code|1')
    expect(banned?.guard).toEqual({
      type: 'codeEnded',
      params: { output: '{event.output}', as: 'banned' },
    })
    expect(banned?.condition).toContain('elfogytak a próbálkozások')
    expect(banned?.actions).toEqual([{ type: 'keepCodeBan', params: '{event.output}' }])
    const technicalError = flow('payment').transitions.find(
      ({ id }) => id === 'payment.loadingDue|xstate.error.actor.loadDue|0',
    )
    expect(technicalError?.actions).toEqual([
      { type: 'keepDueFault', params: { computed: '({ event }) => technicalErrorTypeOf(event.error)' } },
    ])
  })

  test('contains the calls, the error codes and the started flows of a case', () => {
    const { calls, codes, starts, productLines, name } = flow('kgfb.bonus')
    expect(calls.map(({ id }) => id)).toEqual(['kgfb.getInsuranceCompanies', 'kgfb.modifyBonus'])
    expect(codes).toEqual(['MODIFICATION_FAILED001'])
    expect(starts).toEqual(['signature', 'identification', 'download'])
    expect([productLines, name]).toEqual([['kgfb'], 'Bonus-malus besorolás módosítása'])
    expect(flow('caseCode').codes).toContain('EMAIL_OTP_VALIDATION_ERROR')
  })
})
