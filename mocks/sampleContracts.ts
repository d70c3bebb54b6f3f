/** A contract number that the simulated insurer knows. All other numbers are unknown. */
export interface SampleContract {
  readonly number: string
  /** The feature that this contract demonstrates. */
  readonly shows: string
  /** The second step of the contract's sign-in and the right answer; absent if there is no second step. */
  readonly secondStep?: string
  /** `true` if the number is always rejected. It then demonstrates an error of the sign-in. */
  readonly isTurnedAway?: true
}

const SMS = 'SMS-kód: 123456'

export const sampleContracts: readonly SampleContract[] = [
  {
    number: '10000001',
    shows: 'Kötelező, magánszemély. Minden elérhető, van tartozás.',
    secondStep: `${SMS}, vagy rendszám: RJK-482`,
  },
  {
    number: '10000002',
    shows: 'Kötelező, cég. A jármű átmenetileg ki van vonva a forgalomból.',
    secondStep: 'Rendszám: ABC-123',
  },
  { number: '10000003', shows: 'Kötelező, megszűnt szerződés.', secondStep: 'Irányítószám: 1117' },
  { number: '20000001', shows: 'Casco. Hiánypótlásra vár.', secondStep: `${SMS}, vagy rendszám: AA CK-417` },
  {
    number: '20000002',
    shows: 'Casco, díjnemfizetés miatt megszűnt, tartozással; reaktiválható.',
    secondStep: `${SMS}, vagy irányítószám: 3525`,
  },
  { number: '30000001', shows: 'Lakás. Nyitott és lezárt károk.', secondStep: SMS },
  { number: '30000002', shows: 'Lakás. Öt napja kezdődött, 14 napon belül még felmondható.', secondStep: SMS },
  { number: '40000001', shows: 'Élet, befektetéssel. Több számla, eszközalap és portfólió.', secondStep: SMS },
  { number: '40000002', shows: 'Élet, cég.', secondStep: SMS },
  {
    number: '40000003',
    shows: 'Élet, díjnemfizetés miatt megszűnt, tartozással; reaktiválható.',
    secondStep: SMS,
  },
  { number: '50000001', shows: 'Nyugdíj. Az adókedvezmény fele még igénybe vehető.', secondStep: 'Irányítószám: 6720' },
  { number: '60000001', shows: 'Baleset. Befektetés nélkül.', secondStep: SMS },
  { number: '70000001', shows: 'Ajánlatszám: annak, aki nem a szerződő.' },
  { number: '80000001', shows: 'Élet. Belépéskor azonosítást kér.', secondStep: SMS },
  { number: '90000001', shows: 'Flottaszerződés: itt nem lehet belépni (AUTH_LOGIN_003).', isTurnedAway: true },
  { number: '90000002', shows: 'Egyéb hiba a belépéskor (AUTH_LOGIN_004).', isTurnedAway: true },
  { number: '90000007', shows: 'Nincs telefonszám a szerződéshez (AUTH_LOGIN_007).', isTurnedAway: true },
  {
    number: '90000009',
    shows: 'Túl sok hibás próbálkozás után zárolt belépés (AUTH_LOGIN_002).',
    isTurnedAway: true,
  },
]

/** The one-line description of a sample. */
export const sampleDescription = ({ shows, secondStep }: SampleContract): string =>
  secondStep === undefined ? shows : `${shows} ${secondStep}.`

/** The one-line description of a sample in a list that explains the SMS code once. */
export const shortSampleDescription = ({ shows, secondStep }: SampleContract): string =>
  secondStep === undefined || secondStep === SMS ? shows : `${shows} ${secondStep}.`

/** The only code that the simulated insurer accepts. */
export const RIGHT_CODE = '123456'
