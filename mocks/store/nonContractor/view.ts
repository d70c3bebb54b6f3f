import * as v from 'valibot'
import { getHeader as getCascoHeader } from '../../../src/api/casco'
import { getContract, getInitConfig } from '../../../src/api/claimReport'
import type { Endpoint } from '../../../src/api/endpoint'
import { caseResult } from '../../../src/api/entities'
import { getHeader as getPropertyHeader } from '../../../src/api/home'
import { getHeader as getKgfbHeader } from '../../../src/api/kgfb'
import { getHeader as getLifeHeader } from '../../../src/api/life'
import type { Contract } from '../state'
import { reducedHeader, withoutLocation } from './header'

const submittedCase = v.looseObject({ ...caseResult.entries })
const bodyWithEmail = v.object({ email: v.string() })

/** Filters an answer for a non-contractor: no personal data, premium or earlier cases. */
export const nonContractorAnswer = (endpoint: Endpoint, contract: Contract, data: unknown, body: unknown): unknown => {
  switch (endpoint.id) {
    case getKgfbHeader.id:
    case getCascoHeader.id:
    case getPropertyHeader.id:
    case getLifeHeader.id:
      return reducedHeader(contract)
    case getContract.id:
      return reducedHeader(contract).contract
    case getInitConfig.id: {
      const config = v.parse(getInitConfig.response, data)
      return { ...config, risks: config.risks?.map(withoutLocation) }
    }
    default:
      return v.is(submittedCase, data) ? withoutContractorData(data, body) : data
  }
}

// Removes the document link. Removes the e-mail address, too, unless the request contained it: any other address is the
// contractor's.
const withoutContractorData = (
  { confirmationDocumentLink: _, confirmationEmail, ...result }: v.InferOutput<typeof submittedCase>,
  body: unknown,
) => ({ ...result, ...(v.is(bodyWithEmail, body) && body.email === confirmationEmail && { confirmationEmail }) })
