import type { PrintedDocument, PrintedText } from '../../pdf/document'
import type { Contract } from '../state'
import type { Store } from '../store'
import { printedContract } from './printed'

interface Terms {
  readonly title: string
  readonly texts: readonly PrintedText[]
}

const riskText: PrintedText = {
  heading: 'A befektetés kockázata',
  text: 'Az eszközalapok értéke emelkedhet és csökkenhet is. A befektetési kockázatot Ön viseli, a biztosító sem hozamot, sem tőkevédelmet nem ígér.',
}
const sharesText: PrintedText = {
  heading: 'A modellportfólió',
  text: 'A modellportfólió eszközalapok előre meghatározott összetétele. A díjat és a meglévő befektetést a választott portfólió arányai szerint helyezzük el, az arányok összege mindig 100%.',
}
const monitoringText: PrintedText = {
  heading: 'A figyelés működése',
  text: 'Minden értékelési napon összevetjük a számla vagy az eszközalap értékét az Ön által megadott határral. Ha az érték eléri a határt, e-mailben értesítjük.',
}

/** Statements and terms that other answers link to, by the part of the id after `terms-`. */
const termsByName: ReadonlyMap<string, Terms> = new Map([
  ['portfolio', { title: 'Modellportfólió – szerződési feltételek', texts: [sharesText, riskText] }],
  [
    'portfolio-new',
    {
      title: 'Nyilatkozat modellportfólió választásáról',
      texts: [
        { heading: 'Nyilatkozat', text: 'Kijelentem, hogy a modellportfóliók feltételeit megismertem és elfogadom.' },
        sharesText,
        riskText,
      ],
    },
  ],
  [
    'portfolio-change',
    {
      title: 'Nyilatkozat modellportfólió módosításáról',
      texts: [
        {
          heading: 'Nyilatkozat',
          text: 'Kérem, hogy a biztosító az eddigi modellportfólióm helyett a most választottat vegye figyelembe.',
        },
        riskText,
      ],
    },
  ],
  [
    'portfolio-cancel',
    {
      title: 'Nyilatkozat modellportfólió megszüntetéséről',
      texts: [
        {
          heading: 'Nyilatkozat',
          text: 'Tudomásul veszem, hogy ha magam rendelkezem az eszközalapokról, a modellportfólió megszűnik.',
        },
        riskText,
      ],
    },
  ],
  ['account-monitoring', { title: 'Számlaérték-figyelés – szerződési feltételek', texts: [monitoringText, riskText] }],
  [
    'fund-monitoring',
    {
      title: 'Automatikus átváltás – szerződési feltételek',
      texts: [
        monitoringText,
        {
          heading: 'Az átváltás',
          text: 'A beállított határ elérésekor a befektetési egységeket az Ön külön rendelkezése nélkül átváltjuk. Ha a visszaváltást is kérte, azt is külön rendelkezés nélkül elvégezzük.',
        },
        riskText,
      ],
    },
  ],
  [
    'campaign',
    {
      title: 'Részvételi szabályzat',
      texts: [
        {
          heading: 'A részvétel',
          text: 'A kampányban az vehet részt, akinek élő szerződése van. A részvétel önkéntes és díjtalan, a szerződés feltételeit nem módosítja.',
        },
      ],
    },
  ],
])

/** A statement or terms document by its id; `undefined` if it does not exist. */
export const printedTerms = (store: Store, contract: Contract, id: string): PrintedDocument | undefined => {
  const name = /^terms-(.+)$/.exec(id)?.[1] ?? ''
  const terms = termsByName.get(name)
  if (terms === undefined) return undefined
  return {
    kind: 'statement',
    ...terms,
    documentNumber: `NF-${[...termsByName.keys()].indexOf(name) + 1}`,
    createdAt: store.now(),
    contract: printedContract(contract),
  }
}
