import { expect, test } from 'vitest'
import { everyText } from '../languageFiles'

/** Why the customer has the named entry wherever a text is shown, with the beginnings of these texts' paths. */
const reasons: Readonly<Record<string, readonly string[]>> = {
  'the text is shown in the named entry, or after it': [
    'contract.cases.pay.afterEnded.',
    'contract.cases.pay.afterWith.',
    'lakas.cases.pay.after',
  ],
  'the screen looks up the menu first': [
    'contract.contractualData.lead',
    'life.cases.consent-statement.alerts.needed.',
    'onlineCases.transfer.elsewhere',
  ],
  'the key of the investment accounts enables these cases as well': [
    'life.cases.account-monitoring.',
    'life.cases.fund-monitoring.',
  ],
  'every contractor of a home contract has the list of claims': [
    'lakas.cases.claim-contact.',
    'lakas.cases.claim-documents.',
    'lakas.cases.claim-review.',
  ],
}
const explained = Object.values(reasons).flat()

const entryLabels = [...everyText].flatMap(([path, label]) => (/^\w+\.cases\.[^.]+\.label$/.test(path) ? [label] : []))

/** The label of an entry inside a sentence. The last vowel of a Hungarian word becomes long before an ending. */
const labelInSentence = new RegExp(
  `(?<=[\\p{L},;] |„)(${entryLabels.map((label) => label.replace(/[ae]$/, '[aeáé]')).join('|')})`,
  'u',
)

/**
 * Words that send the customer to a page, e.g. "a befektetési számlái között látja" (sees it among the accounts).
 * Excepted are the tasks and the menu as a whole, which are on the page of every contract.
 */
const placeInSentence = /menüpont|(?<! teendői| ügyek| ügyei) (között|oldalán|számláján)[^.:;]* (látja|találja)/

test('each text that names a menu entry is shown only to customers who have this entry', () => {
  const named = [...everyText].flatMap(([path, text]) =>
    (labelInSentence.test(text) || placeInSentence.test(text)) && !everyText.has(`${path}ForOthers`) ? [path] : [],
  )
  expect(named.filter((path) => !explained.some((start) => path.startsWith(start)))).toEqual([])
  expect(explained.filter((start) => !named.some((path) => path.startsWith(start)))).toEqual([])
})
