import type { Risk } from '../../../src/api/entities'
import { menus } from '../seed/menus'
import type { Contract, HomeContract, LifeContract, VehicleContract } from '../state'

/** The header for a non-contractor: the product's name and a short menu, without personal data. */
export const reducedHeader = (contract: Contract): Contract['header'] => {
  switch (contract.insuranceType) {
    case 'kgfb':
    case 'casco':
      return vehicleHeader(contract)
    case 'lakas':
      return homeHeader(contract)
    case 'elet':
    case 'nyugdij':
    case 'baleset':
      return lifeHeader(contract)
  }
}

/** A covered risk without the home's address. */
export const withoutLocation = (risk: Risk): Risk => ({ ...risk, damageLocation: '' })

/** Placeholders for the fields that only the contractor sees. */
const hiddenFields = {
  insurancePeriod: null,
  debt: null,
  isLegalPerson: false,
  casesCount: 0,
  insuranceValidDate: null,
  canChangeToEmailCommunication: false,
} as const

// The contract number is the only data in this header that a non-contractor may see. A vehicle header has no product
// name.
const vehicleHeader = ({ number }: VehicleContract): VehicleContract['header'] => ({
  ...hiddenFields,
  licensePlateNumber: '',
  bonus: null,
  vehicleInfo: '',
  enabledDataCorrection: false,
  contract: anonymousContract(number),
})

const lifeHeader = ({ number, header }: LifeContract): LifeContract['header'] => ({
  ...summaryFields(header),
  enabledMenuItems: [...menus.nonContractor],
  contract: anonymousContract(number),
})

const homeHeader = ({ header }: HomeContract): HomeContract['header'] => ({
  ...summaryFields(header),
  enabledMenuItems: [...menus.nonContractorOfHome],
  contract: {
    clientName: '',
    contractId: header.contract.contractId,
    contractStatusId: 1,
    productName: header.contract.productName,
    contractorIsNaturalPerson: true,
    risk: (header.contract.risk ?? []).map(withoutLocation),
  },
})

const anonymousContract = (contractNumber: string) =>
  ({ clientName: '', contractNumber, anniversaryDate: null, contractStatusId: 1 }) as const

const summaryFields = ({ sourceId, productCode, productName }: (LifeContract | HomeContract)['header']) => ({
  ...hiddenFields,
  sourceId,
  productCode,
  productName,
  hasValidIdentification: true,
})
