/** The contract numbers that the simulated insurer knows, and what each one shows. Any other number is unknown to it. */
export const sampleContracts: ReadonlyArray<{ readonly number: string; readonly shows: string }> = [
  {
    number: '10000001',
    shows: 'Kötelező, magánszemély. SMS-kód: 123456, vagy rendszám: RJK-482. Minden elérhető, van tartozás.',
  },
  { number: '10000002', shows: 'Kötelező, cég. Rendszám: ABC-123.' },
  { number: '10000003', shows: 'Kötelező, megszűnt szerződés. Irányítószám: 1117.' },
  { number: '90000001', shows: 'Flottaszerződés: itt nem lehet belépni (AUTH_LOGIN_003).' },
  { number: '90000002', shows: 'Egyéb hiba a belépéskor (AUTH_LOGIN_004).' },
  { number: '90000007', shows: 'Nincs telefonszám a szerződéshez (AUTH_LOGIN_007).' },
  { number: '90000009', shows: 'Túl sok hibás próbálkozás után zárolt belépés (AUTH_LOGIN_002).' },
]

/** The one code that the simulated insurer takes for the right one. */
export const RIGHT_CODE = '123456'
