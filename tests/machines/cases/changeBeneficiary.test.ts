import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { buildCaseMachine } from '../../../machines/case/machine/case.machine'
import type { CaseEvent } from '../../../machines/case/machine/case.types'
import { changeBeneficiary } from '../../../machines/cases/life/changeBeneficiary.case'
import { draftKey } from '../../../machines/storageKeys'
import { beneficiaryExamples } from '../../../mocks/examples/life/packages'
import type { CallData } from '../../../src/api/endpoint'
import { changeBeneficiaries, getBeneficiaries } from '../../../src/api/lifeStatements'
import { answer, begin, callsTo, page, refuse, reload, withClock } from '../kit/story'

withClock()

const machine = buildCaseMachine(changeBeneficiary)
const CONTRACT = '40000001'
const DRAFT = draftKey(CONTRACT, changeBeneficiary.id)

type Known = CallData<typeof getBeneficiaries>

const open = async (on: ReturnType<typeof page>, beneficiaries: Known) => {
  const saved = on.fake.services.storage.read(DRAFT) ?? null
  const route = { contractNumber: CONTRACT, address: '/elet/ugyek/change-beneficiary', today: '2026-11-21' }
  const input = { ...route, draftId: on.fake.services.newId(), saved }
  const actor = await begin(createActor(machine, { input, parent: on.parent }), on.fake)
  await answer(on.fake, getBeneficiaries, beneficiaries)
  const send = (...events: readonly CaseEvent[]) => {
    for (const event of events) actor.send(event)
  }
  const type = (path: string, value: string) => send({ type: 'answer.changed', field: `beneficiaries.${path}`, value })
  const now = () => actor.getSnapshot()
  return { fake: on.fake, send, type, now }
}

const opened = (beneficiaries: Known = beneficiaryExamples.shared) => open(page(), beneficiaries)

const submitted = async (on: Awaited<ReturnType<typeof opened>>) => {
  on.send({ type: 'step.submitted' }, { type: 'step.submitted' })
  const [call] = callsTo(on.fake, changeBeneficiaries)
  return Object(call?.input).body
}

describe('the beneficiaries’ shares of each service', () => {
  test('show an error on submit if their sum is below 100', async () => {
    const on = await opened()
    on.type('1.percentage', '50,5')
    on.type('3.percentage', '99')
    on.send({ type: 'step.submitted' })
    expect(on.now().value).toBe('filling')
    expect(on.now().context.problems).toEqual({
      'beneficiaries.DEATH': { name: 'sharesLeft', values: { percent: '9,5' } },
      'beneficiaries.MATURITY': { name: 'sharesLeft', values: { percent: '1' } },
    })
    expect(on.now().context.summaryFields).toEqual(['beneficiaries.DEATH', 'beneficiaries.MATURITY'])
  })

  test('show an error if their sum is over 100 when the customer leaves a field', async () => {
    const on = await opened()
    on.type('1.percentage', '75')
    expect(on.now().context.problems).toEqual({})
    on.send({ type: 'answer.left', field: 'beneficiaries.1.percentage' })
    expect(on.now().context.problems).toEqual({
      'beneficiaries.DEATH': { name: 'sharesOver', values: { percent: '15' } },
    })
    on.type('2.percentage', '25')
    expect(on.now().context.problems).toEqual({})
  })

  test('show no error if their sum is below 100 when the customer leaves a field', async () => {
    const on = await opened()
    on.type('1.percentage', '10')
    on.send({ type: 'answer.left', field: 'beneficiaries.1.percentage' })
    expect(on.now().context.problems).toEqual({})
  })

  test('are accepted as 100% if they are 33.33, 33.33 and 33.34', async () => {
    const on = await opened()
    on.send({ type: 'row.added', field: 'beneficiaries', of: 'DEATH' })
    on.type('4.type', 'NAMED')
    on.type('4.name', 'Minta Anna')
    for (const [row, share] of [
      ['1', '33,33'],
      ['2', '33,33'],
      ['4', '33,34'],
    ] as const) {
      on.type(`${row}.percentage`, share)
    }
    on.send({ type: 'step.submitted' })
    expect(on.now().value).toBe('reviewing')
  })
})

