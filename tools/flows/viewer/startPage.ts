import { changesPart } from './changed'
import type { ViewerData } from './data'
import { html } from './element'

const QUESTIONS = [
  'Mi történik a harmadik hibás kód után?',
  'Mi van, ha fizetés közben lejár a munkamenet?',
  'Mi van, ha a QR-kód lejár?',
  'Mi van, ha az aláírást elutasítják?',
  'Mi van, ha a biztosító nem válaszol a beküldésre?',
] as const

/** Returns the page that is shown until the user selects something. It has an introduction and example questions. */
export const startPage = (data: ViewerData, searchFor: (question: string) => void): HTMLElement => {
  const { flows, unused } = data
  return html(
    'main',
    { class: 'start' },
    html('h1', {}, 'Mi történik az ügyfélportálon?'),
    changesPart(data),
    html(
      'p',
      {},
      `Itt a portál ${flows.length} folyamata látszik, pontosan úgy, ahogy az ügyfeleknél fut. Kérdezzen a saját szavaival, vagy válasszon egy folyamatot a listából.`,
    ),
    html('h2', {}, 'Például'),
    html(
      'ul',
      { class: 'questions' },
      ...QUESTIONS.map((question) =>
        html('li', {}, html('button', { type: 'button', click: () => searchFor(question) }, question)),
      ),
    ),
    html('h2', {}, 'Így olvassa a rajzot'),
    html(
      'ul',
      {},
      html('li', {}, 'Egy doboz egy helyzet, amelyben az ügyfél lehet. A folyamat a fekete ponttól indul.'),
      html('li', {}, 'Egy nyíl egy út tovább. Mellette áll, mi történik, és dőlt betűvel, hogy mikor visz arra.'),
      html('li', {}, 'A kettős keretű dobozban a folyamat véget ér; ami elindította, onnan megy tovább.'),
      html(
        'li',
        {},
        'A ▸ jel egy másik folyamat, amely közben fut: rákattintva megnyílik. A „vár:” után az áll, amire várunk.',
      ),
      html('li', {}, 'Dobozra kattintva oldalt látszik, mi történhet onnan, és hová vezet.'),
      html('li', {}, 'Billentyűk: / kérdés, + − 0 nagyítás, Tab és Enter a dobozok között.'),
    ),
    unused.length === 0
      ? null
      : html(
          'details',
          {},
          html('summary', {}, `${unused.length} hívás van, amelyet még egyik folyamat sem használ`),
          html('ul', {}, ...unused.map(({ method, path }) => html('li', {}, html('code', {}, `${method} ${path}`)))),
        ),
  )
}
