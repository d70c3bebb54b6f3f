/** The contract numbers that the simulated insurer knows, and what each one shows. Any other number is unknown to it. */
export const sampleContracts: ReadonlyArray<{ readonly number: string; readonly shows: string }> = [
  {
    number: '10000001',
    shows: 'Kötelező, magánszemély. SMS-kód: 123456, vagy rendszám: RJK-482. Minden elérhető, van tartozás.',
  },
  { number: '10000002', shows: 'Kötelező, cég. Rendszám: ABC-123. A jármű átmenetileg ki van vonva a forgalomból.' },
  { number: '10000003', shows: 'Kötelező, megszűnt szerződés. Irányítószám: 1117.' },
  { number: '20000001', shows: 'Casco. SMS-kód: 123456, vagy rendszám: AA CK-417. Hiányzó dokumentumok.' },
  {
    number: '20000002',
    shows: 'Casco, díjnemfizetés miatt megszűnt, tartozással; reaktiválható. SMS-kód: 123456, vagy irányítószám: 3525.',
  },
  { number: '30000001', shows: 'Lakás. SMS-kód: 123456. Nyitott és lezárt károk.' },
  { number: '30000002', shows: 'Lakás. SMS-kód: 123456. Öt napja kezdődött, 14 napon belül még felmondható.' },
  { number: '40000001', shows: 'Élet, befektetéssel. SMS-kód: 123456. Több számla, eszközalap és portfólió.' },
  { number: '40000002', shows: 'Élet, cég. SMS-kód: 123456.' },
  { number: '40000003', shows: 'Élet, díjnemfizetés miatt megszűnt, tartozással; reaktiválható. SMS-kód: 123456.' },
  { number: '50000001', shows: 'Nyugdíj. Irányítószám: 6720. Az adókedvezmény fele még igénybe vehető.' },
  { number: '60000001', shows: 'Baleset. SMS-kód: 123456. Befektetés nélkül.' },
  { number: '70000001', shows: 'Ajánlatszám: annak, aki nem a szerződő.' },
  { number: '80000001', shows: 'Élet. SMS-kód: 123456. Belépéskor azonosítást kér.' },
  { number: '90000001', shows: 'Flottaszerződés: itt nem lehet belépni (AUTH_LOGIN_003).' },
  { number: '90000002', shows: 'Egyéb hiba a belépéskor (AUTH_LOGIN_004).' },
  { number: '90000007', shows: 'Nincs telefonszám a szerződéshez (AUTH_LOGIN_007).' },
  { number: '90000009', shows: 'Túl sok hibás próbálkozás után zárolt belépés (AUTH_LOGIN_002).' },
]

/** The one code that the simulated insurer takes for the right one. */
export const RIGHT_CODE = '123456'
