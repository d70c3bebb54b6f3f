/** The fixed text of a document type. */
export interface Wording {
  readonly title: string
  readonly lead: string
  readonly closing: string
}

const QUESTIONS_CLOSING = 'Ha kérdése van, ügyfélszolgálatunk szívesen segít.'

/** The documents that the simulated insurer prints, named like the insurance-documents calls that return them. */
export const wordings = {
  'green-card': {
    title: 'Zöldkártya',
    lead: 'Igazoljuk, hogy az alábbi gépjármű kötelező gépjármű-felelősségbiztosítása a zöldkártyarendszer országaiban is érvényes.',
    closing: 'Külföldi útján tartsa magánál ezt az igazolást. Baleset esetén töltse ki az európai baleseti bejelentőt.',
  },
  'coverage-document': {
    title: 'Fedezetigazolás',
    lead: 'Igazoljuk, hogy az alábbi szerződés a kiállítás napján érvényes, és a biztosítási fedezet fennáll.',
    closing: 'Az igazolás a kiállítás napjának állapotát mutatja.',
  },
  'insurance-policy': {
    title: 'Kötvény',
    lead: 'Köszönjük, hogy minket választott. Ez a kötvény a biztosítási szerződés létrejöttét igazolja az alábbi adatokkal.',
    closing: 'Kérjük, ellenőrizze az adatokat. Ha eltérést talál, jelezze 15 napon belül.',
  },
  'life-insurance-policy': {
    title: 'Biztosítási kötvény',
    lead: 'Köszönjük, hogy minket választott. Ez a kötvény a biztosítási szerződés létrejöttét igazolja az alábbi adatokkal.',
    closing: 'Kérjük, ellenőrizze az adatokat. Ha eltérést talál, jelezze 15 napon belül.',
  },
  'policy-supplement': {
    title: 'A kötvény kiegészítése',
    lead: 'Ez a dokumentum a biztosítási kötvény kiegészítése, és azzal együtt érvényes.',
    closing: 'Kérjük, őrizze meg a kötvénnyel együtt.',
  },
  'damage-history-certificate': {
    title: 'Kártörténeti igazolás',
    lead: 'Igazoljuk, hogy nyilvántartásunk szerint az alábbi szerződéshez a következő kártörténet tartozik.',
    closing: 'Az igazolást más biztosítónál is felhasználhatja.',
  },
  'bonus-certificate': {
    title: 'Bonus-malus igazolás',
    lead: 'Igazoljuk, hogy az alábbi szerződés a kiállítás napján a megadott bonus-malus osztályba tartozik.',
    closing: 'A besorolást a kártörténeti nyilvántartás adatai alapján állapítottuk meg.',
  },
  'indexation-letter': {
    title: 'Évfordulós díjértesítő',
    lead: 'Közeleg szerződésének évfordulója. Ebben a levélben a következő biztosítási időszak díjáról tájékoztatjuk.',
    closing:
      'Ha a díjjal egyetért, nincs teendője. A felmondásnak legkésőbb 30 nappal az évforduló előtt kell beérkeznie.',
  },
  'life-indexation-letter': {
    title: 'Értékkövetési értesítő',
    lead: 'Közeleg szerződésének évfordulója. Ebben a levélben tájékoztatjuk, hogyan követheti biztosításának díja és értéke az áremelkedést.',
    closing: 'Az értékkövetésről az évforduló előtt az ügyfélportálon, az Értékkövetési nyilatkozat ügyben dönthet.',
  },
  proposal: {
    title: 'Ajánlat',
    lead: 'Ön az alábbi adatokkal tett ajánlatot biztosítási szerződés megkötésére.',
    closing: QUESTIONS_CLOSING,
  },
  invoice: {
    title: 'Számla',
    lead: 'Az alábbi biztosítási díjról számlát állítottunk ki. A biztosítási szolgáltatás mentes az áfa alól.',
    closing: 'Ha átutalással fizet, a közleménybe írja be a szerződésszámot.',
  },
  reminder: {
    title: 'Fizetési felszólítás',
    lead: 'Nyilvántartásunk szerint az alábbi biztosítási díj még nem érkezett meg hozzánk. Kérjük, rendezze a tartozást a megadott határidőig.',
    closing: 'Ha közben már fizetett, nincs teendője. A díjat az ügyfélportálon is befizetheti.',
  },
  'other-documents': {
    title: 'Tájékoztató levél',
    lead: 'Az alábbi szerződéssel kapcsolatban tájékoztatjuk.',
    closing: QUESTIONS_CLOSING,
  },
  'tax-letter': {
    title: 'Adóigazolás',
    lead: 'Igazoljuk, hogy az alábbi szerződésre az adóévben a következő, adójóváírásra jogosító befizetések érkeztek.',
    closing: 'Az igazolást az adóbevallás elkészítéséhez használhatja fel, a bevalláshoz nem kell csatolnia.',
  },
  'fund-letter': {
    title: 'Eszközalap-értesítő',
    lead: 'Tájékoztatjuk a szerződéséhez tartozó eszközalapokról és azok megoszlásáról.',
    closing: 'Az eszközalapok értéke változhat, a múltbeli hozam nem jelent ígéretet a jövőre.',
  },
  'yield-letter': {
    title: 'Hozamértesítő',
    lead: 'Tájékoztatjuk, hogyan alakult szerződésének értéke és hozama az elmúlt időszakban.',
    closing: 'A múltbeli hozam nem jelent ígéretet a jövőre.',
  },
  'to-be-signed': {
    title: 'Aláírandó nyilatkozat',
    lead: 'Kérjük, ellenőrizze az alábbi adatokat. Ügyét az Ön aláírásával tudjuk elindítani.',
    closing: 'Aláírhatja digitálisan az ügyfélportálon, vagy kinyomtatva, kézzel: ekkor töltse fel az aláírt példányt.',
  },
  confirmation: {
    title: 'Visszaigazolás',
    lead: 'Megkaptuk a kérését. Az ügyét az alábbi adatokkal rögzítettük.',
    closing: 'Ügyét az ügyfélportálon, az Online ügyeim menüpontban követheti.',
  },
  statement: {
    title: 'Nyilatkozat',
    lead: 'Kérjük, olvassa el figyelmesen, mielőtt elfogadja.',
    closing: 'Az elfogadott nyilatkozat az elfogadás napján lép hatályba.',
  },
  form: {
    title: 'Nyomtatvány',
    lead: 'Kérjük, nyomtatott betűkkel töltse ki, írja alá, és töltse fel az ügyfélportálon.',
    closing: QUESTIONS_CLOSING,
  },
} as const satisfies Record<string, Wording>

/** A type of document that the simulated insurer prints. */
export type DocumentKind = keyof typeof wordings
