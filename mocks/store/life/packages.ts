import type { LifeContract } from '../state'
import type { LifeMemory } from './slice'

interface Service {
  readonly serviceId: string
  readonly serviceName: string
}

const deathService = { serviceId: 'DEATH', serviceName: 'Haláleseti szolgáltatás' }
const maturityService = { serviceId: 'MATURITY', serviceName: 'Lejárati szolgáltatás' }
const retirementService = { serviceId: 'RETIREMENT', serviceName: 'Nyugdíjszolgáltatás' }
const accidentalDeathService = { serviceId: 'ACCIDENTAL_DEATH', serviceName: 'Baleseti haláleseti szolgáltatás' }

/** The legal heirs as one beneficiary without individual names. */
export const legalHeirs = { name: 'Törvényes örökös', birthDate: null }

/** The services that can have beneficiaries. */
export const servicesOf = ({ insuranceType }: LifeContract): readonly Service[] => {
  switch (insuranceType) {
    case 'elet':
      return [deathService, maturityService, accidentalDeathService]
    case 'nyugdij':
      return [deathService, retirementService]
    case 'baleset':
      return [accidentalDeathService]
  }
}

/** The initial beneficiaries: a relative and the legal heirs share the death benefits, the insured gets the rest. */
export const freshBeneficiaries = (contract: LifeContract): LifeMemory['beneficiaries'] =>
  servicesOf(contract).flatMap((service): LifeMemory['beneficiaries'] =>
    service === maturityService || service === retirementService
      ? [{ ...service, percentage: 100, type: 'NAMED', beneficiary: insuredOf(contract) }]
      : [
          { ...service, percentage: 60, type: 'NAMED', beneficiary: { name: 'Bánki Ilona', birthDate: '1986-09-23' } },
          { ...service, percentage: 40, type: 'LEGAL_HEIR', beneficiary: legalHeirs },
        ],
  )

/** The insured sum after an exemption from premiums. */
export const sumWithoutPremium = (amount: number): number => Math.floor(amount / 2)

/** Shares of the premium for additional packages, in percent. The rest is the share of the base insurance. */
const ACCIDENT_SHARE = 12.8
const ILLNESS_SHARE = 7.4

// Tells if a contract is exempt from premiums. All other contracts have a premium.
const isExempt = ({ header }: LifeContract): boolean => header.contract.premiumFrequency === null

/** The packages of a contract, each with its current beneficiaries. */
export const packagesOf = (contract: LifeContract, beneficiaries: LifeMemory['beneficiaries']) => {
  const insured = insuredOf(contract)
  const insuredSum = (amount: number): number => {
    const raisedSum = Math.round(amount * (contract.life?.sumsRaised ?? 1))
    return isExempt(contract) ? sumWithoutPremium(raisedSum) : raisedSum
  }
  const totalPremium = contract.header.contract.premiumFrequency?.value ?? null
  const premiumShare = (percent: number): number | null =>
    totalPremium === null ? null : Math.round((totalPremium * percent) / 100)
  const buildPackage = (
    coverages: ReadonlyArray<readonly [name: string, amount: number | null]>,
    services: readonly Service[],
    premium: number | null,
  ) => ({
    coverages: coverages.map(([name, amount]) => ({ name, insured, amount: forints(amount && insuredSum(amount)) })),
    beneficiaries: beneficiaries.filter(({ serviceId }) => services.some((service) => service.serviceId === serviceId)),
    premiumFrequency: forints(premium),
  })
  const accidentPackage = buildPackage(
    [
      ['Baleseti halál', 5_000_000],
      ['Baleseti rokkantság', 8_000_000],
      ['Kórházi napi térítés', 8_000],
    ],
    [accidentalDeathService],
    contract.insuranceType === 'baleset' ? totalPremium : premiumShare(ACCIDENT_SHARE),
  )
  if (contract.insuranceType === 'baleset') return { baseInsurance: accidentPackage, additionalPackages: [] }
  const isPension = contract.insuranceType === 'nyugdij'
  return {
    baseInsurance: buildPackage(
      [
        ['Haláleset', 3_000_000],
        [isPension ? 'Nyugdíjba vonulás' : 'Lejárat', null],
      ],
      [deathService, maturityService, retirementService],
      isPension || totalPremium === null
        ? totalPremium
        : totalPremium - (premiumShare(ACCIDENT_SHARE) ?? 0) - (premiumShare(ILLNESS_SHARE) ?? 0),
    ),
    additionalPackages: isPension
      ? []
      : [accidentPackage, buildPackage([['Kiemelt betegségek', 4_000_000]], [], premiumShare(ILLNESS_SHARE))],
  }
}

/** The insured person: the contractor, or a fixed sample person if the contractor is a company. */
export const insuredOf = ({ header }: LifeContract) =>
  header.isLegalPerson
    ? { name: 'Kertész Márton', birthDate: '1981-02-11' }
    : { name: header.contract.clientName, birthDate: '1984-05-17' }

const forints = (value: number | null) => (value === null ? null : { value, currency: 'HUF' as const })
