import { expect, test } from 'vitest'
import { bodyOf } from '../../../machines/case/answers/body'
import { optionsOf } from '../../../machines/case/answers/options'
import { eletCases } from '../../../machines/cases/life'
import { changeInsured, changeSignatory, otherModification } from '../../../machines/cases/life/modifications.case'
import { lifeHeaderExamples } from '../../../mocks/examples/life/header'

test.each([
  [changeSignatory, 'change-signatory'],
  [changeInsured, 'change-insured'],
  [otherModification, 'other-contract-modification-claim'],
])(
  'a change of a life contract (row %#) is offered to the contractor only, and sends its menu key to the insurer',
  (definition, kind) => {
    const answers = { description: 'Kérem a módosítást.' }
    const fieldContext = {
      answers,
      today: '2026-11-21',
      options: optionsOf(definition, null, {}),
      loaded: null,
      asked: null,
    }
    expect(JSON.parse(JSON.stringify(bodyOf(definition, fieldContext)))).toEqual({ kind, ...answers, documents: [] })
    const entry = eletCases.menu.find(({ key }) => key === kind)
    const offers = (isContractor: boolean) =>
      entry?.isEnabled(lifeHeaderExamples.everythingEnabled, { isContractor, today: '2026-11-21' })
    expect([entry?.group, offers(true), offers(false)]).toEqual(['modification', true, false])
  },
)
