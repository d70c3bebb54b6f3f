import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ScenarioInput, scenarios } from '../../mocks/scenarios'
import { uploadDocument } from '../../src/api/documents'
import { getCases, getHeader, modifyLicensePlate } from '../../src/api/kgfb'
import { modifyBonus } from '../../src/api/kgfbPremium'
import { type Insurer, insurers, signIn } from '../../tools/exploration/kit/insurers'
import { fileLike } from './files'

describe.each(Object.entries(insurers))('fault injection at the simulated insurer %s', (_name, create) => {
  let insurer: Insurer
  let token: string
  beforeEach(async () => {
    insurer = await create()
    token = await signIn(insurer)
  })
  afterEach(() => insurer.close())

  const statusOfHeader = async () => (await insurer.call(getHeader, { token })).status

  it('answers with status 500, with text that is not JSON, or not at all, until the scenario changes', async () => {
    await insurer.follow({ name: 'fast', trouble: [{ endpoint: 'kgfb.getHeader', kind: '500' }] })
    expect(await statusOfHeader()).toBe(500)
    expect(await statusOfHeader()).toBe(500)
    expect((await insurer.call(getCases, { token })).status).toBe(200)
    await insurer.follow({ name: 'fast', trouble: [{ endpoint: '*', kind: 'network' }] })
    expect(await statusOfHeader()).toBe(0)
    await insurer.follow({ name: 'fast', trouble: [{ endpoint: '*', kind: 'nonsense' }] })
    expect((await insurer.call(getHeader, { token })).body).toBe('árvíztűrő tükörfúrógép')
    await insurer.follow('fast')
    expect(await statusOfHeader()).toBe(200)
  })

  it('refuses changes in the scenarios `declining` and `incomplete`, but still answers calls that only read', async () => {
    const change = { body: { licensePlateNumber: 'AABC123', registrationBook: [] }, token }
    await insurer.follow('declining')
    expect(await insurer.call(modifyLicensePlate, change)).toMatchObject({
      ...{ status: 422, body: { code: 'MODIFICATION_FAILED001' } },
    })
    expect(await statusOfHeader()).toBe(200)
    await insurer.follow('incomplete')
    expect(await insurer.call(modifyLicensePlate, change)).toMatchObject({
      ...{ status: 400, body: { code: 'MISSING_FIELDS' } },
    })
    expect(await statusOfHeader()).toBe(200)
  })

  it.each([
    ['accepting', 'SUCCEEDED'],
    ['signatureAsked', 'DIGITAL_SIGNATURE_NEEDED'],
    ['identificationAsked', 'IDENTIFICATION_NEEDED'],
  ])('answers a submitted case in the scenario %s with the status %s', async (scenario, caseStatus) => {
    await insurer.follow(scenario)
    const bonus = { body: { previousInsuranceCompany: '1' }, token }
    expect((await insurer.call(modifyBonus, bonus)).body).toMatchObject({ caseStatus })
  })

  it('applies a one-time fault to one call only, and not again if its scenario is chosen a second time', async () => {
    const fault = { endpoint: 'kgfb.getHeader', kind: '500', times: 'once' } as const
    const once: ScenarioInput = { name: 'fast', trouble: [fault] }
    await insurer.follow(once)
    expect(await statusOfHeader()).toBe(500)
    await insurer.follow(once)
    expect(await statusOfHeader()).toBe(200)
  })

  it('ends the session if the fault is an expired session', async () => {
    await insurer.follow({ name: 'fast', trouble: [{ endpoint: 'kgfb.getHeader', kind: 'expired', times: 'once' }] })
    expect(await statusOfHeader()).toBe(401)
    expect(await statusOfHeader()).toBe(401)
  })

  it('loses a response after its call took effect, and returns it when the same idempotency key is sent again', async () => {
    const body = new FormData()
    body.append('file', fileLike('application/pdf', 'törzskönyv.pdf'))
    const uploaded = await insurer.call(uploadDocument, { body, token })
    await insurer.follow({
      name: 'fast',
      trouble: [{ endpoint: 'kgfb.modifyLicensePlate', kind: 'lostAnswer', times: 'once' }],
    })
    const change = {
      body: { licensePlateNumber: 'AABC123', registrationBook: [Object(uploaded.body).id] },
      token,
      key: 'key-1',
    }
    expect((await insurer.call(modifyLicensePlate, change)).status).toBe(0)
    expect((await insurer.call(getHeader, { token })).body).toMatchObject({ licensePlateNumber: 'AA BC-123' })
    expect(await insurer.call(modifyLicensePlate, change)).toMatchObject({
      status: 200,
      body: { oldLicensePlateNumber: 'RJK-482' },
    })
    expect((await insurer.call(getCases, { token })).body).toHaveLength(2)
  })

  it('does not end the session when another scenario is chosen', async () => {
    for (const name of Object.keys(scenarios)) await insurer.follow(name)
    await insurer.follow('fast')
    expect(await statusOfHeader()).toBe(200)
  })

  it('rejects an unknown scenario, an unknown fault and an unknown setting', async () => {
    await expect(insurer.follow('nope')).rejects.toThrow(/No scenario .*nope.*default, fast/)
    const fire = JSON.parse('{"trouble":[{"endpoint":"*","kind":"fire"}]}')
    await expect(insurer.follow(fire)).rejects.toThrow(/trouble\.0\.kind/)
    await expect(insurer.follow(JSON.parse('{"delya":5}'))).rejects.toThrow(/delya/)
  })
})
