import { describe, expect, test } from 'vitest'
import { TYPING_PAUSE } from '../../../machines/address/suggestions.setup'
import { suggestAddresses, suggestZipCodes } from '../../../src/api/address'
import { abaujalpar, abaujker, mako, street, szeged, typing } from '../kit/addressStory'
import { answer, fail, pass, withClock } from '../kit/story'

withClock()

const here = { countryCode: 'HU', zipCode: '6722', city: 'Szeged', streetAddress: 'Mintafa utca' }

/** Types a postal code and moves the focus to another field before the cities have loaded. */
const leaveZipCode = async (zipCode: string, to = 'city') => {
  const story = await typing(here)
  story.type('zipCode', zipCode)
  story.goTo(to)
  await pass(TYPING_PAUSE)
  return story
}

describe('a postal code whose cities load after it loses focus', () => {
  test('fills in the only city, whichever field has the focus', async () => {
    for (const to of ['city', 'streetAddress', 'buildingNo']) {
      const { fake, told, address, state, doubted } = await leaveZipCode('6900', to)
      await answer(fake, suggestZipCodes, [mako])
      expect(address().city).toBe('Makó')
      expect(told).toEqual([{ type: 'answers.found', answers: { city: 'Makó' } }])
      expect([state().places, doubted()]).toEqual(['filled', []])
    }
  })

  test('suggests several possible cities only while the city field has the focus', async () => {
    const { fake, shown, goTo, address } = await leaveZipCode('3882')
    await answer(fake, suggestZipCodes, [abaujalpar, abaujker])
    expect(shown()).toEqual(['Abaújalpár', 'Abaújkér'])
    goTo('streetAddress')
    expect(shown()).toEqual([])
    expect(address().city).toBe('Szeged')
    goTo('city')
    expect(shown()).toEqual(['Abaújalpár', 'Abaújkér'])
  })

  test('shows a warning with the possible cities until one is chosen, unless the city field has focus', async () => {
    const { fake, doubted, goTo, choose, state } = await leaveZipCode('3882', 'streetAddress')
    await answer(fake, suggestZipCodes, [abaujalpar, abaujker])
    expect(doubted()).toEqual(['Abaújalpár', 'Abaújkér'])
    goTo('city')
    expect(doubted()).toEqual([])
    choose('Abaújkér')
    goTo('buildingNo')
    expect([doubted(), state().places]).toEqual([[], 'filled'])
    goTo('city')
    expect(state().list).toBe('open')
  })

  test('keeps a city typed meanwhile, and warns that the postal code belongs to another city', async () => {
    const { fake, type, told, goTo, doubted, shown } = await leaveZipCode('6900')
    type('city', 'Apátfalva')
    await answer(fake, suggestZipCodes, [mako])
    expect([told, shown()]).toEqual([[], []])
    goTo('streetAddress')
    expect(doubted()).toEqual(['Makó'])
  })

  test('fills in the city even if a street is typed already', async () => {
    const { fake, typeAndWait, address } = await leaveZipCode('6900', 'streetAddress')
    await typeAndWait('streetAddress', 'Fő')
    await answer(fake, suggestZipCodes, [mako])
    expect(address()).toMatchObject({ zipCode: '6900', city: 'Makó', streetAddress: 'Fő' })
  })

  test('shows no suggestions at the city if they fail to load', async () => {
    const { fake, state, shown, doubted } = await leaveZipCode('6900')
    await fail(fake, suggestZipCodes)
    expect([state().places, shown(), doubted()]).toEqual(['failed', [], []])
  })
})

describe('the city field', () => {
  const openCityField = async () => {
    const story = await typing(here)
    await story.typeAndWait('zipCode', '3882')
    await answer(story.fake, suggestZipCodes, [abaujalpar, abaujker])
    story.goTo('city')
    return story
  }

  test('narrows its suggestions while the customer types, and hides them if a city is typed completely', async () => {
    const { type, shown } = await openCityField()
    type('city', 'ABAÚJK')
    expect(shown()).toEqual(['Abaújkér'])
    type('city', 'Abaújkér')
    expect(shown()).toEqual([])
    type('city', '')
    expect(shown()).toHaveLength(2)
  })

  test('is filled in with the city of the new postal code if the postal code changes', async () => {
    const { fake, type, typeAndWait, address } = await openCityField()
    type('city', 'Abaújkér-Alsó')
    await typeAndWait('zipCode', '6900')
    await answer(fake, suggestZipCodes, [mako])
    expect(address().city).toBe('Makó')
  })

  test('shows no suggestions for an address outside Hungary', async () => {
    const { type, shown, goTo, doubted } = await openCityField()
    type('countryCode', 'AT')
    goTo('city')
    expect([shown(), doubted()]).toEqual([[], []])
  })

  test.each(['Szeged', 'szeged', 'Szeged-Alsóváros', 'Szeged, Tápé', 'Kiskundorozsma'])(
    'accepts %s as a name of the suggested city',
    async (city) => {
      const { fake, type, typeAndWait, doubted, goTo } = await typing()
      await typeAndWait('zipCode', '6722')
      type('city', city)
      await answer(fake, suggestZipCodes, [szeged, { ...szeged, koopCity: 'Kiskundorozsma' }])
      goTo('buildingNo')
      expect(doubted()).toEqual([])
    },
  )

  test('shows a warning with the suggested city Szeged if the customer has typed Szegedin', async () => {
    const { fake, type, typeAndWait, doubted, goTo } = await typing()
    await typeAndWait('zipCode', '6722')
    type('city', 'Szegedin')
    await answer(fake, suggestZipCodes, [szeged])
    goTo('buildingNo')
    expect(doubted()).toEqual(['Szeged'])
  })
})

describe('a suggested street', () => {
  const inStreets = async (answers: object, ...streets: readonly ReturnType<typeof street>[]) => {
    const story = await typing({ ...here, ...answers })
    await story.typeAndWait('streetAddress', 'ti')
    await answer(story.fake, suggestAddresses, [...streets])
    return story
  }

  test('does not replace a typed city that also names a district', async () => {
    const { shown, choose, address } = await inStreets({ city: 'Szeged-Alsóváros' }, street('Tisza Lajos körút'))
    expect(shown()).toEqual(['Tisza Lajos körút'])
    choose('Tisza Lajos körút')
    expect(address()).toMatchObject({ zipCode: '6722', city: 'Szeged-Alsóváros', streetAddress: 'Tisza Lajos körút' })
  })

  test.each(['', 'Makó'])(
    'is listed with its city, and fills in that city when chosen, if the typed city is “%s”',
    async (city) => {
      const { shown, choose, address } = await inStreets({ city }, street('Tisza Lajos körút'))
      expect(shown()).toEqual(['Tisza Lajos körút (Szeged)'])
      choose('Tisza Lajos körút (Szeged)')
      expect(address()).toMatchObject({ city: 'Szeged', streetAddress: 'Tisza Lajos körút' })
    },
  )

  test('is listed with its city if the postal code has several cities', async () => {
    const { shown, choose, address } = await inStreets(
      { zipCode: '3882', city: '' },
      street('Tinódi utca', 'Abaújalpár'),
      street('Tinódi utca', 'Abaújkér'),
    )
    expect(shown()).toEqual(['Tinódi utca (Abaújalpár)', 'Tinódi utca (Abaújkér)'])
    choose('Tinódi utca (Abaújkér)')
    expect(address().city).toBe('Abaújkér')
  })
})
