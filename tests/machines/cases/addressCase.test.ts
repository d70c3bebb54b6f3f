import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { TYPING_PAUSE } from '../../../machines/address/suggestions.setup'
import { buildCaseMachine } from '../../../machines/case/machine/case.machine'
import { mailingAddress } from '../../../machines/cases/address/mailingAddress.case'
import { permanentAddress } from '../../../machines/cases/address/permanentAddress.case'
import { licensePlate } from '../../../machines/cases/kgfb/licensePlate.case'
import { draftKey } from '../../../machines/storageKeys'
import { getCountries, suggestAddresses, suggestZipCodes } from '../../../src/api/address'
import { changeMailingAddress, changePermanentAddress, getAddress } from '../../../src/api/clientData'
import { answer, begin, callsTo, fail, page, pass, reload, withClock } from '../kit/story'

withClock()

const CONTRACT = '10000001'
const home = { zipCode: '6722', city: 'Szeged', streetAddress: 'Mintafa utca', buildingNo: '14.', countryCode: 'HU' }
const abroad = { zipCode: '1010', city: 'Wien', streetAddress: 'Beispielgasse 3', countryCode: 'AT' }
const countries = [
  { code: 'AT', name: 'Ausztria' },
  { code: 'HU', name: 'Magyarország' },
  { code: 'DZ', name: 'Algéria' },
]

const machines = { permanent: buildCaseMachine(permanentAddress), mailing: buildCaseMachine(mailingAddress) }

type Addresses = Parameters<typeof answer<typeof getAddress>>[2]

const open = async (variant: keyof typeof machines = 'permanent', on = page()) => {
  const saved = on.fake.services.storage.read(draftKey(CONTRACT, `address.${variant}`)) ?? null
  const address = `/kgfb/ugyek/address/${variant}`
  const input = { contractNumber: CONTRACT, address, today: '2026-11-21', draftId: on.fake.services.newId(), saved }
  const actor = await begin(createActor(machines[variant], { input, parent: on.parent }), on.fake)
  const { fake } = on
  return {
    fake,
    actor,
    answers: () => actor.getSnapshot().context.answers,
    state: () => actor.getSnapshot().value,
    suggestions: () => actor.getSnapshot().children.suggestions?.getSnapshot(),
    load: async (data: Addresses = { permanentAddress: home, mailingAddress: null }) => {
      await answer(fake, getCountries, countries)
      await answer(fake, getAddress, data)
    },
    type: async (field: string, value: string) => {
      actor.send({ type: 'answer.changed', field, value })
      await pass(TYPING_PAUSE)
    },
    next: () => actor.send({ type: 'step.submitted' }),
  }
}

describe('the change of an address', () => {
  test('starts with the current address and lists Hungary as the first country', async () => {
    const { load, answers, actor } = await open()
    await load()
    expect(answers()).toEqual(home)
    expect(actor.getSnapshot().context.options.countryCode?.map(({ label }) => label)).toEqual([
      'Magyarország',
      'Algéria',
      'Ausztria',
    ])
  })

  test('clears the error of the postal code if it is valid in the newly chosen country', async () => {
    const { load, type, next, actor } = await open()
    await load()
    await type('zipCode', '1010 AB')
    await type('city', '')
    next()
    expect(Object.keys(actor.getSnapshot().context.problems)).toEqual(['zipCode', 'city'])
    await type('countryCode', 'AT')
    expect(Object.keys(actor.getSnapshot().context.problems)).toEqual(['city'])
    expect(actor.getSnapshot().context.summaryFields).toEqual(['city'])
  })

  test('sends the whole address in the insurer’s format', async () => {
    const { fake, load, type, next, state } = await open()
    await load()
    await type('zipCode', ' 67 21 ')
    await type('city', ' Szeged ')
    await type('buildingNo', '')
    next()
    expect(state()).toBe('reviewing')
    next()
    expect(callsTo(fake, changePermanentAddress)).toMatchObject([
      { input: { body: { ...home, zipCode: '6721', buildingNo: undefined } } },
    ])
  })

  test('starts, for a mailing address, with the current mailing address, or with the permanent address if none exists', async () => {
    const one = await open('mailing')
    await one.load({ permanentAddress: home, mailingAddress: abroad })
    expect(one.answers()).toMatchObject(abroad)
    await one.type('city', 'Graz')
    one.next()
    one.next()
    expect(callsTo(one.fake, changeMailingAddress)).toMatchObject([{ input: { body: { ...abroad, city: 'Graz' } } }])
    const other = await open('mailing')
    await other.load()
    expect(other.answers()).toEqual(home)
  })

  test.each([
    ['no address is known', { permanentAddress: null, mailingAddress: null }],
    ['its country is unknown', { permanentAddress: { ...home, countryCode: null }, mailingAddress: null }],
  ])('starts with Hungary if %s', async (_, data) => {
    const { load, answers } = await open()
    await load(data)
    expect(answers().countryCode).toBe('HU')
  })

  test('can be submitted with Hungary if the countries cannot be loaded', async () => {
    const { fake, actor, type, next, state } = await open()
    await fail(fake, getCountries)
    await answer(fake, getAddress, { permanentAddress: home, mailingAddress: null })
    expect(actor.getSnapshot().context.failedLists).toEqual(['countryCode'])
    await type('buildingNo', '15.')
    next()
    next()
    expect(state()).toBe('submitting')
    expect(callsTo(fake, changePermanentAddress)).toMatchObject([{ input: { body: { countryCode: 'HU' } } }])
  })

  test('does not open if the countries cannot be loaded and the stored address is abroad', async () => {
    const { fake, state } = await open()
    await fail(fake, getCountries)
    await answer(fake, getAddress, { permanentAddress: abroad, mailingAddress: null })
    expect(state()).toBe('loadFailed')
  })

  test('is not submitted if nothing was changed, but continues to the summary once a house number is added', async () => {
    const { load, type, next, state, actor } = await open('mailing')
    await load({ permanentAddress: home, mailingAddress: abroad })
    next()
    expect(state()).toBe('filling')
    expect(actor.getSnapshot().context.notice).toBe('unchanged')
    await type('buildingNo', '2')
    next()
    expect(state()).toBe('reviewing')
  })

  test('can be submitted if the insurer has no address yet', async () => {
    const { load, type, next, state } = await open()
    await load({ permanentAddress: null, mailingAddress: null })
    for (const [field, value] of Object.entries(home)) await type(field, value)
    next()
    expect(state()).toBe('reviewing')
  })

  test.each([
    ['HU', '672', 'zipCodeLength'],
    ['HU', '', 'missing'],
    ['AT', '672', undefined],
    ['AT', '', undefined],
  ])('to the country %s gives the postal code "%s" the error: %s', async (country, zipCode, problem) => {
    const { load, type, next, actor } = await open()
    await load()
    await type('countryCode', country)
    await type('zipCode', zipCode)
    next()
    expect(actor.getSnapshot().context.problems.zipCode?.name).toBe(problem)
  })
})

