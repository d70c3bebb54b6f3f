import { describe, expect, test } from 'vitest'
import { QUIET } from '../../../machines/address/suggestions.setup'
import { suggestAddresses, suggestZipCodes } from '../../../src/api/address'
import { abaujalpar, abaujker, mako, street, szeged, typing } from '../kit/addressStory'
import { answer, fail, pass, withClock } from '../kit/story'

withClock()

const here = { countryCode: 'HU', zipCode: '6722', city: 'Szeged', streetAddress: 'Mintafa utca' }

/** Types a postal code and focuses the next field before the cities have loaded. */
const leaving = async (zipCode: string, to = 'city') => {
  const story = await typing(here)
  story.type('zipCode', zipCode)
  story.goTo(to)
  await pass(QUIET)
  return story
}

describe('whoever leaves the postal code before its cities are known', () => {
  test('finds the only one in its field, wherever one is by then', async () => {
    for (const to of ['city', 'streetAddress', 'buildingNo']) {
      const { fake, told, address, state, doubted } = await leaving('6900', to)
      await answer(fake, suggestZipCodes, [mako])
      expect(address().city).toBe('Makó')
      expect(told).toEqual([{ type: 'answers.found', answers: { city: 'Makó' } }])
      expect([state().places, doubted()]).toEqual(['filled', []])
    }
  })

  test('is offered the several ones at the city, and is shown no list where one is not', async () => {
    const { fake, shown, goTo, address } = await leaving('3882')
    await answer(fake, suggestZipCodes, [abaujalpar, abaujker])
    expect(shown()).toEqual(['Abaújalpár', 'Abaújkér'])
    goTo('streetAddress')
    expect(shown()).toEqual([])
    expect(address().city).toBe('Szeged')
    goTo('city')
    expect(shown()).toEqual(['Abaújalpár', 'Abaújkér'])
  })

  test('is told which they are once gone on with another, and no more when one of them stands there', async () => {
    const { fake, doubted, goTo, choose, state } = await leaving('3882', 'streetAddress')
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

  test('keeps the city that was typed meanwhile, and reads where the postal code lies', async () => {
    const { fake, type, told, goTo, doubted, shown } = await leaving('6900')
    type('city', 'Apátfalva')
    await answer(fake, suggestZipCodes, [mako])
    expect([told, shown()]).toEqual([[], []])
    goTo('streetAddress')
    expect(doubted()).toEqual(['Makó'])
  })

  test('gets the answer although a street is typed already', async () => {
    const { fake, typeAndWait, address } = await leaving('6900', 'streetAddress')
    await typeAndWait('streetAddress', 'Fő')
    await answer(fake, suggestZipCodes, [mako])
    expect(address()).toMatchObject({ zipCode: '6900', city: 'Makó', streetAddress: 'Fő' })
  })

  test('hears at the city that there is no help, where none comes', async () => {
    const { fake, state, shown, doubted } = await leaving('6900')
    await fail(fake, suggestZipCodes)
    expect([state().places, shown(), doubted()]).toEqual(['failed', [], []])
  })
})

describe('the field of the city', () => {
  const known = async () => {
    const story = await typing(here)
    await story.typeAndWait('zipCode', '3882')
    await answer(story.fake, suggestZipCodes, [abaujalpar, abaujker])
    story.goTo('city')
    return story
  }

  test('narrows what it offers by the letters, and is silent when one is typed whole', async () => {
    const { type, shown } = await known()
    type('city', 'ABAÚJK')
    expect(shown()).toEqual(['Abaújkér'])
    type('city', 'Abaújkér')
    expect(shown()).toEqual([])
    type('city', '')
    expect(shown()).toHaveLength(2)
  })

  test('is filled in anew for another postal code', async () => {
    const { fake, type, typeAndWait, address } = await known()
    type('city', 'Abaújkér-Alsó')
    await typeAndWait('zipCode', '6900')
    await answer(fake, suggestZipCodes, [mako])
    expect(address().city).toBe('Makó')
  })

  test('is no matter of the suggestions in another country', async () => {
    const { type, shown, goTo, doubted } = await known()
    type('countryCode', 'AT')
    goTo('city')
    expect([shown(), doubted()]).toEqual([[], []])
  })

  test.each(['Szeged', 'szeged', 'Szeged-Alsóváros', 'Szeged, Tápé', 'Kiskundorozsma'])(
    'may say it as one likes: %s',
    async (city) => {
      const { fake, type, typeAndWait, doubted, goTo } = await typing()
      await typeAndWait('zipCode', '6722')
      type('city', city)
      await answer(fake, suggestZipCodes, [szeged, { ...szeged, koopCity: 'Kiskundorozsma' }])
      goTo('buildingNo')
      expect(doubted()).toEqual([])
    },
  )

  test('is asked about where its name only begins like the right one', async () => {
    const { fake, type, typeAndWait, doubted, goTo } = await typing()
    await typeAndWait('zipCode', '6722')
    type('city', 'Szegedin')
    await answer(fake, suggestZipCodes, [szeged])
    goTo('buildingNo')
    expect(doubted()).toEqual(['Szeged'])
  })
})

describe('a chosen street', () => {
  const inStreets = async (answers: object, ...streets: readonly ReturnType<typeof street>[]) => {
    const story = await typing({ ...here, ...answers })
    await story.typeAndWait('streetAddress', 'ti')
    await answer(story.fake, suggestAddresses, [...streets])
    return story
  }

  test('leaves the city as it was typed, where that only says more', async () => {
    const { shown, choose, address } = await inStreets({ city: 'Szeged-Alsóváros' }, street('Tisza Lajos körút'))
    expect(shown()).toEqual(['Tisza Lajos körút'])
    choose('Tisza Lajos körút')
    expect(address()).toMatchObject({ zipCode: '6722', city: 'Szeged-Alsóváros', streetAddress: 'Tisza Lajos körút' })
  })

  test.each(['', 'Makó'])('of another city than „%s” is read with its city, and brings it', async (city) => {
    const { shown, choose, address } = await inStreets({ city }, street('Tisza Lajos körút'))
    expect(shown()).toEqual(['Tisza Lajos körút (Szeged)'])
    choose('Tisza Lajos körút (Szeged)')
    expect(address()).toMatchObject({ city: 'Szeged', streetAddress: 'Tisza Lajos körút' })
  })

  test('of one of several cities is read with its city', async () => {
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
