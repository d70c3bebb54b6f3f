import * as v from 'valibot'
import { fullness } from './pickEntries'
import { dapSettings } from './store/dap/state'
import { faultInjectionSettings } from './store/faultInjection/state'
import { BAN_SECONDS } from './store/signIn/tries'
import { everyCase } from './store/state'
import type { Store } from './store/store'

/** Default settings of a store. */
export const defaultSettings = {
  delay: 1000,
  jitter: 0,
  errorRate: 0,
  offline: false,
  clockAhead: 0,
  sessionLength: 20 * 60,
  attempts: 3,
  banLength: BAN_SECONDS,
  canRenew: true,
  identificationAfter: 8000,
  identificationOutcome: 'VERIFIED',
  dapAfter: 6000,
  dapOutcome: 'IDENTIFIED',
  dapCodeLength: 60,
  dapTurnsAway: {},
  listLength: 12,
  fundCount: 9,
  fullness: 'everything',
  everyCase: null,
  draws: 0,
} as const

const adjustmentEntries = {
  delay: v.exactOptional(faultInjectionSettings.delay),
  jitter: v.exactOptional(faultInjectionSettings.jitter),
  errorRate: v.exactOptional(faultInjectionSettings.errorRate),
  offline: v.exactOptional(faultInjectionSettings.offline),
  clockAhead: v.exactOptional(faultInjectionSettings.clockAhead),
  sessionLength: v.exactOptional(v.pipe(v.number(), v.minValue(0))),
  attempts: v.exactOptional(v.pipe(v.number(), v.minValue(1))),
  banLength: v.exactOptional(v.pipe(v.number(), v.minValue(1))),
  canRenew: v.exactOptional(v.boolean()),
  identificationAfter: v.exactOptional(v.nullable(v.pipe(v.number(), v.minValue(0)))),
  identificationOutcome: v.exactOptional(v.picklist(['VERIFIED', 'REFUSED'])),
  dapAfter: v.exactOptional(dapSettings.dapAfter),
  dapOutcome: v.exactOptional(dapSettings.dapOutcome),
  dapCodeLength: v.exactOptional(dapSettings.dapCodeLength),
  dapTurnsAway: v.exactOptional(dapSettings.dapTurnsAway),
  listLength: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  fundCount: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  fullness: v.exactOptional(fullness),
  everyCase: v.exactOptional(everyCase),
  trouble: v.exactOptional(faultInjectionSettings.trouble),
}
/** Single settings of a store, which override its scenario. */
export type Adjustments = v.InferInput<typeof adjustmentsSchema>

const adjustmentsSchema = v.strictObject(adjustmentEntries)
const describedScenario = v.object({ title: v.string(), description: v.string(), ...adjustmentEntries })
const scenarioSchema = v.strictObject({ name: v.exactOptional(v.string()), ...adjustmentEntries })

/**
 * The scenarios by name. The settings panel shows their titles and descriptions, and tests and tools use their names.
 */