describe('address suggestions in a case', () => {
  test('fill in several fields and clear their errors, and the values are kept in the draft', async () => {
    const { fake, actor, load, type, next, answers } = await open()
    await load({ permanentAddress: null, mailingAddress: null })
    next()
    expect(actor.getSnapshot().context.summaryFields).toEqual(['zipCode', 'city', 'streetAddress'])
    await type('zipCode', '672')
    await answer(fake, suggestZipCodes, [{ zipCode: '6722', city: 'Szeged' }])
    actor.send({ type: 'suggestion.chosen', answers: { zipCode: '6722', city: 'Szeged' } })
    expect(answers()).toMatchObject({ zipCode: '6722', city: 'Szeged' })
    expect(actor.getSnapshot().context).toMatchObject({ summaryFields: ['streetAddress'], dirty: true })
    const later = await open('permanent', reload(fake))
    await later.load({ permanentAddress: null, mailingAddress: null })
    expect(later.answers()).toMatchObject({ zipCode: '6722', city: 'Szeged' })
    expect(later.suggestions()?.context.answers).toMatchObject({ zipCode: '6722', city: 'Szeged' })
  })

  test('fill in the city if a complete postal code has only one city', async () => {
    const { fake, load, type, answers, suggestions } = await open()
    await load()
    await type('zipCode', '6900')
    await answer(fake, suggestZipCodes, [{ zipCode: '6900', city: 'Makó' }])
    expect(answers()).toMatchObject({ zipCode: '6900', city: 'Makó' })
    expect(suggestions()?.matches({ places: 'filled' })).toBe(true)
  })

  test('search for streets within the current postal code', async () => {
    const { fake, load, type } = await open()
    await load()
    await type('streetAddress', 'tisza')
    expect(callsTo(fake, suggestAddresses)).toMatchObject([{ input: { query: { zipCode: '6722', address: 'tisza' } } }])
  })

  test('do not block the next step while pending or after a failure', async () => {
    const { fake, load, type, next, state, actor } = await open()
    await load()
    await type('zipCode', '6723')
    await fail(fake, suggestZipCodes)
    await type('streetAddress', 'Tisza utca')
    next()
    expect(state()).toBe('reviewing')
    expect(fake.waiting()).toEqual(['comesToFront'])
    actor.send({ type: 'step.returned' })
    expect(actor.getSnapshot().context.answers).toMatchObject({ zipCode: '6723', streetAddress: 'Tisza utca' })
  })

  test('are not built into the machine of a case that has no address', () => {
    const { filling } = buildCaseMachine(licensePlate).config.states ?? {}
    expect(Object.keys(filling?.on ?? {})).not.toContain('suggestion.chosen')
    expect(JSON.stringify(filling?.invoke)).not.toContain('suggestions')
  })
})
