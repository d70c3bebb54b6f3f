import type { Fact } from '../../../machines/case/fact'
import { formatDate, formatMoney, formatPlate } from '../../texts/format'
import type { CaseTexts } from './caseTexts'

const readable = (fact: Fact): string => {
  switch (fact.kind) {
    case 'money':
      return formatMoney(fact.value)
    case 'date':
      return formatDate(fact.value)
    case 'plate':
      return formatPlate(fact.value)
    case 'text':
      return fact.value
  }
}

/** Facts as they are read: what it is, and its value. */
export const shownFacts = (facts: readonly Fact[], texts: CaseTexts) =>
  facts.map((fact) => ({ label: texts.fact(fact.name), value: readable(fact) }))
