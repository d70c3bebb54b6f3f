import { describe, expect, it } from 'vitest'
import { places, suggestPlaces, suggestStreets } from '../../../mocks/data/addresses'

describe('the addresses that the simulated insurer suggests', () => {
  it('cover every first digit of a postal code, every district of Budapest and every county seat', () => {
    expect(places.length).toBeGreaterThan(3500)
    expect(new Set(places.map(({ zipCode }) => zipCode.charAt(0))).size).toBe(9)
    const districts = new Set(places.filter(({ city }) => city === 'Budapest').flatMap(({ part }) => part ?? []))
    expect(districts.size).toBe(23)
    const seats =
      'Békéscsaba Debrecen Eger Győr Kaposvár Kecskemét Miskolc Nyíregyháza Pécs Salgótarján Szeged Szekszárd ' +
      'Székesfehérvár Szolnok Szombathely Tatabánya Veszprém Zalaegerszeg'
    const cities = new Set(places.map(({ city }) => city))
    expect(seats.split(' ').filter((seat) => !cities.has(seat))).toEqual([])
  })

  it('have ascending four-digit postal codes and no duplicate place', () => {
    expect(places.filter(({ zipCode }) => !/^[1-9]\d{3}$/.test(zipCode))).toEqual([])
    const codes = places.map(({ zipCode }) => zipCode)
    expect(codes).toEqual([...codes].sort())
    expect(new Set(places.map((route) => Object.values(route).join('|'))).size).toBe(places.length)
  })

  it('have postal codes that start with the typed digits, and are limited to the requested number of suggestions', () => {
    expect(suggestPlaces('1117')).toEqual([{ zipCode: '1117', city: 'Budapest', part: 'XI. kerület' }])
    expect(suggestPlaces('67', 5)).toHaveLength(5)
    expect(suggestPlaces('672').every(({ city }) => city === 'Szeged')).toBe(true)
    expect(suggestPlaces('')).toEqual([])
    expect(suggestPlaces('0')).toEqual([])
  })

  it('name every settlement that shares a postal code', () => {
    expect(suggestPlaces('8640').map(({ city }) => city)).toEqual(['Fonyód'])
    expect(suggestPlaces('3882').map(({ city }) => city)).toEqual(['Abaújalpár', 'Abaújkér'])
  })

  it('include streets that contain the typed letters, ignoring case; those that begin with them come first', () => {
    expect(suggestStreets('6722', 'TISZA')).toEqual(['Tisza Lajos körút'])
    const streets = suggestStreets('6722', 'a')
    expect(streets.slice(0, 2)).toEqual(['Ady tér', 'Attila utca'])
    expect(streets.length).toBeGreaterThan(4)
  })

  it('include streets of a postal code that two settlements share, and no streets of an unknown postal code', () => {
    expect(suggestStreets('3882', 'kossuth')).toEqual(['Kossuth Lajos utca'])
    expect(suggestStreets('1999', '')).toEqual([])
  })
})