describe('the button that spreads 100% evenly', () => {
  test('gives the three beneficiaries of one service 33.34%, 33.33% and 33.33%', async () => {
    const on = await opened()
    on.send({ type: 'row.added', field: 'beneficiaries', of: 'DEATH' })
    on.send({ type: 'shares.spread', group: 'beneficiaries.DEATH', how: 'evenly' })
    const rows: ReadonlyArray<{ of: string; cells: { percentage: string } }> = Object(
      on.now().context.answers,
    ).beneficiaries
    expect(rows.map(({ of, cells }) => `${of} ${cells.percentage}`)).toEqual([
      'DEATH 33,34',
      'DEATH 33,33',
      'MATURITY 100',
      'DEATH 33,33',
    ])
  })
})

describe('two rows of beneficiaries', () => {
  const repeated = { 'beneficiaries.DEATH': { name: 'rowRepeated' } }

  test('show an error if both are legal heirs for one service, until the customer removes a row', async () => {
    const on = await opened()
    on.type('1.type', 'LEGAL_HEIR')
    on.send({ type: 'answer.left', field: 'beneficiaries.1.type' })
    expect(on.now().context.problems).toEqual(repeated)
    on.send({ type: 'step.submitted' })
    expect(on.now().value).toBe('filling')
    on.send({ type: 'row.removed', field: 'beneficiaries', row: '1' })
    expect(on.now().context.problems).toEqual({})
  })

  test.each([
    ['show an error if both have the same name and no day of birth', 'BÁNKI ilona ', '', true],
    ['show no error if only one of them has a day of birth', 'Bánki Ilona', '1990-01-02', false],
    ['show no error if their names differ', 'Minta Anna', '', false],
  ])('%s', async (_what, name, birthDate, isRepeated) => {
    const on = await opened()
    on.type('1.name', 'Bánki Ilona')
    on.type('1.birthDate', '')
    on.type('2.type', 'NAMED')
    on.type('2.name', name)
    on.type('2.birthDate', birthDate)
    on.send({ type: 'step.submitted' })
    expect(on.now().context.problems).toEqual(isRepeated ? repeated : {})
  })

  test('show no error if both are legal heirs, but for different services', async () => {
    const on = await opened()
    on.type('3.type', 'LEGAL_HEIR')
    on.send({ type: 'step.submitted' })
    expect(on.now().value).toBe('reviewing')
  })
})

describe('an organisation as beneficiary', () => {
  const foundation = { taxNumber: '98765434-2-41', seat: '6720 Szeged, Napfény tér 2.' }

  test('requires the address of its seat, and is sent without a birth date', async () => {
    const on = await opened()
    on.type('1.type', 'ORGANISATION')
    on.type('1.name', 'Minta Gyermekalapítvány')
    on.send({ type: 'step.submitted' })
    expect(on.now().context.problems).toEqual({ 'beneficiaries.1.seat': { name: 'missing' } })
    on.type('1.taxNumber', '98765434241')
    on.type('1.seat', foundation.seat)
    const { beneficiaries } = await submitted(on)
    expect(beneficiaries[0]).toEqual({
      serviceId: 'DEATH',
      type: 'ORGANISATION',
      percentage: 60,
      beneficiary: { name: 'Minta Gyermekalapítvány', birthDate: null, ...foundation },
    })
  })

  test('starts with the data that the insurer knows, and can be sent without a tax number', async () => {
    const on = await opened(beneficiaryExamples.organisation)
    on.type('1.taxNumber', '')
    const { beneficiaries } = await submitted(on)
    expect(beneficiaries[0].beneficiary).toEqual({
      name: 'Minta Gyermekalapítvány',
      birthDate: null,
      seat: foundation.seat,
      taxNumber: null,
    })
  })
})

