import type { InferOutput } from 'valibot'
import type { CaseResult, propertyContract, propertyHeader } from '../../src/api/entities'
import { menus } from './seed/menus'
import type { RunningSession } from './token'

type Header = InferOutput<typeof propertyHeader>
type Contract = InferOutput<typeof propertyContract>

/** Whether a session was opened by a number alone. */
export const isStranger = ({ authType }: RunningSession): boolean => authType === 'NON_CONTRACTOR'

/** A property contract for somebody who knows only its number: the product, and nothing personal. */
export const contractForStranger = ({
  contractId,
  contractStatusId,
  productCode,
  productName,
}: Contract): Contract => ({
  clientName: '',
  contractId,
  contractStatusId,
  ...(productCode !== undefined && { productCode }),
  productName,
  contractorIsNaturalPerson: true,
})

/** Its header likewise; `contract` is shown so already. */
export const headerForStranger = ({
  sourceId,
  productCode,
  productName,
  productLongName,
  contract,
}: Header): Header => ({
  sourceId,
  productCode,
  productName,
  productLongName,
  insurancePeriod: null,
  debt: null,
  isLegalPerson: false,
  casesCount: 0,
  insuranceValidDate: null,
  canChangeToEmailCommunication: false,
  hasValidIdentification: true,
  enabledMenuItems: [...menus.nonContractorOfProperty],
  contract,
})

/** What a stranger's case comes to: neither a document nor the contractor's e-mail address. */
export const resultForStranger = ({ caseStatus, caseId }: CaseResult): CaseResult => ({ caseStatus, caseId })
