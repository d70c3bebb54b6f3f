import { describe, expect, test } from 'vitest'
import { TYPING_PAUSE } from '../../../machines/address/suggestions.setup'
import { suggestAddresses, suggestZipCodes } from '../../../src/api/address'
import { abaujalpar, abaujker, mako, street, szeged, typing } from '../kit/addressStory'
import { answer, callsTo, fail, MINUTE, pass, refuse, withClock } from '../kit/story'

withClock()

describe('the suggestion request', () => {
  test('is sent a quarter of a second after the last typed character', async () => {
    const { type, asked } = await typing()
    type('zipCode', '67')
    await pass(TYPING_PAUSE - 1)
    type('zipCode', '672')
    await pass(TYPING_PAUSE - 1)
    expect(asked()).toEqual([])
    await pass(1)
    expect(asked()).toEqual(['672'])
  })

  test('is cancelled when the customer types another postal code', async () => {
    const { fake, typeAndWait, offered, asked } = await typing()
    await typeAndWait('zipCode', '67')
    await typeAndWait('zipCode', '69')
    expect(asked()).toEqual(['67', '69'])
    expect(fake.waiting()).toEqual(['call address.suggestZipCodes'])
    await answer(fake, suggestZipCodes, [mako])
    expect(offered()).toMatchObject([{ city: 'Makó' }])
  })

  test('for streets contains the typed postal code', async () => {
    const { fake, type, typeAndWait, asked } = await typing()
    type('zipCode', ' 6722 ')
    await typeAndWait('streetAddress', ' tisza ')
    expect(callsTo(fake, suggestAddresses).map(({ input }) => input)).toEqual([
      { query: { zipCode: '6722', address: 'tisza' } },
    ])
    expect(asked(), 'the city was still to be found').toEqual(['6722'])
  })

  test.each([
    ['one digit', {}, 'zipCode', '6'],
    ['an invalid postal code', {}, 'zipCode', '67x'],
    ['one letter', { zipCode: '6722' }, 'streetAddress', 't'],
    ['a street without a postal code', { zipCode: '672' }, 'streetAddress', 'tisza'],
    ['another country', { countryCode: 'AT' }, 'zipCode', '6722'],
    ['a street abroad', { countryCode: 'AT', zipCode: '6722' }, 'streetAddress', 'tisza'],
    ['another field', { zipCode: '6722' }, 'buildingNo', '12'],
  ] as const)('is not sent for %s', async (_, answers, field, value) => {
    const { fake, typeAndWait, state } = await typing(answers)
    await typeAndWait(field, value)
    expect(state()).toMatchObject({ places: 'unknown', streets: 'unknown' })
    expect(fake.calls).toEqual([])
  })
})

describe('the suggestions', () => {
  test('list each place once, and are filtered immediately when more is typed', async () => {
    const { fake, type, typeAndWait, offered, state } = await typing()
    await typeAndWait('zipCode', '6')
    await typeAndWait('zipCode', '67')
    await answer(fake, suggestZipCodes, [szeged, szeged, { ...szeged, zipCode: '6791', koopCity: 'Kiskundorozsma' }])
    expect(offered()).toMatchObject([{ zipCode: '6722' }, { zipCode: '6791', part: 'Kiskundorozsma' }])
    type('zipCode', '679')
    expect(state().places).toBe('typing')
    expect(offered()).toMatchObject([{ zipCode: '6791' }])
  })

  test('of streets are filtered regardless of case', async () => {
    const { fake, type, typeAndWait, offered } = await typing({ zipCode: '6722' })
    await typeAndWait('streetAddress', 'ti')
    await answer(fake, suggestAddresses, [street('Tisza Lajos körút'), street('Arany-tiszai út')])
    type('streetAddress', 'TISZA L')
    expect(offered().map((one) => one.street)).toEqual(['Tisza Lajos körút'])
  })

  test('of streets omit streets in other cities if a city is entered', async () => {
    const story = await typing({ zipCode: '3882', city: 'Abaújkér' })
    await story.typeAndWait('streetAddress', 'kossuth')
    await answer(story.fake, suggestAddresses, [
      street('Kossuth Lajos utca', 'Abaújalpár'),
      street('Kossuth Lajos utca', 'Abaújkér'),
    ])
    expect(story.offered().map(({ city }) => city)).toEqual(['Abaújkér'])
  })

  test('disappear when the customer types into another field or chooses a suggestion', async () => {
    const { fake, type, typeAndWait, offered, shown, choose, state } = await typing()
    await typeAndWait('zipCode', '67')
    await answer(fake, suggestZipCodes, [szeged])
    type('buildingNo', '1')
    expect(offered()).toEqual([])
    await typeAndWait('zipCode', '67')
    await answer(fake, suggestZipCodes, [szeged])
    choose('6722 Szeged')
    expect([state().places, shown()]).toEqual(['filled', []])
  })

  test('are empty if nothing matches', async () => {
    const { fake, typeAndWait, shown } = await typing()
    await typeAndWait('zipCode', '10')
    await answer(fake, suggestZipCodes, [])
    expect(shown()).toEqual([])
  })
})

