/**
 * Phrases that users ask with, and the flows' terms for them. Left: phrases that match if all their words occur, in any
 * order and with any endings. Right: the flows' terms, best match first.
 */
export const synonyms: readonly (readonly [said: string, meant: string])[] = [
  ['hibás, rossz, téves, helytelen, elír, elírja, eltéveszt, elront, félreüt, elgépel', 'hibás'],
  ['harmadik, harmadszor, háromszor', 'harmadik'],
  [
    'harmadik hibás kód, harmadik rossz kód, harmadik téves kód, harmadszor hibás kód, harmadszor rossz kód, háromszor hibás kód, háromszor rossz kód, háromszor elír kód, háromszor téveszt kód',
    'harmadik kód is hibás volt ezért tiltás jár, harmadik hibás kód',
  ],
  ['letilt, kitilt, zárol, blokkol, kizár, bannol', 'tiltás, próbálkozások elfogytak'],
  [
    'túl sok próbálkozás, elfogy a próbálkozás, sok hibás próbálkozás',
    'sok hibás próbálkozás, próbálkozások elfogytak',
  ],
  [
    'kiléptet, kijelentkeztet, kidob, kirak, kiesik, automatikusan kilép, letelik a munkamenet, lejár a munkamenet, lejár a session, inaktív, tétlen',
    'lejár a munkamenet, letelik a munkamenet, munkamenet járt le',
  ],
  [
    'fizetés lejár a munkamenet, fizetés letelik a munkamenet, fizetés lejár a session, fizetés kiléptet, fizetés kidob, fizetés kijelentkeztet',
    'fizetés eredményét a következő belépés után kérdezzük meg',
  ],
  ['lejár, letelik, elévül, kifut', 'lejár, letelik, járt le'],
  [
    'nincs net, nincs internet, nincs hálózat, nincs térerő, megszűnik a térerő, nincs wifi, elmegy a net, elmegy az internet, elment a net, elment az internet, megszakad a net, megszakad az internet, megszakad a kapcsolat, elszáll a net, offline',
    'nem jön használható válasz, visszatér a hálózat, megszakad az élő kapcsolat',
  ],
  [
    'nem válaszol, nem felel, nem jön válasz, nem érhető el, nem elérhető, nincs válasz, nem működik, nem megy, leáll, lehal, lefagy, elakad, összeomlik, hibára fut, hibát ad, szerverhiba, technikai hiba',
    'nem jön használható válasz, nem töltődött be',
  ],
  [
    'biztosító nem válaszol, biztosító nem felel, nem jön válasz a biztosítótól, nincs válasz a biztosítótól, nem jön meg a biztosító válasza',
    'nem jön használható válasz a beküldés',
  ],
  ['nem tölt be, nem töltődik be, nem jelenik meg', 'nem töltődött be, nem jön használható válasz'],
  [
    'elutasít, visszautasít, megtagad, nem fogad el, nem vesz át, visszadob, nem engedi',
    'elutasítja, elutasították, nem fogad el',
  ],
  ['nem sikerül, sikertelen, meghiúsul', 'nem sikerült, elutasították, nem jön használható válasz'],
  [
    'nem jön az sms, nem kap kódot, nem kapta meg a kódot, nem kap sms, nem érkezik meg, nem jött meg az sms, nem jött kód',
    'nem kapott kódot',
  ],
  ['új kód, újra kér kódot, megint küldjék', 'új kódot kér'],
  [
    'más telefonszám, új telefonszám, megváltozott a telefonszám, elveszett a telefon, nincs meg a telefon',
    'megváltozott a telefonszáma',
  ],
  ['túl nagy, nagy fájl, nagy fénykép, nagy kép', 'túl nagy'],
  ['fotó, kép', 'fénykép, fájl'],
  ['irat, melléklet', 'iratok, fájl'],
  ['feltölt, csatol, mellékel', 'feltöltése, fájlt csatol'],
  ['bead, benyújt, elküld, beküld, lead', 'beküldés, beküldi'],
  ['kihagy, elfelejt, üresen hagy, nem tölt ki, nem válaszol egy kérdésre', 'válasz hiányzik'],
  ['meggondol, visszakozik', 'visszalép, mégsem kéri, mégis marad'],
  ['bankkártya, kártya, kártyás', 'kártyás, bankkártyát'],
  ['utal, átutal, banki átutalás', 'átutalás, átutalja'],
  ['vissza gomb, visszagomb, böngésző vissza', 'böngésző vissza vagy előre gombja'],
  ['bezárja a lapot, becsukja a lapot', 'a lap bezárása, lap egy percre bezárult'],
  ['megszakad a hálózat, megszűnik a hálózat', 'a hálózat figyelése, nincs hálózat'],
  ['frissít, újratölt, bezárja a böngészőt, becsukja, újranyit', 'korábban itt tartott, meg volt őrizve, újratöltés'],
  [
    'otthagy, félbehagy, abbahagy, félbeszakít, kilép az ügyből, elhagyja az ügyet',
    'otthagyja az ügyet, elhagyja az ügyet, félig ki van töltve',
  ],
  ['flotta, flottás, céges autók', 'flottához tartozik'],
  ['nem én szerződő, nem ő szerződő, más nevében, meghatalmazott', 'nem ő a szerződő, belépett személy nem a szerződő'],
  ['hosszabbít, tovább marad, még dolgozik', 'meghosszabbítja a munkamenetet'],
  ['később, halaszt, elhalaszt, máskor', 'későbbre hagyja, későbbre halasztja, később'],
  ['aláír, szignál', 'aláírás, aláírja'],
  [
    'nem írta alá, nem ír alá, nem aláír, nem akar aláír, nem akarja aláírni, nem szeretné aláírni, elfelejti aláírni',
    'későbbre hagyja az aláírást, később írja alá',
  ],
  ['igazol, azonosít, szelfi', 'azonosítás'],
  ['belép, bejelentkezik', 'belépés'],
  ['jelszó, elfelejtett jelszó, elfelejti a jelszót, nem tudja a jelszót', 'belépés szerződésszámmal'],
  ['kilép, kijelentkezik', 'kijelentkezik, kilép'],
  ['visszahív, felhív, telefonál', 'visszahívás kérése'],
  ['applikáció, app', 'DÁP'],
]

/** Words of questions that carry no meaning. */
export const fillers =
  'a az egy es vagy ha van mi mit lesz tortenik ilyenkor akkor hogy hogyan mikor amikor utan kozben eseten is ezt azt ez nem ' +
  'meg kell volt lett lehet miert hova be ki fel el mar ott itt ugyfel ugyfelet o rendszer rendszere portal magat nala neki valaki ' +
  'engem nekem en vagyok vagyunk de csak megint pont eppen soran aki ami ad ir'
