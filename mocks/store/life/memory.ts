import { menus } from '../seed/menus'
import type { LifeContract } from '../state'
import { freshBeneficiaries } from './packages'
import type { LifeMemory } from './slice'

/** Tax relief that is already used when the store begins, in forints: half of the yearly maximum. */
const USED_RELIEF = 75_000

/** The insurer's data on a life contract besides its accounts. */
export const memoryOf = (contract: LifeContract): LifeMemory => {
  contract.life ??= {
    usedRelief: { year: null, amount: USED_RELIEF },
    personalDocuments: hasPersonalDocuments(contract)
      ? [
          { value: '284613KE', type: 'ID_CARD' },
          { value: '517902LK', type: 'ADDRESS_CARD' },
        ]
      : [],
    beneficiaries: [...freshBeneficiaries(contract)],
    menuBefore: contract.header.contract.contractStatusId === 1 ? null : [...menus.life],
    waiting: [],
  }
  return contract.life
}

const hasPersonalDocuments = ({ header, isProposal }: LifeContract): boolean => !header.isLegalPerson && !isProposal
