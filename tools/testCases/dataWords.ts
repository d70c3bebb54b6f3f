/** What a path begins with, by its name in the model. */
const beginnings: Readonly<Record<string, string>> = {
  fresh: 'elölről, üresen',
  new: 'új fájl',
  menu: 'a szerződés menüje',
  list: 'a lista',
  submitting: 'a lap a beküldés közben töltődött újra',
  submitted: 'a lap a beküldés után töltődött újra',
  putOff: 'a lap azután töltődött újra, hogy az ügyfél későbbre hagyta, ami hiányzik',
  reviewing: 'a lap az ellenőrzésnél töltődött újra',
  attaching: 'a lap az iratoknál töltődött újra',
  filling: 'a lap kitöltés közben töltődött újra',
  paying: 'a lap fizetés közben töltődött újra',
  confirming: 'a lap a kód beírásakor töltődött újra',
  failed: 'a lap sikertelen beküldés után töltődött újra',
  interrupted: 'a munkamenet a beküldés közben járt le',
  odd: 'újratöltött lap, szokatlan válaszokkal',
  wrongByNow: 'újratöltött lap, közben hibássá vált válasszal',
  filesGone: 'újratöltött lap, a fájlok már nincsenek a biztosítónál',
  fileLost: 'újratöltött lap, elveszett fájllal',
  unsentFile: 'újratöltött lap, el nem küldött fájllal',
  banned: 'tart a tiltás',
  locked: 'elfogytak a próbálkozások',
  photo: 'fénykép',
  knownPhoto: 'fénykép, amely korábban már a biztosítónál volt',
  uploaded: 'már feltöltött fájl',
  refused: 'olyan fájl, amelyet a biztosító nem fogad el',
  phone: 'kód telefonra',
  email: 'kód e-mailre',
  confirmed: 'két kód kell',
  last: 'egy próbálkozás maradt',
  '/kezdolap': 'a kezdőlap címe',
  '/fizetes-visszateres?paymentCode=payment-1': 'visszaérkezés a fizetőoldalról',
  start: 'bejelentkezve, az oldal megnyitásakor',
  timed: 'ismert ideig érvényes munkamenet',
  untimed: 'munkamenet ismeretlen lejárattal',
  opened: 'most nyílt meg',
  waiting: 'a lap a QR-kódnál töltődött újra',
  listed: 'a lap a szerződések listájánál töltődött újra',
  switching: 'a belépett ügyfél egy másik szerződését választotta',
  over: 'a lap azután töltődött újra, hogy a belépés ideje lejárt',
  byDap: 'az ügyfél DÁP-pal lépett be',
  vehicle: 'gépjármű-szerződés',
  property: 'lakásszerződés',
  stranger: 'nem a szerződő lépett be',
  case: 'beküldött ügy, amelyhez ez még kell',
  fromSignIn: 'a belépésről érkezik, ismert szerződésszámmal',
  byAddress: 'a címről érkezik, szerződésszám nélkül',
  due: 'a tartozás kifizetése',
  fee: 'megadott összeg kifizetése',
  any: 'egy átmásolható adat',
  signedIn: 'bejelentkezve, ugyanazzal a szerződéssel',
  otherContract: 'bejelentkezve, egy másik szerződéssel',
  signedOut: 'bejelentkezés nélkül',
  packages: 'a szerződés csomagjai',
  empty: 'üres címmezők',
  known: 'kitöltött címmezők',
  abroad: 'külföldi cím',
  confirmation: 'egy ügy visszaigazolása',
  invoice: 'egy számla',
  answered: 'a lap az eredménynél töltődött újra',
  undecided: 'a lap az ellenőrzésnél töltődött újra, a fizetésről még nem döntött',
  offeredNoMore: 'újratöltött lap, olyan válasszal, amely már nem választható',
  unreadable: 'újratöltött lap, olvashatatlan piszkozattal',
}

/** The pages of a form, by their names. */
const pages: Readonly<Record<string, string>> = {
  event: 'A káresemény',
  place: 'A kár helye',
  things: 'Mi károsodott',
  circumstances: 'A körülmények',
  contact: 'Elérhetőség',
  payout: 'A kifizetés',
}

/** What a path begins with that happens on one page of a form, by its name up to that of the page. */
const onPages: readonly (readonly [start: string, told: string])[] = [
  ['filling.', 'a lap kitöltés közben töltődött újra'],
  ['wrongByNow ', 'újratöltött lap, közben hibássá vált válasszal'],
  ['wrongAhead ', 'újratöltött lap, hibás válasszal egy későbbi oldalon'],
]

/** What a path begins with, for people; `null` where nothing says it. */
export const beginningOf = (name: string): string | null => {
  const [start, told] = onPages.find(([start]) => name.startsWith(start)) ?? []
  const page = start === undefined ? undefined : pages[name.slice(start.length)]
  return beginnings[name] ?? (page === undefined ? null : `${told} (»${page}« oldal)`)
}

/** How what was waited for ended, by the name of the example; what only says that it ended is left out. */
export const endings: Readonly<Record<string, string>> = {
  ok: '',
  loaded: '',
  online: '',
  left: '',
  deadline: '',
  read: '',
  sent: '',
  nothing: 'semmi',
  signed: 'az ügyfél aláírt',
  verified: 'sikerült',
  paid: 'az ügyfél fizetett',
  checked: 'a kód helyes',
  refused: 'elutasítva',
  signatureNeeded: 'elfogadva, de alá kell írni',
  identificationNeeded: 'elfogadva, de azonosítás kell hozzá',
  succeeded: 'elfogadva',
  succeededWithConfirmation: 'elfogadva, letölthető visszaigazolással',
  withDebt: 'a szerződésen tartozás van',
  everythingMissing: 'amit lehet, kihagyva',
  sms: 'SMS-kód kell',
  smsOrPlate: 'SMS-kód kell, de a rendszám is elég',
  plate: 'a rendszám kell',
  zip: 'az irányítószám kell',
  signedIn: 'az ügyfél belépett',
}

/** Values that are ours and not what somebody types. */
export const values: Readonly<Record<string, string>> = {
  LEGAL: 'Cég vagy más szervezet',
  PERSONAL: 'Magánszemély',
  NON_CONTRACTOR: 'Nem én vagyok a szerződő',
  uploaded: 'feltöltve',
  uploading: 'töltődik',
  failed: 'nem sikerült',
  missing: 'hiányzik',
  card: 'bankkártya',
  transfer: 'átutalás',
  later: 'később',
}
