import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { zipCode } from '../../src/api/auth'
import * as api from '../../src/api/clientData'
import { getHeader as getPropertyHeader } from '../../src/api/home'
import * as kgfb from '../../src/api/kgfb'
import { getHeader as getLifeHeader } from '../../src/api/life'
import { type Insurer, insurers, rejectedChange, startLogin } from '../../tools/exploration/kit/insurers'
import { lifeCustomer as customerOf, type LifeCustomer } from './lifeCustomer'

const NEW_HOME = { zipCode: '4024', city: 'Debrecen', streetAddress: 'Piac utca', buildingNo: '1.' }

describe.each(Object.entries(insurers))('at the simulated insurer %s, customer data', (_name, create) => {
  let insurer: Insurer
  let client: LifeCustomer
  beforeEach(async () => {
    insurer = await create()
    client = await customerOf(insurer, '10000001')
  })
  afterEach(() => insurer.close())

  const rename = async (name: object) =>
    client.send(api.changePersonName, { ...name, documents: [await client.upload()] })

  it('include the parts of a person’s name separately, with the title as an id', async () => {
    expect(await client.read(api.getPersonName)).toEqual({ title: null, lastName: 'Kerekes', firstName: 'Boglárka' })
    await rename({ title: 1, lastName: 'Kerekes', firstName: 'Boglárka' })
    expect(await client.read(api.getPersonName)).toEqual({ title: 1, lastName: 'Kerekes', firstName: 'Boglárka' })
  })

  it('show a new name in the header and its parts in a separate call; the change adds a case', async () => {
    const name = { title: 7, lastName: 'Nagy Szabó', firstName: 'Boglárka' }
    expect(await rename(name)).toMatchObject({ status: 200, body: { caseStatus: 'SUCCEEDED' } })
    expect((await client.read(kgfb.getHeader)).contract.clientName).toBe('prof. dr. habil. Nagy Szabó Boglárka')
    expect(await client.read(api.getPersonName)).toEqual(name)
    expect((await client.read(kgfb.getCases))[0]?.name).toBe('Név módosítása')
  })

  it('include the parts of a new name in the header of a home contract', async () => {
    client = await customerOf(insurer, '30000001')
    await rename({ title: 1, lastName: 'Kerekes-Kiss', firstName: 'Boglárka' })
    expect((await client.read(getPropertyHeader)).contract).toMatchObject({
      clientName: 'dr. Kerekes-Kiss Boglárka',
      lastName: 'Kerekes-Kiss',
      firstName: 'Boglárka',
      title: 'dr.',
    })
  })

  it('refuse a new name without an uploaded document', async () => {
    const name = { lastName: 'Nagy', firstName: 'Boglárka' }
    expect(await client.send(api.changePersonName, name)).toMatchObject({
      status: 400,
      body: { fields: ['documents'] },
    })
    expect(await client.send(api.changePersonName, { ...name, documents: ['document-404'] })).toEqual(rejectedChange)
  })

  it('refuse an unchanged name, an unknown title and an incomplete name', async () => {
    expect(await rename({ title: null, lastName: 'Kerekes', firstName: 'Boglárka' })).toEqual(rejectedChange)
    expect(await rename({ title: 27, lastName: 'Nagy', firstName: 'Boglárka' })).toEqual(rejectedChange)
    expect(await rename({ lastName: ' ', firstName: 'Boglárka' })).toMatchObject({
      status: 400,
      body: { fields: ['lastName'] },
    })
  })

  it('of a company accept a new company name, and refuse a person name', async () => {
    client = await customerOf(insurer, '10000002')
    expect(await client.send(api.changeCompanyName, { companyName: 'Új Kft.', documents: ['document-404'] })).toEqual(
      rejectedChange,
    )
    expect(await client.read(api.getCompanyName)).toEqual({
      companyName: 'Példa Pékség Kft.',
      taxNumber: '98765434-2-41',
      hasLifeInsurance: false,
    })
    const documents = [await client.upload()]
    expect(await client.send(api.changeCompanyName, { companyName: 'Minta Pékség Kft.', documents })).toMatchObject({
      status: 200,
    })
    expect((await client.read(kgfb.getHeader)).contract.clientName).toBe('Minta Pékség Kft.')
    expect((await client.read(kgfb.getCases))[0]?.name).toBe('Cégnév módosítása')
    expect(await client.send(api.changeCompanyName, { companyName: 'Minta Pékség Kft.', documents })).toEqual(
      rejectedChange,
    )
    expect(await client.send(api.getPersonName, undefined)).toEqual(rejectedChange)
    expect(await rename({ lastName: 'Nagy', firstName: 'Boglárka' })).toEqual(rejectedChange)
  })

  it('of a person refuse the calls that return or change a company name', async () => {
    expect(await client.send(api.getCompanyName, undefined)).toEqual(rejectedChange)
    const documents = [await client.upload()]
    expect(await client.send(api.changeCompanyName, { companyName: 'Minta Kft.', documents })).toEqual(rejectedChange)
  })

  it('report the tax number of a company, and whether it has life insurance', async () => {
    client = await customerOf(insurer, '40000002')
    expect(await client.read(api.getCompanyName)).toMatchObject({ taxNumber: '80012346-1-13', hasLifeInsurance: true })
  })

  it('change the mailing address but not the permanent one, and refuse the same address again', async () => {
    const before = await client.read(api.getAddress)
    expect(await client.send(api.changeMailingAddress, NEW_HOME)).toMatchObject({ status: 200 })
    expect(await client.read(api.getAddress)).toEqual({
      permanentAddress: before.permanentAddress,
      mailingAddress: { ...NEW_HOME, countryCode: 'HU' },
    })
    expect((await client.read(kgfb.getHeader)).contract).toMatchObject({
      mailingAddress: NEW_HOME,
      permanentAddress: { city: 'Szeged' },
    })
    expect((await client.read(kgfb.getCases))[0]?.name).toBe('Cím módosítása')
    expect(await client.send(api.changeMailingAddress, NEW_HOME)).toEqual(rejectedChange)
  })

  it('accept a foreign postal code only with the code of an existing country', async () => {
    const abroad = { zipCode: 'SW1A', city: 'London', streetAddress: 'Example Street 2' }
    expect(await client.send(api.changePermanentAddress, abroad)).toEqual(rejectedChange)
    expect(await client.send(api.changePermanentAddress, { ...abroad, countryCode: 'XX' })).toEqual(rejectedChange)
    expect(await client.send(api.changePermanentAddress, { ...abroad, countryCode: 'GB' })).toMatchObject({
      status: 200,
    })
    expect((await client.read(api.getAddress)).permanentAddress).toEqual({ ...abroad, countryCode: 'GB' })
  })

  it('require the new postal code at the next sign-in after a change of the permanent address', async () => {
    client = await customerOf(insurer, '50000001')
    await client.send(api.changePermanentAddress, NEW_HOME)
    expect((await client.read(getLifeHeader)).contract.permanentAddress).toEqual(NEW_HOME)
    const { loginSessionIdentifier } = await startLogin(insurer, '50000001')
    const signIn = (code: string) => insurer.call(zipCode, { body: { loginSessionIdentifier, zipCode: code } })
    expect((await signIn('6720')).status).toBe(422)
    expect((await signIn('4024')).status).toBe(200)
  })

  it('name the e-mail address of a change request as the recipient of its confirmation', async () => {
    const email = 'masik@pelda.example'
    expect((await client.send(api.changeMailingAddress, { ...NEW_HOME, email })).body).toMatchObject({
      confirmationEmail: email,
    })
  })

  it('cannot be changed on a terminated contract', async () => {
    client = await customerOf(insurer, '10000003')
    expect(await client.send(api.changePermanentAddress, NEW_HOME)).toEqual(rejectedChange)
    expect(await rename({ lastName: 'Nagy', firstName: 'Ödön' })).toEqual(rejectedChange)
  })
})
