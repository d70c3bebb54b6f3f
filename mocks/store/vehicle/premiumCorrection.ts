import * as v from 'valibot'
import { dayAt } from '../../../machines/today'
import { type CaseResult, type DataCorrection, dataCorrection, type Money } from '../../../src/api/entities'
import { formatMoney } from '../../../src/texts/format'
import { openCase } from '../cases/cases'
import { freezeDueAmounts } from '../payments/changeFrequency'
import type { VehicleContract } from '../state'
import type { Store } from '../store'
import { isRunning, vehicleMemory } from './memory'
import { comparePremiums, paymentsPerYearOf } from './premium'

type Question = keyof DataCorrection
const questions = v.keyof(dataCorrection).options

const EARLIEST_YEAR = 1900

const LABELS: Readonly<Record<Question, string>> = {
  seasonTires: 'Évszaknak megfelelő gumiabroncs',
  youngDriverBirthYear: 'A legfiatalabb vezető születési éve',
  drivingLicenceYear: 'A jogosítvány megszerzésének éve',
  publicServant: 'Közszolgálatban dolgozik',
  contractorChildBirthYear: 'A szerződő gyermekének születési éve',
}

/**
 * Tells which questions are open. A question is open if it was never answered and the contract's header allows a data
 * correction.
 */
export const openQuestions = (contract: VehicleContract): Readonly<Record<Question, boolean>> => {
  const { corrections } = vehicleMemory(contract)
  const isOpen = (question: Question): boolean =>
    contract.header.enabledDataCorrection && corrections[question] === undefined
  return {
    seasonTires: isOpen('seasonTires'),
    youngDriverBirthYear: isOpen('youngDriverBirthYear'),
    drivingLicenceYear: isOpen('drivingLicenceYear'),
    publicServant: isOpen('publicServant'),
    contractorChildBirthYear: isOpen('contractorChildBirthYear'),
  }
}

type CorrectionResult = CaseResult & { readonly oldPremium: Money | null; readonly newPremium: Money }

/**
 * Accepts answers to open questions, and changes the premium at once. Returns `undefined` if there is no answer or the
 * contract has ended. Also returns `undefined` if a question is not open or a year is impossible.
 */
export const correctData = (
  store: Store,
  contract: VehicleContract,
  answers: DataCorrection,
): CorrectionResult | undefined => {
  const isQuestionOpen = openQuestions(contract)
  const newAnswers = questions.flatMap((name) => {
    const answer = answers[name]
    return answer === undefined ? [] : [{ name, answer }]
  })
  const premiums = comparePremiums(store, contract, answers)
  const areAnswersAccepted =
    newAnswers.length > 0 &&
    newAnswers.every(({ name, answer }) => isQuestionOpen[name] && isPossibleAnswer(store, answer))
  if (!isRunning(contract) || !areAnswersAccepted || premiums === undefined) return undefined
  const { value, currency } = premiums.newPremium
  const newPremium = { value: value / paymentsPerYearOf(contract), currency }
  const oldPremium = contract.header.contract.premiumFrequency ?? null
  freezeDueAmounts(store, contract)
  const memory = vehicleMemory(contract)
  memory.corrections = { ...memory.corrections, ...answers }
  contract.header.contract.premiumFrequency = newPremium
  contract.header.enabledDataCorrection = Object.values(openQuestions(contract)).includes(true)
  const caseResult = openCase(store, contract, {
    name: 'Adatpontosítás',
    details: [
      ...newAnswers.map(({ name, answer }) => [LABELS[name], answerText(answer)] as const),
      ...(oldPremium === null ? [] : [['Eddigi időszaki díj', formatMoney(oldPremium)] as const]),
      ['Új időszaki díj', formatMoney(newPremium)],
    ],
  })
  return { ...caseResult, oldPremium, newPremium }
}

const isPossibleAnswer = (store: Store, answer: boolean | number | null): boolean =>
  typeof answer !== 'number' || (answer >= EARLIEST_YEAR && answer <= Number(dayAt(store.now()).slice(0, 4)))

const answerText = (answer: boolean | number | null): string =>
  typeof answer === 'boolean' ? (answer ? 'igen' : 'nem') : `${answer ?? 'nincs'}`
