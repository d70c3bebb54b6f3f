import {
  deleteClaimDocument,
  getContract,
  getInitConfig,
  getInsuranceCompanies,
  reportClaim,
  uploadClaimDocument,
} from '../../../src/api/claimReport'
import type { CallData } from '../../../src/api/endpoint'
import type { Risk, RiskObject } from '../../../src/api/entities'
import { textOf } from '../../case/definition/answer'
import { defineCase } from '../../case/definition/defineCase'
import { knownDetail } from '../../case/definition/detail'
import type { Answer, Answers } from '../../case/definition/field'
import { bankAccount } from '../../case/definition/fields/bankAccount'
import { asNumberChoice, listedChoice, loadedChoice } from '../../case/definition/fields/choice'
import { date } from '../../case/definition/fields/date'
import { documents } from '../../case/definition/fields/documents'
import { email } from '../../case/definition/fields/email'
import { longText } from '../../case/definition/fields/longText'
import { manyOf } from '../../case/definition/fields/manyOf'
import { name } from '../../case/definition/fields/name'
import { optional } from '../../case/definition/fields/optional'
import { orUnknown, UNKNOWN } from '../../case/definition/fields/orUnknown'
import { phone } from '../../case/definition/fields/phone'
import { text } from '../../case/definition/fields/text'
import { time } from '../../case/definition/fields/time'
import { withPictures } from '../../case/definition/fields/withPictures'
import { mayFail } from '../../case/definition/loads'
import { normaliseTime } from '../../validation/time'
import { damagedThings, isKindSelected } from './damagedThings'
import { damageNote, damageTypeOf, sortByFrequency } from './damageTypes'

/** The most days that five years can have. A claim can be reported for five years after the damage, or a day longer. */
const FIVE_YEARS_DAYS = 5 * 365 + 2

/** Maximum number of files: enough for photos of a whole house. The default is ten. */
const MAX_FILES = 100

type ClaimConfig = CallData<typeof getInitConfig> | null

const damageEventsOf = (config: ClaimConfig) => config?.damageEvents ?? []

/** Returns the risks that cover an event. Several risks may cover it, for different objects or with different texts. */
const coveringRisksOf = (config: ClaimConfig, damageEventId: Answer | undefined): readonly Risk[] =>
  config?.risks?.filter((risk) => String(risk.damageEventId) === textOf(damageEventId)) ?? []

/** Joins the different texts of all risks that cover the event. */
const riskDetailOf = (config: ClaimConfig, damageEventId: string): string =>
  [...new Set(coveringRisksOf(config, damageEventId).flatMap(({ riskDetail }) => riskDetail || []))].join(' ')

/**
 * Tells if the damage may concern the customer's own objects; `true` if the event's risks or objects are not known, and
 * `false` until the customer has chosen an event.
 */
const mayDamageObjects = (config: ClaimConfig, damageEventId: Answer | undefined): boolean => {
  if (damageEventsOf(config).length === 0) return true
  if (textOf(damageEventId) === '') return false
  const risks = coveringRisksOf(config, damageEventId)
  return risks.length === 0 || risks.some(({ riskObjectEnums }) => riskObjectEnums?.length !== 0)
}

/**
 * Returns the visibility condition of a list of damaged things: the event may damage the customer's own objects, and
 * the customer selected this kind, e.g. `BUILDING` for the buildings.
 */
const conditionForSelected = (kind: RiskObject) =>
  ({
    by: ['damageEventId', 'riskObjectEnums'],
    when: ({ loaded: { config }, answers }: { loaded: { config: ClaimConfig }; answers: Answers }) =>
      mayDamageObjects(config, answers.damageEventId) && isKindSelected(answers.riskObjectEnums, kind),
  }) as const

/**
 * Kárbejelentés: the event, the damaged things and a contact. The form shows the conditions of cover beside each event.
 */