export const scenarios = {
  default: { title: 'Megszokott működés', description: 'A megszokott működés, egy másodperces válaszidővel.' },
  fast: { title: 'Késlekedés nélkül', description: 'A megszokott működés, késlekedés nélkül.', delay: 0 },
  slow: { title: 'Lassú válaszok', description: 'Minden válasz öt másodpercig tart.', delay: 5000 },
  unsteady: {
    title: 'Akadozó kapcsolat',
    description: 'A válaszidő fél és két másodperc között változik, és minden tizedik kérés hibára fut.',
    delay: 500,
    jitter: 1500,
    errorRate: 0.1,
  },
  offline: { title: 'Nincs kapcsolat', description: 'Nincs kapcsolat a kiszolgálóval.', delay: 0, offline: true },
  nextDay: {
    title: 'Egy nappal később',
    description: 'A biztosító órája egy nappal előrébb jár.',
    delay: 0,
    clockAhead: 24 * 60 * 60 * 1000,
  },
  lastAttempt: {
    title: 'Utolsó próbálkozás',
    description: 'Egyetlen hibás válasz után zárolás.',
    delay: 0,
    attempts: 1,
  },
  shortBan: {
    title: 'Rövid tiltás',
    description: 'A hibás válaszok utáni tiltás egy percig tart.',
    delay: 0,
    banLength: 60,
  },
  shortSession: {
    title: 'Rövid munkamenet',
    description: 'A munkamenet három perc múlva lejár.',
    delay: 0,
    sessionLength: 3 * 60,
  },
  noRenewal: {
    title: 'Nem hosszabbítható munkamenet',
    description: 'A munkamenet nem hosszabbítható meg.',
    delay: 0,
    canRenew: false,
  },
  accepting: {
    title: 'Mindent elfogadó biztosító',
    description: 'Amit az ügyfél beküld, az aláírás és azonosítás nélkül elkészül.',
    delay: 0,
    everyCase: 'SUCCEEDED',
  },
  signatureAsked: {
    title: 'Aláírást kérő biztosító',
    description: 'Minden beküldött ügyhöz aláírás kell.',
    delay: 0,
    everyCase: 'DIGITAL_SIGNATURE_NEEDED',
  },
  identificationAsked: {
    title: 'Azonosítást kérő biztosító',
    description: 'Minden beküldött ügyhöz azonosítás kell.',
    delay: 0,
    everyCase: 'IDENTIFICATION_NEEDED',
  },
  declining: {
    title: 'Elutasított módosítások',
    description: 'A biztosító egyetlen módosítást sem fogad el (MODIFICATION_FAILED001).',
    delay: 0,
    trouble: [{ endpoint: '*', kind: 'declined' }],
  },
  incomplete: {
    title: 'Hiányosnak talált kérések',
    description: 'A biztosító minden beküldést, feltöltést és belépést hiányosnak talál (400).',
    delay: 0,
    trouble: [{ endpoint: '*', kind: 'incomplete' }],
  },
  identificationNever: {
    title: 'Az azonosítás várat magára',
    description: 'Az azonosítás nem fejeződik be.',
    delay: 0,
    identificationAfter: null,
  },
  identificationRefused: {
    title: 'Sikertelen azonosítás',
    description: 'Az azonosítás nem sikerül.',
    delay: 0,
    identificationOutcome: 'REFUSED',
  },
  dapByPhone: {
    title: 'DÁP: jóváhagyás gombnyomásra',
    description: 'A DÁP-azonosítás csak a telefonon, gombnyomásra fejeződik be.',
    delay: 0,
    dapAfter: null,
  },
  dapSlow: {
    title: 'DÁP: lassú azonosítás',
    description: 'A DÁP-azonosítás másfél percig tart, közben a QR-kód egyszer lejár.',
    delay: 0,
    dapAfter: 90_000,
  },
  dapExpired: {
    title: 'DÁP: lejáró QR-kód',
    description: 'A DÁP-belépés QR-kódja öt másodpercenként lejár, és senki nem olvassa be.',
    delay: 0,
    dapAfter: null,
    dapCodeLength: 5,
  },
  dapRefused: {
    title: 'DÁP: elutasított belépés',
    description: 'Az ügyfél a telefonján elutasítja a DÁP-belépést.',
    delay: 0,
    dapOutcome: 'REFUSED',
  },
  dapTurnedAway: {
    title: 'DÁP: nem megnyitható szerződések',
    description: 'A DÁP szerződéslistáján a 10000002 flottaszerződés, a 10000003 pedig más okból nem nyitható meg.',
    delay: 0,
    dapTurnsAway: { '10000002': 'FLEET', '10000003': 'OTHER' },
  },
  droppedSocket: {
    title: 'DÁP: megszakadó élő kapcsolat',
    description: 'A DÁP-belépés élő kapcsolata rögtön megszakad.',
    delay: 0,
    trouble: [{ endpoint: 'auth.dapStatus', kind: 'droppedSocket' }],
  },
  manyDocuments: {
    title: 'Nagyon sok dokumentum',
    description: 'Minden dokumentumlistában tízezer tétel áll.',
    delay: 0,
    listLength: 10_000,
  },
  manyFunds: {
    title: 'Negyven eszközalap',
    description: 'Forintban negyven eszközalap közül lehet választani.',
    delay: 0,
    fundCount: 40,
  },
  noDocuments: { title: 'Nincs dokumentum', description: 'Minden dokumentumlista üres.', delay: 0, listLength: 0 },
  specified: {
    title: 'Csak a specifikáció adatai',
    description: 'A biztosító csak azt válaszolja, amit a specifikáció mutat, feltételezett adatot nem.',
    delay: 0,
    fullness: 'specified',
  },
  required: {
    title: 'Csak a legszükségesebb adatok',
    description: 'A biztosító csak azt válaszolja, ami nélkül az ügyfélportál nem működhet.',
    delay: 0,
    fullness: 'required',
  },
  lostAnswer: {
    title: 'Elvesző válasz',
    description: 'A következő kérés teljesül, de a válasza elvész.',
    delay: 0,
    trouble: [{ endpoint: '*', kind: 'lostAnswer', times: 'once' }],
  },
  failing: {
    title: 'Hibára futó kiszolgáló',
    description: 'A kiszolgáló minden kérésre hibával felel.',
    delay: 0,
    trouble: [{ endpoint: '*', kind: '500' }],
  },
  unreachable: {
    title: 'Elérhetetlen kiszolgáló',
    description: 'A kiszolgáló nem felel.',
    delay: 0,
    trouble: [{ endpoint: '*', kind: 'network' }],
  },
  nonsense: {
    title: 'Érthetetlen válaszok',
    description: 'A kiszolgáló érthetetlen választ ad.',
    delay: 0,
    trouble: [{ endpoint: '*', kind: 'nonsense' }],
  },
} as const satisfies Record<string, v.InferInput<typeof describedScenario>>

/** A scenario's name, or a named scenario (default: `default`) with changes. */
export type ScenarioInput = string | v.InferInput<typeof scenarioSchema>

/**
 * Applies a scenario to a store without changing its data. Applying the same scenario again changes nothing. So a fault
 * that should happen once does not happen again.
 * @throws Error if there is no such scenario.
 */
export const applyScenario = (store: Store, input: unknown): void => {
  const scenarioJson = JSON.stringify(input)
  if (store.state.scenario === scenarioJson) return
  const parseResult = v.safeParse(scenarioSchema, typeof input === 'string' ? { name: input } : input)
  if (!parseResult.success) throw new Error(`Not a scenario: ${v.summarize(parseResult.issues)}`)
  const { name = 'default', ...changes } = parseResult.output
  const namedScenario = new Map<string, unknown>(Object.entries(scenarios)).get(name)
  if (namedScenario === undefined)
    throw new Error(`No scenario "${name}". There are: ${Object.keys(scenarios).join(', ')}.`)
  store.state.settings = {
    ...defaultSettings,
    trouble: [],
    ...v.parse(v.object(adjustmentEntries), namedScenario),
    ...changes,
  }
  store.state.scenario = scenarioJson
}

/**
 * Changes single settings of a store until the next scenario is chosen.
 * @throws Error if there is no such setting.
 */
export const adjustSettings = (store: Store, changes: Adjustments): void => {
  store.state.settings = { ...store.state.settings, ...v.parse(adjustmentsSchema, changes) }
}
