import { describe, expect, it } from 'vitest'
import { mayCall } from '../../mocks/handlers/call/access'
import { createStore } from '../../mocks/store/persistence/createStore'
import type { AuthType } from '../../mocks/store/state'
import { endpoints } from '../../src/api/index'

const openTo = (authType: AuthType, contractNumber: string): readonly string[] => {
  const store = createStore({ scenario: 'fast' })
  const session = { id: 'session-1', contractNumber, authType }
  return endpoints.filter((endpoint) => mayCall(store, session, endpoint, { kind: 'decease' })).map(({ id }) => id)
}

describe('the calls allowed to a session', () => {
  it('include every call if the customer is the contractor (policyholder)', () => {
    expect(openTo('SMS_OTP', '10000001')).toHaveLength(endpoints.length)
  })

  it('include only claim reports and general calls if the customer is not the contractor', () => {
    expect([...openTo('NON_CONTRACTOR', '40000001')].sort()).toEqual([
      'address.getCountries',
      'address.suggestAddresses',
      'address.suggestZipCodes',
      'auth.logout',
      'auth.renewSession',
      'campaign.getActiveCampaign',
      'casco.getHeader',
      'claims.deleteClaimDocument',
      'claims.getContract',
      'claims.getInitConfig',
      'claims.getInsuranceCompanies',
      'claims.reportClaim',
      'claims.uploadClaimDocument',
      'documents.delete',
      'documents.upload',
      'home.getHeader',
      'kgfb.getHeader',
      'life.claimService',
      'life.getHeader',
      'staticData.getTitles',
    ])
  })

  it('include only identification, renewal and logout until a required identification has succeeded', () => {
    expect([...openTo('SMS_OTP', '80000001')].sort()).toEqual([
      'auth.createIdentification',
      'auth.getIdentification',
      'auth.logout',
      'auth.renewSession',
    ])
  })

  it('include every call after a DÁP sign-in, even if other sign-ins to the contract need an identification', () => {
    expect(openTo('DAP', '80000001')).toHaveLength(endpoints.length)
  })
})
