import type { InferOutput } from 'valibot'
import type { beneficiaries, insurancePackages } from '../../../src/api/entities'

type Beneficiaries = InferOutput<typeof beneficiaries>

const deathService = { serviceId: 'DEATH', serviceName: 'Haláleseti szolgáltatás' }
const maturityService = { serviceId: 'MATURITY', serviceName: 'Lejárati szolgáltatás' }
const ilona = { name: 'Bánki Ilona', birthDate: '1986-09-23' }
const legalHeirs = { name: 'Törvényes örökös', birthDate: null }
const shared: Beneficiaries = [
  { ...deathService, percentage: 60, type: 'NAMED', beneficiary: ilona },
  { ...deathService, percentage: 40, type: 'LEGAL_HEIR', beneficiary: legalHeirs },
  {
    ...maturityService,
    percentage: 100,
    type: 'NAMED',
    beneficiary: { name: 'Kerekes Boglárka', birthDate: '1984-05-17' },
  },
]

/**
 * Example beneficiaries: for two services, for one, an organisation, only legal heirs, with the fewest fields, none,
 * many.
 */
export const beneficiaryExamples = {
  shared,
  oneService: shared.slice(0, 2),
  organisation: [
    {
      ...deathService,
      percentage: 100,
      type: 'ORGANISATION',
      beneficiary: {
        name: 'Minta Gyermekalapítvány',
        birthDate: null,
        taxNumber: '98765434-2-41',
        seat: '6720 Szeged, Napfény tér 2.',
      },
    },
  ],
  onlyHeirs: [{ ...deathService, percentage: 100, type: 'LEGAL_HEIR', beneficiary: legalHeirs }],
  leastFilled: [
    { serviceId: 'DEATH', percentage: 100, type: 'NAMED', beneficiary: { name: 'Bánki Ilona', birthDate: null } },
  ],
  empty: [],
  long: Array.from({ length: 200 }, (_, index) => ({
    ...(index < 100 ? deathService : maturityService),
    percentage: 1,
    type: 'NAMED',
    beneficiary: { name: `Bánki Ilona (${index + 1}.)`, birthDate: '1986-09-23' },
  })),
} satisfies Record<string, Beneficiaries>

const insured = { name: 'Kerekes Boglárka', birthDate: '1984-05-17' }
const baseInsurance: InferOutput<typeof insurancePackages>['baseInsurance'] = {
  coverages: [
    { name: 'Haláleset', insured, amount: { value: 3_000_000, currency: 'HUF' } },
    { name: 'Lejárat', insured, amount: null },
  ],
  beneficiaries: shared,
  premiumFrequency: { value: 25_000, currency: 'HUF' },
}
const accidentPackage: typeof baseInsurance = {
  coverages: [{ name: 'Baleseti halál', insured, amount: { value: 5_000_000, currency: 'HUF' } }],
  beneficiaries: [],
  premiumFrequency: { value: 3_200, currency: 'HUF' },
}

/**
 * Example packages: with and without additional packages, with different beneficiaries, without a premium, empty, many.
 */
export const packageExamples = {
  additionalPackages: { baseInsurance, additionalPackages: [accidentPackage] },
  baseOnly: { baseInsurance, additionalPackages: [] },
  leastFilled: {
    baseInsurance: { ...baseInsurance, beneficiaries: beneficiaryExamples.leastFilled },
    additionalPackages: [],
  },
  organisation: {
    baseInsurance: { ...baseInsurance, beneficiaries: beneficiaryExamples.organisation },
    additionalPackages: [],
  },
  withoutPremium: { baseInsurance: { ...baseInsurance, premiumFrequency: null }, additionalPackages: [] },
  empty: {
    baseInsurance: { coverages: [], beneficiaries: [], premiumFrequency: null },
    additionalPackages: [],
  },
  long: {
    baseInsurance: {
      ...baseInsurance,
      coverages: Array.from({ length: 200 }, (_, index) => ({
        name: `Fedezet (${index + 1}.)`,
        insured,
        amount: null,
      })),
      beneficiaries: beneficiaryExamples.long,
    },
    additionalPackages: Array.from({ length: 200 }, (_, index) => ({
      ...accidentPackage,
      coverages: accidentPackage.coverages?.map((coverage) => ({
        ...coverage,
        name: `${coverage.name} (${index + 1}.)`,
      })),
    })),
  },
} satisfies Record<string, InferOutput<typeof insurancePackages>>