describe('a complete postal code', () => {
  test('fills in its city automatically if it has only one', async () => {
    const { fake, typeAndWait, state, told } = await typing({ city: 'Budapest' })
    await typeAndWait('zipCode', '6722')
    await answer(fake, suggestZipCodes, [szeged])
    expect(state().places).toBe('filled')
    expect(told).toEqual([{ type: 'answers.found', answers: { city: 'Szeged' } }])
  })

  test('lets the customer choose if it has several cities', async () => {
    const { fake, typeAndWait, told, shown } = await typing()
    await typeAndWait('zipCode', '3882')
    await answer(fake, suggestZipCodes, [abaujalpar, abaujker])
    expect(shown()).toEqual(['3882 Abaújalpár', '3882 Abaújkér'])
    expect(told).toEqual([])
  })

  test('does not overwrite a city typed after it', async () => {
    const { fake, type, typeAndWait, told } = await typing()
    await typeAndWait('zipCode', '6722')
    type('city', 'Tápé')
    await pass(MINUTE)
    await answer(fake, suggestZipCodes, [szeged])
    expect(told).toEqual([])
  })

  test('changes nothing if its city is already entered', async () => {
    const { fake, typeAndWait, state, told } = await typing({ city: 'Szeged' })
    await typeAndWait('zipCode', '6722')
    await answer(fake, suggestZipCodes, [szeged])
    expect(state().places).toBe('known')
    expect(told).toEqual([])
  })
})

describe('unavailable suggestions', () => {
  test('do not block typing while their request is pending', async () => {
    const { fake, typeAndWait, state, type } = await typing({ zipCode: '6722' })
    await typeAndWait('streetAddress', 'tisza')
    await pass(10 * MINUTE)
    expect(state().streets).toBe('asking')
    type('buildingNo', '3.')
    expect([state().streets, fake.waiting()]).toEqual(['unknown', []])
  })

  test.each(['transport', 'brokenAnswer'] as const)(
    'are requested again when the customer continues typing after a %s error',
    async (kind) => {
      const { fake, typeAndWait, state, offered } = await typing()
      await typeAndWait('zipCode', '67')
      await fail(fake, suggestZipCodes, kind)
      expect([state().places, offered()]).toEqual(['failed', []])
      await typeAndWait('zipCode', '672')
      await answer(fake, suggestZipCodes, [szeged])
      expect([state().places, offered()]).toMatchObject(['known', [{ city: 'Szeged' }]])
    },
  )

  test('are marked as failed if the insurer answers with a business error', async () => {
    const { fake, typeAndWait, state } = await typing({ zipCode: '6722' })
    await typeAndWait('streetAddress', 'tisza')
    await refuse(fake, suggestAddresses, { code: 'MISSING_FIELDS', fields: ['address'] })
    expect(state().streets).toBe('failed')
  })
})