describe('rows of beneficiaries', () => {
  test('are sent with trimmed names, and with an empty name for legal heirs', async () => {
    const on = await opened()
    on.type('1.name', ' Minta Anna ')
    on.type('1.birthDate', '')
    expect(await submitted(on)).toMatchObject({
      beneficiaries: [
        { serviceId: 'DEATH', type: 'NAMED', percentage: 60, beneficiary: { name: 'Minta Anna', birthDate: null } },
        { serviceId: 'DEATH', type: 'LEGAL_HEIR', percentage: 40, beneficiary: { name: '', birthDate: null } },
        {
          serviceId: 'MATURITY',
          type: 'NAMED',
          percentage: 100,
          beneficiary: { name: 'Kerekes Boglárka', birthDate: '1984-05-17' },
        },
      ],
    })
  })

  test('that the customer adds must be filled in, and keep their answers after a reload', async () => {
    const on = await opened()
    on.send({ type: 'row.added', field: 'beneficiaries', of: 'MATURITY' }, { type: 'step.submitted' })
    expect(Object.keys(on.now().context.problems)).toEqual([
      'beneficiaries.4.type',
      'beneficiaries.4.name',
      'beneficiaries.4.percentage',
    ])
    on.type('4.name', 'Minta Anna')
    const reopened = await open(reload(on.fake), beneficiaryExamples.shared)
    expect(reopened.now().context.answers).toEqual(on.now().context.answers)
  })

  test('lose their errors when they are removed', async () => {
    const on = await opened()
    on.type('2.percentage', 'öt')
    on.send({ type: 'step.submitted' })
    expect(Object.keys(on.now().context.problems)).toEqual(['beneficiaries.DEATH', 'beneficiaries.2.percentage'])
    on.send({ type: 'row.removed', field: 'beneficiaries', row: '2' })
    expect(on.now().context.problems).toEqual({})
    expect(on.now().context.summaryFields).toEqual([])
  })

  test('require no name for legal heirs', async () => {
    const on = await opened()
    on.type('3.name', '')
    on.type('3.type', 'LEGAL_HEIR')
    on.send({ type: 'step.submitted' })
    expect(on.now().value).toBe('reviewing')
  })

  test('are not submitted if the customer has changed nothing', async () => {
    const on = await opened()
    on.send({ type: 'step.submitted' })
    expect(on.now()).toMatchObject({ value: 'filling', context: { notice: 'unchanged' } })
    on.type('1.name', 'Minta Anna')
    on.type('1.name', 'Bánki Ilona')
    on.send({ type: 'step.submitted' })
    expect(on.now().value).toBe('filling')
  })

  test('are dropped from the draft if the contract no longer has their service', async () => {
    const on = await opened()
    on.type('1.name', 'Minta Anna')
    const reopened = await open(reload(on.fake), beneficiaryExamples.oneService)
    expect(Object(reopened.now().context.answers).beneficiaries.map(({ of }: { of: string }) => of)).toEqual([
      'DEATH',
      'DEATH',
    ])
  })

  test('do not change after an event for an unknown row', async () => {
    const on = await opened()
    const { answers } = on.now().context
    on.type('9.name', 'Minta Anna')
    on.send({ type: 'row.removed', field: 'beneficiaries', row: '9' })
    expect(on.now().context.answers).toEqual(answers)
  })
})

test.each([
  ['beneficiaries[1].percentage', 'beneficiaries.2.percentage'],
  ['beneficiaries.0.beneficiary.name', 'beneficiaries.1.name'],
  ['beneficiaries[7].percentage', 'beneficiaries'],
  ['beneficiaries', 'beneficiaries'],
])(
  'if the insurer refuses the field %s (rows counted from 0), the form shows the error at %s (rows counted from 1)',
  async (refusedPath, path) => {
    const on = await opened()
    on.type('1.name', 'Minta Anna')
    await submitted(on)
    await refuse(on.fake, changeBeneficiaries, { code: 'MISSING_FIELDS', fields: [refusedPath] })
    expect(on.now()).toMatchObject({
      value: 'filling',
      context: { summaryFields: [path], problems: { [path]: { name: 'refused' } } },
    })
  },
)

test('a change of beneficiaries cannot be submitted if the insurer lists no beneficiaries', async () => {
  const on = await opened([])
  on.send({ type: 'step.submitted' })
  expect(on.now()).toMatchObject({ value: 'filling', context: { notice: null, problems: {} } })
  expect(callsTo(on.fake, changeBeneficiaries)).toEqual([])
})

test('a beneficiary that the insurer sent without type and name needs both before the submission', async () => {
  const on = await opened([{ serviceId: 'A.b c', percentage: 100 }])
  on.type('1.percentage', '99')
  on.send({ type: 'step.submitted' })
  expect(Object.keys(on.now().context.problems).sort()).toEqual([
    'beneficiaries.1.name',
    'beneficiaries.1.type',
    'beneficiaries.A_002eb_0020c',
  ])
})