export const claimReport = defineCase({
  id: 'lakas.claimReport',
  load: { config: mayFail(getInitConfig, 'damageEventId'), contract: mayFail(getContract) },
  form: {
    damageEventId: withPictures(asNumberChoice(loadedChoice())),
    damageDate: date({ from: -FIVE_YEARS_DAYS, to: 0 }),
    damageTime: orUnknown(time()),
    damageLocation: text(),
    riskObjectEnums: manyOf('BUILDING', 'OUTBUILDING', 'ASSET'),
    ...damagedThings,
    description: longText(),
    otherInsuranceCompany: optional(
      listedChoice(getInsuranceCompanies, (companies) => companies.map(({ id, name }) => ({ value: id, label: name }))),
    ),
    name: name(),
    phoneNumber: phone(),
    email: optional(email()),
    bankAccount: optional(bankAccount()),
    documents: documents({ min: 0, max: MAX_FILES }),
  },
  pages: [
    {
      name: 'event',
      description: 'Mi történt, és mikor.',
      fields: ['damageEventId', 'damageDate', 'damageTime'],
    },
    {
      name: 'place',
      slug: 'helyszin',
      description: 'Hol történt, és mi sérült meg.',
      fields: ['damageLocation', 'riskObjectEnums'],
    },
    {
      name: 'things',
      slug: 'karok',
      description: 'Mi sérült meg, tételesen: az épület részei, a melléképületek, az ingóságok.',
      fields: ['damagedBuilding', 'damagedOutbuildings', 'damagedAssets'],
    },
    {
      name: 'circumstances',
      slug: 'korulmenyek',
      description: 'Hogyan történt, és fedezi-e más biztosítás is.',
      fields: ['description', 'otherInsuranceCompany'],
    },
    {
      name: 'contact',
      slug: 'elerhetoseg',
      description: 'Ki jelenti be, és hol érhető el.',
      fields: ['name', 'phoneNumber', 'email'],
    },
    {
      name: 'payout',
      slug: 'kifizetes',
      description: 'Melyik számlára kéri a kifizetést.',
      fields: ['bankAccount'],
    },
  ],
  visibleWhen: {
    // The choice is hidden if the list of events could not be loaded. The customer then only describes the event in
    // words.
    damageEventId: { by: [], when: ({ loaded: { config } }) => damageEventsOf(config).length > 0 },
    // Hidden for events that damage no objects of the customer, such as a liability event.
    riskObjectEnums: {
      by: ['damageEventId'],
      when: ({ loaded: { config }, answers }) => mayDamageObjects(config, answers.damageEventId),
    },
    damagedBuilding: conditionForSelected('BUILDING'),
    damagedOutbuildings: conditionForSelected('OUTBUILDING'),
    damagedAssets: conditionForSelected('ASSET'),
    // Hidden if the insurer reports the contractor's name, which it reports only to the contractor.
    name: { by: [], when: ({ loaded: { contract } }) => !contract?.clientName },
  },
  options: ({ config }) => ({
    damageEventId: sortByFrequency(damageEventsOf(config)).map(({ id, name }) => {
      const word = damageTypeOf(name)
      const note = damageNote(name, riskDetailOf(config, String(id)))
      return { value: String(id), label: name, ...(word && { word }), ...(note && { note }) }
    }),
  }),
  defaults: ({ config, contract }) => ({
    damageLocation: config?.risks?.[0]?.damageLocation,
    phoneNumber: contract?.phoneNumber,
    email: contract?.email,
    bankAccount: contract?.bankAccount,
  }),
  uploads: { send: uploadClaimDocument, remove: deleteClaimDocument },
  summary: true,
  confirmationDetails: (_, { damageDate, damageTime }) => [
    ...knownDetail('damageDate', 'date', textOf(damageDate)),
    ...(damageTime === UNKNOWN
      ? [{ name: 'damageTime', kind: 'unknown', value: null } as const]
      : knownDetail('damageTime', 'text', normaliseTime(textOf(damageTime)))),
  ],
  resultDetails: ({ claimId, nextStepUntil }) => [
    ...knownDetail('claimId', 'text', claimId),
    ...knownDetail('nextStepUntil', 'date', nextStepUntil),
  ],
  trackedIn: 'claims',
  submit: reportClaim,
})
