import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as api from '../../src/api/address'
import { getTitles } from '../../src/api/staticData'
import { type Insurer, insurers } from '../../tools/exploration/kit/insurers'
import { lifeCustomer as customerOf, type LifeCustomer } from './lifeCustomer'

describe.each(Object.entries(insurers))('address calls of the simulated insurer %s', (_name, create) => {
  let insurer: Insurer
  let client: LifeCustomer
  beforeEach(async () => {
    insurer = await create()
    client = await customerOf(insurer, '10000001')
  })
  afterEach(() => insurer.close())

  const streets = async (zipCode: string, address: string) =>
    (await client.read(api.suggestAddresses, { zipCode, address })).map((one) => one.address)

  it('suggest at most twenty places whose postal code starts with the input', async () => {
    expect(await client.read(api.suggestZipCodes, { zipCode: '1117' })).toEqual([
      { zipCode: '1117', city: 'Budapest', koopCity: 'XI. kerület', address: null },
    ])
    const many = await client.read(api.suggestZipCodes, { zipCode: '1' })
    expect(many).toHaveLength(20)
    expect(many.every(({ zipCode }) => zipCode.startsWith('1'))).toBe(true)
    expect(await client.read(api.suggestZipCodes, { zipCode: '0' })).toEqual([])
  })

  it('suggest streets of a postal code by part of the name, ignoring case', async () => {
    expect(await client.read(api.suggestAddresses, { zipCode: '6722', address: 'tisza' })).toEqual([
      { zipCode: '6722', city: 'Szeged', koopCity: null, address: 'Tisza Lajos körút' },
    ])
    expect(await streets('6722', 'TISZA')).toEqual(['Tisza Lajos körút'])
  })

  it('suggest a street for each settlement that shares the postal code', async () => {
    const suggestions = await client.read(api.suggestAddresses, { zipCode: '3882', address: 'kossuth' })
    expect(suggestions.map(({ city, address }) => `${city}, ${address}`)).toEqual([
      'Abaújalpár, Kossuth Lajos utca',
      'Abaújkér, Kossuth Lajos utca',
    ])
  })

  it('suggest no streets for an unknown or incomplete postal code', async () => {
    expect(await streets('1999', 'a')).toEqual([])
    expect(await streets('672', 'a')).toEqual([])
  })

  it('name the missing field if the postal code or street is not sent', async () => {
    expect((await client.look(api.suggestZipCodes, {})).body).toMatchObject({ fields: ['zipCode'] })
    expect((await client.look(api.suggestAddresses, { zipCode: '6722' })).body).toMatchObject({ fields: ['address'] })
  })

  it('return 26 titles of persons, and the countries by their Hungarian names', async () => {
    expect(await client.read(getTitles)).toHaveLength(26)
    expect(await client.read(api.getCountries)).toContainEqual({ code: 'HU', name: 'Magyarország' })
  })
})
