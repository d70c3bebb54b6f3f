import { parse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { fieldContextOf } from '../../../machines/case/answers/fieldContext'
import { LIST_SUBJECT } from '../../../machines/case/answers/rows/groups'
import { visibleFieldsOn } from '../../../machines/case/answers/visible'
import { filesOf } from '../../../machines/case/definition/answer'
import { UNKNOWN } from '../../../machines/case/definition/fields/orUnknown'
import { asParsed } from '../../../machines/case/definition/parsed'
import { buildCaseMachine } from '../../../machines/case/machine/case.machine'
import { countedSteps } from '../../../machines/case/machine/countedSteps'
import { planOf } from '../../../machines/case/machine/plan'
import { claimReport } from '../../../machines/cases/home/claimReport.case'
import { draftKey } from '../../../machines/storageKeys'
import { damageEvents } from '../../../mocks/data/damageEvents'
import { risksAt } from '../../../mocks/store/home/risks'
import {
  deleteClaimDocument,
  getContract,
  getInitConfig,
  getInsuranceCompanies,
  reportClaim,
  uploadClaimDocument,
} from '../../../src/api/claimReport'
import { downloadDocument, uploadDocument } from '../../../src/api/documents'
import type { CallData } from '../../../src/api/endpoint'
import { risk } from '../../../src/api/entities'
import { samplePhoto, samplePreparedPhoto } from '../../../tools/exploration/kit/sampleFile'
import { answer, begin, callsTo, fail, load, page, reload, withClock } from '../kit/story'

withClock()

const machine = buildCaseMachine(claimReport)
const PLACE = 'Pécs, Mesebeli lépcső 6.'
const CONTACT = {
  phoneNumber: '+36201234567',
  email: 'kerekes.boglarka@pelda.example',
  bankAccount: '99900016-12345676',
}

/** The insurer's answer for an uploaded photo. */
const uploadedPhoto = {
  id: 'document-1',
  file_name: 'elol.jpg',
  file_size: 1,
  mime_type: 'image/jpeg',
  url: 'https://minta.example/1',
}

const CONTRACT = { contractStatusId: 1, clientName: 'Kerekes Boglárka', ...CONTACT } as const

type Known = CallData<typeof getContract> | 'does not come'

type Config = CallData<typeof getInitConfig> | 'does not come'

const everything = { damageEvents: [...damageEvents], risks: risksAt(PLACE) }

const valueAt = (step: string) => (['attaching', 'reviewing', 'submitting'].includes(step) ? step : { filling: step })

const open = async (
  contract: Known,
  config: Config = everything,
  { fake, parent }: ReturnType<typeof page> = page(),
) => {
  const route = { contractNumber: '30000001', address: '/lakas/ugyek/claim-report', today: '2026-11-21' }
  const saved = fake.services.storage.read(draftKey(route.contractNumber, claimReport.id)) ?? null
  const input = { ...route, draftId: fake.services.newId(), saved }
  const actor = await begin(createActor(machine, { input, parent }), fake)
  await (config === 'does not come' ? fail(fake, getInitConfig) : answer(fake, getInitConfig, config))
  await (contract === 'does not come' ? fail(fake, getContract) : answer(fake, getContract, contract))
  await answer(fake, getInsuranceCompanies, [])
  const { send } = actor
  const now = () => actor.getSnapshot()
  const give = (field: string, value: string | readonly string[]) => send({ type: 'answer.changed', field, value })
  const choose = (cause: string) => {
    give('damageEventId', String(damageEvents.find(({ name }) => name === cause)?.id))
    give('damageDate', '2026-11-20')
    give('damageTime', UNKNOWN)
  }
  const on = () => send({ type: 'step.submitted' })
  const onTo = (step: string) => {
    for (
      let triesLeft = 10;
      triesLeft > 0 && JSON.stringify(now().value) !== JSON.stringify(valueAt(step));
      triesLeft -= 1
    )
      on()
    expect(now().value).toEqual(valueAt(step))
  }
  const asked = (step: string) =>
    visibleFieldsOn(claimReport, step, fieldContextOf(now().context)).map(([name]) => name)
  return { fake, send, now, give, choose, on, onTo, asked }
}

const body = ({ fake }: Awaited<ReturnType<typeof open>>) => Object(callsTo(fake, reportClaim)[0]?.input).body

describe('a claim report', () => {
  test('shows the thresholds of rain and wind beside the causes of damage', async () => {
    const { now } = await open(CONTRACT)
    const noteOf = (cause: string) => now().context.options.damageEventId?.find(({ label }) => label === cause)?.note
    expect(noteOf('Felhőszakadás')).toMatchObject({ name: 'cloudburst', values: { threshold: '0,5' } })
    expect(noteOf('Vihar')).toMatchObject({ name: 'storm', values: { threshold: '54' } })
    expect(noteOf('Csőtörés')).toMatchObject({ name: 'pipe', values: { detail: expect.stringContaining('vezeték') } })
  })

  test('lists the most frequent causes of damage first, and causes that the portal does not know last', async () => {
    const [storm] = everything.damageEvents.filter(({ name }) => name === 'Vihar')
    const damageEvents = [{ id: 11, name: 'Földrengés' }, ...everything.damageEvents, { id: 12, name: 'Lavina' }]
    const risks = [{ damageEventId: 12, riskDetail: 'A lezúduló hó kárai.' }]
    const { now } = await open(CONTRACT, { damageEvents, risks })
    const options = now().context.options.damageEventId ?? []
    expect(options.slice(0, 2).map(({ label }) => label)).toEqual(['Csőtörés', 'Vihar'])
    expect(options[1]).toMatchObject({ value: String(storm?.id), note: { values: { detail: '' } } })
    expect(options.slice(-2)).toEqual([
      { value: '11', label: 'Földrengés' },
      { value: '12', label: 'Lavina', note: 'A lezúduló hó kárai.' },
    ])
  })

  test('shows the texts of all insured risks that cover a cause, and asks what is damaged if one of them covers objects', async () => {
    const pipe = everything.damageEvents.filter(({ name }) => name === 'Csőtörés')
    const damageEventId = pipe[0]?.id ?? 0
    const risks = [
      { damageEventId, subRiskName: 'Felelősség', riskDetail: 'Ami a szomszédnál ázott el.', riskObjectEnums: [] },
      {
        damageEventId,
        subRiskName: 'Vízkár',
        riskDetail: 'A kiömlő víz kárai.',
        riskObjectEnums: ['BUILDING' as const],
      },
      { damageEventId, subRiskName: 'Ingóság', riskDetail: 'A kiömlő víz kárai.', riskObjectEnums: ['ASSET' as const] },
    ]
    const report = await open(CONTRACT, { damageEvents: pipe, risks })
    expect(report.now().context.options.damageEventId?.[0]?.note).toMatchObject({
      values: { detail: 'Ami a szomszédnál ázott el. A kiömlő víz kárai.' },
    })
    report.choose('Csőtörés')
    expect(report.asked('place')).toContain('riskObjectEnums')
  })

  const pipe = damageEvents.filter(({ name }) => name === 'Csőtörés')
  const pipeRisk = { damageEventId: pipe[0]?.id, subRiskName: 'Vízkár' }

  test.each([
    ['the insured risks', {}],
    ['the things that the risks cover', { risks: [pipeRisk] }],
    ['the kinds of those things', { risks: [parse(risk, { ...pipeRisk, riskObjectEnums: ['GARDEN'] })] }],
  ])('asks what is damaged if %s are not known', async (_, config) => {
    const report = await open(CONTRACT, { damageEvents: pipe, ...config })
    report.choose('Csőtörés')
    expect(report.asked('place')).toContain('riskObjectEnums')
  })

  test('shows its claim number and the deadline of the next step in the confirmation, if known', () => {
    const resultDetailsOf = (data: Partial<CallData<typeof reportClaim>>) =>
      claimReport.resultDetails(asParsed({ caseStatus: 'SUCCEEDED', ...data }))
    expect(resultDetailsOf({ claimId: 'K-1', nextStepUntil: '2026-11-26' })).toEqual([
      { name: 'claimId', kind: 'text', value: 'K-1' },
      { name: 'nextStepUntil', kind: 'date', value: '2026-11-26' },
    ])
    expect(resultDetailsOf({})).toEqual([])
  })

  test('asks which things are damaged, unless the customer reports a liability damage', async () => {
    const report = await open(CONTRACT)
    report.choose('Csőtörés')
    expect(report.asked('place')).toContain('riskObjectEnums')
    report.choose('Felelősségi kár')
    expect(report.asked('place')).not.toContain('riskObjectEnums')
  })

  test('asks for a list of the damaged things of each type that the customer selects', async () => {
    const report = await open(CONTRACT)
    report.choose('Tűz')
    expect(report.asked('things')).toEqual([])
    report.give('riskObjectEnums', ['ASSET', 'BUILDING'])
    expect(report.asked('things')).toEqual(['damagedBuilding', 'damagedAssets'])
    report.give('riskObjectEnums', ['OUTBUILDING'])
    expect(report.asked('things')).toEqual(['damagedOutbuildings'])
    report.choose('Felelősségi kár')
    expect(report.asked('things')).toEqual([])
  })

  test('accepts any number of damaged things, each in its own row, or none', async () => {
    const report = await open(CONTRACT)
    const { send, give } = report
    const add = (field: string) => send({ type: 'row.added', field, of: LIST_SUBJECT.value })
    report.choose('Tűz')
    report.on()
    give('riskObjectEnums', ['BUILDING', 'OUTBUILDING', 'ASSET'])
    report.onTo('things')
    for (const field of ['damagedOutbuildings', 'damagedAssets', 'damagedAssets', 'damagedAssets']) add(field)
    report.on()
    expect(Object.keys(report.now().context.problems)).toEqual([
      'damagedOutbuildings.1.name',
      'damagedAssets.1.name',
      'damagedAssets.2.name',
      'damagedAssets.3.name',
    ])
    give('damagedOutbuildings.1.name', 'Garázs')
    give('damagedOutbuildings.1.part', 'a kapu')
    give('damagedAssets.1.name', 'Televízió')
    give('damagedAssets.1.purchaseYear', '2020')
    give('damagedAssets.1.estimatedLoss', '120 000 Ft')
    give('damagedAssets.3.name', 'Kerékpár')
    send({ type: 'row.removed', field: 'damagedAssets', row: '2' })
    report.onTo('circumstances')
    give('description', 'Kigyulladt a garázs.')
    report.onTo('submitting')
    expect(body(report)).toMatchObject({
      damagedBuilding: [],
      damagedOutbuildings: [{ name: 'Garázs', part: 'a kapu' }],
      damagedAssets: [{ name: 'Televízió', purchaseYear: 2020, estimatedLoss: 120_000 }, { name: 'Kerékpár' }],
    })
  })

  test('does not send damaged things of a type that is no longer selected', async () => {
    const report = await open(CONTRACT)
    report.choose('Tűz')
    report.give('riskObjectEnums', ['ASSET'])
    report.send({ type: 'row.added', field: 'damagedAssets', of: LIST_SUBJECT.value })
    report.give('damagedAssets.1.name', 'Televízió')
    report.give('riskObjectEnums', ['BUILDING'])
    report.onTo('circumstances')
    report.give('description', 'Megpörkölődött a fal.')
    report.onTo('submitting')
    expect(body(report)).toMatchObject({ damagedBuilding: [] })
    expect(body(report).damagedAssets).toBeUndefined()
  })

  test('has eight steps, and only seven after the step of the damaged things was skipped', async () => {
    const plan = planOf(claimReport)
    expect(plan.steps).toHaveLength(8)
    const report = await open(CONTRACT)
    const position = (at: 'filling.place' | 'filling.circumstances') => {
      const steps = countedSteps(claimReport, plan, report.now().context, at)
      return [steps.indexOf(at) + 1, steps.length]
    }
    report.choose('Felelősségi kár')
    report.onTo('place')
    expect(position('filling.place')).toEqual([2, 8])
    report.onTo('circumstances')
    expect(position('filling.circumstances')).toEqual([3, 7])
  })

  test('starts with the address and contact data from the insurer, and asks first what happened', async () => {
    const { now, on } = await open(CONTRACT)
    expect(now().context.answers).toMatchObject({ damageLocation: PLACE, ...CONTACT })
    on()
    expect(now().value).toEqual({ filling: 'event' })
    expect(Object.keys(now().context.problems)).toEqual(['damageEventId', 'damageDate', 'damageTime'])
  })

  test('can be filled in if the contract data and the list of other insurers do not load', async () => {
    const report = await open('does not come')
    report.choose('Felelősségi kár')
    report.give('damageLocation', PLACE)
    report.onTo('circumstances')
    expect(report.asked('circumstances')).toEqual(['description'])
    expect(report.now().context.answers).toMatchObject({ phoneNumber: '', email: '', bankAccount: '' })
  })

  test('asks for a name only if the contract data has no name', async () => {
    expect((await open(CONTRACT)).asked('contact')).not.toContain('name')
    expect((await open({ contractStatusId: 1, clientName: '' })).asked('contact')[0]).toBe('name')
  })

  test('cannot be submitted without a name and a phone number', async () => {
    const { now, give, choose, on, onTo } = await open({ contractStatusId: 1, clientName: '' })
    choose('Felelősségi kár')
    give('damageLocation', PLACE)
    give('description', 'Kilocsoltam a vizet a szomszédhoz.')
    onTo('contact')
    on()
    expect(now().value).toEqual({ filling: 'contact' })
    expect(Object.keys(now().context.problems)).toEqual(['name', 'phoneNumber'])
  })

  test('starts with an empty phone number if the insurer sends a masked one', async () => {
    const { now } = await open({ ...CONTRACT, phoneNumber: '+36******05' })
    expect(now().context.answers).toMatchObject({ phoneNumber: '', email: CONTACT.email })
  })

  test('sends the answers and the id of the chosen damage event to the insurer', async () => {
    const report = await open(CONTRACT)
    report.choose('Csőtörés')
    report.give('riskObjectEnums', ['BUILDING', 'ASSET'])
    report.onTo('circumstances')
    report.give('description', 'Eltört a cső a konyhában.')
    report.onTo('submitting')
    expect(body(report)).toEqual({
      damageEventId: damageEvents.find(({ name }) => name === 'Csőtörés')?.id,
      damageDate: '2026-11-20',
      damageTime: null,
      damageLocation: PLACE,
      riskObjectEnums: ['BUILDING', 'ASSET'],
      damagedBuilding: [],
      damagedAssets: [],
      description: 'Eltört a cső a konyhában.',
      ...CONTACT,
      documents: [],
    })
  })

  test('shows the date and the time of the damage in its confirmation, or that the time is unknown', () => {
    const confirmationOf = (damageTime: string) =>
      claimReport.confirmationDetails(asParsed({ config: null, contract: null }), {
        damageDate: '2026-11-20',
        damageTime,
      })
    const day = { name: 'damageDate', kind: 'date', value: '2026-11-20' }
    expect(confirmationOf('9.05')).toEqual([day, { name: 'damageTime', kind: 'text', value: '09:05' }])
    expect(confirmationOf(UNKNOWN)).toEqual([day, { name: 'damageTime', kind: 'unknown', value: null }])
  })

  test('loads the list of damage events again on request after a failure, and keeps its answers', async () => {
    const report = await open(CONTRACT, 'does not come')
    expect(report.now().context.failedLists).toEqual(['damageEventId'])
    report.give('damageDate', '2026-11-20')
    report.send({ type: 'load.retried' })
    expect(report.now().value).toBe('loading')
    await answer(report.fake, getInitConfig, everything)
    await answer(report.fake, getContract, CONTRACT)
    await answer(report.fake, getInsuranceCompanies, [])
    expect(report.now().value).toEqual({ filling: 'event' })
    expect(report.now().context.failedLists).toEqual([])
    expect(report.asked('event')).toContain('damageEventId')
    expect(report.now().context.answers.damageDate).toBe('2026-11-20')
  })

  test('does not open without the list of damage events if the customer chose one before a reload', async () => {
    const report = await open(CONTRACT)
    report.choose('Csőtörés')
    report.on()
    const reopened = await open(CONTRACT, 'does not come', reload(report.fake))
    expect(reopened.now().value).toBe('loadFailed')
    reopened.send({ type: 'load.retried' })
    await answer(reopened.fake, getInitConfig, everything)
    await answer(reopened.fake, getContract, CONTRACT)
    await answer(reopened.fake, getInsuranceCompanies, [])
    expect(reopened.now().value).toEqual({ filling: 'place' })
    expect(reopened.asked('event')).toContain('damageEventId')
  })

  test('shows no loading error if the insurer has no damage events', async () => {
    const { now } = await open(CONTRACT, { damageEvents: [], risks: null })
    expect(now().context.failedLists).toEqual([])
  })

  test('completes a file upload even if the list of damage events is loaded again during the upload', async () => {
    const report = await open(CONTRACT, 'does not come')
    report.give('damageDate', '2026-11-20')
    report.give('damageTime', UNKNOWN)
    report.on()
    report.give('damageLocation', PLACE)
    report.give('riskObjectEnums', ['ASSET'])
    report.onTo('circumstances')
    report.give('description', 'Eltört a cső.')
    report.onTo('attaching')
    const file = { ...samplePhoto, id: 'photo' }
    report.fake.files.set(file.id, new File(['kép'], file.name, { type: file.mimeType }))
    report.send({ type: 'file.added', field: 'documents', file })
    await load(report.fake, 'preparePhoto', samplePreparedPhoto)
    report.send({ type: 'step.requested', step: '' })
    report.send({ type: 'load.retried' })
    await answer(report.fake, getInitConfig, everything)
    await answer(report.fake, getContract, CONTRACT)
    await answer(report.fake, getInsuranceCompanies, [])
    expect(report.now().value).toEqual({ filling: 'event' })
    await load(report.fake, 'preparePhoto', samplePreparedPhoto)
    await answer(report.fake, uploadClaimDocument, uploadedPhoto)
    expect(filesOf(report.now().context.answers.documents)).toMatchObject([{ status: 'uploaded' }])
  })

  test.each<Config>(['does not come', { damageEvents: [], risks: null }])(
    'can be submitted if the list of damage events is empty or missing (row %#)',
    async (config) => {
      const report = await open(CONTRACT, config)
      expect(report.asked('event')).not.toContain('damageEventId')
      report.give('damageDate', '2026-11-20')
      report.give('damageTime', '14:30')
      report.give('damageLocation', PLACE)
      report.give('riskObjectEnums', ['ASSET'])
      report.onTo('circumstances')
      report.give('description', 'Kiömlött a víz.')
      report.onTo('submitting')
      expect(body(report)).toMatchObject({ damageTime: '14:30', riskObjectEnums: ['ASSET'] })
      expect(body(report).damageEventId).toBeUndefined()
    },
  )

  describe('with photos', () => {
    /** Opens a report at the step of its photos, and adds this number of photos. */
    const withPhotos = async (number: number) => {
      const report = await open(CONTRACT)
      report.choose('Felelősségi kár')
      report.give('description', 'Kilocsoltam a vizet a szomszédhoz.')
      report.onTo('attaching')
      for (let at = 0; at < number; at += 1) {
        const file = { ...samplePhoto, id: `photo-${at}` }
        report.fake.files.set(file.id, new File(['kép'], file.name, { type: file.mimeType }))
        report.send({ type: 'file.added', field: 'documents', file })
      }
      return report
    }
    const filesIn = ({ now }: Awaited<ReturnType<typeof open>>) => filesOf(now().context.answers.documents)

    test('prepares a photo first, and then uploads it with the call for claim documents', async () => {
      const { fake } = await withPhotos(1)
      expect(callsTo(fake, uploadClaimDocument)).toHaveLength(0)
      await load(fake, 'preparePhoto', samplePreparedPhoto)
      expect(callsTo(fake, uploadClaimDocument)).toHaveLength(1)
      expect(callsTo(fake, uploadDocument)).toHaveLength(0)
    })

    test('uploads ten photos again after a lost connection, each with its unchanged idempotency key', async () => {
      const report = await withPhotos(10)
      const { fake } = report
      for (let at = 0; at < 10; at += 1) await load(fake, 'preparePhoto', samplePreparedPhoto)
      for (let at = 0; at < 10; at += 1) await fail(fake, uploadClaimDocument)
      expect(filesIn(report).map(({ status }) => status)).toEqual(Array(10).fill('failed'))
      for (let at = 0; at < 10; at += 1) await load(fake, 'networkBack')
      for (let at = 0; at < 10; at += 1) await answer(fake, uploadClaimDocument, { ...uploadedPhoto, id: `d${at}` })
      expect(filesIn(report).map(({ status }) => status)).toEqual(Array(10).fill('uploaded'))
      const keys = callsTo(fake, uploadClaimDocument).map(({ idempotencyKey }) => idempotencyKey)
      expect([keys.length, new Set(keys).size]).toEqual([20, 10])
    })

    test('accepts a hundred photos, but not more', async () => {
      const report = await withPhotos(101)
      for (let at = 0; at < 101; at += 1) await load(report.fake, 'preparePhoto', samplePreparedPhoto)
      for (let at = 0; at < 101; at += 1)
        await answer(report.fake, uploadClaimDocument, { ...uploadedPhoto, id: `d${at}` })
      report.send({ type: 'step.submitted' })
      expect(report.now().context.problems).toEqual({ documents: { name: 'filesTooMany', values: { number: 100 } } })
      report.send({ type: 'file.removed', id: 'photo-7' })
      await answer(report.fake, deleteClaimDocument, {})
      report.onTo('submitting')
      expect(body(report).documents).toHaveLength(100)
    })

    test('replaces a missing photo when the customer chooses the same file again', async () => {
      const { fake } = await withPhotos(3)
      await load(fake, 'preparePhoto', samplePreparedPhoto)
      await answer(fake, uploadClaimDocument, uploadedPhoto)
      const reopened = await open(CONTRACT, everything, reload(fake))
      expect(filesIn(reopened).map(({ status }) => status)).toEqual(['missing', 'missing', 'uploaded'])
      reopened.send({ type: 'file.added', field: 'documents', file: { ...samplePhoto, id: 'again' } })
      reopened.send({
        type: 'file.added',
        field: 'documents',
        file: { ...samplePhoto, id: 'other', name: 'masik.jpg' },
      })
      expect(filesIn(reopened).map(({ id }) => id)).toEqual(['again', 'photo-1', 'photo-2', 'other'])
    })

    test('keeps uploaded photos after a reload without downloading them', async () => {
      const { fake } = await withPhotos(1)
      await load(fake, 'preparePhoto', samplePreparedPhoto)
      await answer(fake, uploadClaimDocument, uploadedPhoto)
      const reopened = await open(CONTRACT, everything, reload(fake))
      expect(filesIn(reopened)).toMatchObject([{ status: 'uploaded', documentId: uploadedPhoto.id }])
      expect(callsTo(reopened.fake, downloadDocument)).toEqual([])
    })
  })
})
