/** Accessible names of the menu entries that every contract has, by menu key. */
export const everywhereLabels: Readonly<Record<string, string>> = {
  'contract-data': 'Szerződés adatai',
  'online-cases': 'Online ügyeim',
  pay: 'Díjfizetés',
  overpayment: 'Túlfizetés visszatérítése',
  'payment-method-or-frequency-change': 'Díjfizetési mód vagy gyakoriság módosítása',
  proposal: 'Ajánlat',
  invoice: 'Számlák',
  reminder: 'Fizetési felszólítások',
  'other-documents': 'Egyéb dokumentumok',
  'downloadable-documents': 'Letölthető nyomtatványok',
  'email-communication': 'Áttérés elektronikus kapcsolattartásra',
  address: 'Cím módosítása',
  name: 'Név módosítása',
  'company-name': 'Cégnév módosítása',
  email: 'E-mail-cím módosítása',
  phone: 'Telefonszám módosítása',
  'bank-account': 'Bankszámlaszám módosítása',
  'super-shop': 'SuperShop-kártyaszám megadása',
  'marketing-statement': 'Marketingnyilatkozat',
  'have-questions': 'Kérdésem van',
  'terminate-insurance': 'Szerződés megszüntetése',
}

/** Labels of the entries that only vehicle contracts have, by product line and menu group. */
export const vehicleGroups = {
  kgfb: {
    documents: {
      'green-card': 'Zöldkártya',
      'coverage-document': 'Fedezetigazolás',
      'insurance-policy': 'Kötvény',
      'damage-history-certificate': 'Kártörténeti igazolás',
      'bonus-certificate': 'Bonus-malus igazolás',
      'indexation-letter': 'Évfordulós díjértesítő',
    },
    vehicle: {
      'license-plate': 'Rendszám módosítása',
      bonus: 'Bonus-malus besorolás módosítása',
      'data-correction': 'Adatpontosítás',
      'premium-calculation': 'Díjkalkuláció',
      'drivello-score': 'Drivello vezetési pontszám',
      'vehicle-remove-from-traffic': 'Ideiglenes forgalomból kivonás bejelentése',
      'vehicle-back-to-traffic': 'Ismételt forgalomba helyezés bejelentése',
    },
  },
  casco: {
    documents: {
      'insurance-policy': 'Kötvény',
      'coverage-document': 'Fedezetigazolás',
      'indexation-letter': 'Évfordulós díjértesítő',
    },
    vehicle: {
      'license-plate': 'Rendszám módosítása',
      bonus: 'Bonus-malus besorolás módosítása',
      supplement: 'Hiánypótlás',
      'car-review-photos': 'Fényképes gépjárműszemle',
      reactivate: 'Szerződés reaktiválása',
    },
  },
} as const satisfies Readonly<Record<'kgfb' | 'casco', Readonly<Record<string, Readonly<Record<string, string>>>>>>

/** Labels of the entries that life, pension and accident insurances have, by menu group. */
export const lifeGroups: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  contract: { 'contractual-data': 'Szerződési feltételek', 'life-insurance': 'Biztosítási csomagok' },
  payment: { reactivate: 'Szerződés reaktiválása' },
  investment: {
    'investment-accounts': 'Befektetési számlák',
    'fund-switch': 'Eszközalap-átváltás',
    'fund-redirect': 'Díjátirányítás',
    'fund-switch-transformation': 'Átváltás és díjátirányítás',
    'model-portfolio': 'Modellportfólió választása',
    'account-monitoring': 'Számlaérték-figyelés',
    'fund-monitoring': 'Automatikus átváltás beállítása',
    'topup-payment': 'Eseti befizetés',
    'index-statement': 'Értékkövetési nyilatkozat',
  },
  service: {
    emergency: 'Sürgősségi ellátás',
    'health-insurance-or-illness': 'Egészségbiztosítási vagy betegségi szolgáltatás',
    decease: 'Haláleset',
    'decease-by-accident': 'Baleseti haláleset',
    'partial-buyback': 'Részleges visszavásárlás',
    advanced: 'Előleg igénylése',
    'complete-buyback': 'Teljes visszavásárlás',
    'contract-expiration': 'Lejárati szolgáltatás',
    retirement: 'Nyugdíjba vonulás',
    'consent-statement': 'Hozzájáruló nyilatkozat',
  },
  documents: {
    bond: 'Biztosítási kötvény',
    'indexation-letter': 'Értékkövetési értesítő',
    'tax-letter': 'Adóigazolások',
    'fund-letter': 'Eszközalap-értesítők',
    'yield-letter': 'Hozamértesítők',
  },
  data: {
    'tax-number': 'Adóazonosító jel módosítása',
    documents: 'Személyes okmányok módosítása',
    'document-number': 'Okmányszám módosítása',
  },
  modification: {
    'change-beneficiary': 'Kedvezményezett módosítása',
    'change-signatory': 'Szerződő személyének megváltoztatása',
    'change-insured': 'Biztosított személyének megváltoztatása',
    'other-contract-modification-claim': 'Egyéb szerződésmódosítás',
    'fee-suspension': 'Díjszüneteltetés',
    'fee-exemption': 'Díjmentesítés',
  },
}

/** Labels of the termination reasons of a vehicle contract, by product line and slug. */
export const reasonLabels: Readonly<Record<'kgfb' | 'casco', Readonly<Record<string, string>>>> = {
  kgfb: {
    'user-change': 'Üzembentartó-váltás',
    'car-sell': 'Gépjármű eladása',
    'final-withdraw': 'Végleges forgalomból kivonás',
    anniversary: 'Felmondás évfordulóra',
  },
  casco: {
    'car-sell': 'Gépjármű eladása',
    'final-withdraw': 'Végleges forgalomból kivonás',
    anniversary: 'Felmondás évfordulóra',
  },
}

const keys = (words: string): readonly string[] => words.split(' ')

/**
 * Menu keys of the entries that every active contract has, by menu group. `dataChangesOf` contains the data changes.
 */
export const everywhereGroups = {
  contract: keys('contract-data online-cases'),
  payment: keys('pay payment-method-or-frequency-change'),
  documents: keys('proposal invoice reminder other-documents downloadable-documents'),
  other: keys('marketing-statement have-questions'),
  // The termination has its own menu group, separate from the group "Egyéb" (decision 18).
  leaving: keys('terminate-insurance'),
} as const

/** Menu keys of the data changes for persons and for companies. Every product line has them. */
export const dataChangesOf = {
  person: keys('email-communication address name email phone bank-account super-shop'),
  company: keys('address company-name email phone bank-account super-shop'),
} as const
