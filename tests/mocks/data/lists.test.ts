import { describe, expect, it } from 'vitest'
import { countries } from '../../../mocks/data/countries'
import { damageEvents } from '../../../mocks/data/damageEvents'
import { insuranceCompanies } from '../../../mocks/data/insurers'
import { mileageBands, USUAL_MILEAGE, yearlyPremium } from '../../../mocks/data/mileage'
import { nameTitles } from '../../../mocks/data/titles'

const namesOf = (list: ReadonlyArray<{ readonly name: string }>) => list.map(({ name }) => name)
const inHungarianOrder = (names: readonly string[]) => [...names].sort(new Intl.Collator('hu').compare)

describe('the lists of the simulated insurer', () => {
  it('contain 26 different titles of persons with ids from 1 to 26', () => {
    expect(nameTitles.map(({ id }) => id)).toEqual(Array.from({ length: 26 }, (_, index) => index + 1))
    expect(new Set(namesOf(nameTitles)).size).toBe(26)
    expect(namesOf(nameTitles)).toEqual(expect.arrayContaining(['dr.', 'ifj.', 'id.', 'özv.', 'prof.']))
  })

  it('contain ten different damage events with ids from 1 to 10', () => {
    expect(damageEvents.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(new Set(namesOf(damageEvents)).size).toBe(10)
  })

  it('contain the countries of the world by their Hungarian names, in Hungarian order', () => {
    expect(countries).toHaveLength(249)
    expect(new Set(countries.map(({ code }) => code)).size).toBe(249)
    expect(countries).toContainEqual({ code: 'HU', name: 'Magyarország' })
    expect(countries).toContainEqual({ code: 'AT', name: 'Ausztria' })
    expect(countries.filter(({ code, name }) => code === name)).toEqual([])
    expect(namesOf(countries)).toEqual(inHungarianOrder(namesOf(countries)))
  })

  it('contain other insurers, in Hungarian order and without duplicates', () => {
    expect(namesOf(insuranceCompanies)).toEqual(inHungarianOrder(namesOf(insuranceCompanies)))
    expect(new Set(insuranceCompanies.map(({ id }) => id)).size).toBe(insuranceCompanies.length)
  })

  it('contain the seven mileage bands of the specification', () => {
    expect(mileageBands.map(({ code }) => code)).toEqual([
      '0-5000',
      '5001-10000',
      '10001-15000',
      '15001-20000',
      '20001-25000',
      '25001-30000',
      '30001+',
    ])
  })
})

describe('a yearly kgfb (motor liability) premium', () => {
  it('is higher in a mileage band of more kilometres', () => {
    const premiums = mileageBands.map(({ code }) => yearlyPremium(code) ?? 0)
    expect(premiums).toEqual([...premiums].sort((a, b) => a - b))
    expect(new Set(premiums).size).toBe(7)
  })

  it('depends on the customer’s answers in a data correction, such as a young driver', () => {
    const usualPremium = yearlyPremium(USUAL_MILEAGE) ?? 0
    expect(yearlyPremium(USUAL_MILEAGE, { youngDriver: true })).toBe(66_573)
    expect(yearlyPremium(USUAL_MILEAGE, { publicServant: true, seasonTires: true })).toBe(54_685)
    expect(yearlyPremium(USUAL_MILEAGE, { parent: false })).toBe(usualPremium)
  })

  it('is unknown for an unknown mileage band', () => {
    expect(yearlyPremium('1-2')).toBeUndefined()
  })
})
