import type { PrintedDocument } from '../../pdf/document'
import type { Contract } from '../state'
import type { Store } from '../store'
import { printedContract } from './printed'

interface Form {
  readonly id: string
  readonly name: string
  readonly blanks: readonly string[]
}

const commonForms: readonly Form[] = [
  { id: 'form-data-change', name: 'Adatmódosítási nyomtatvány', blanks: ['Eddigi adat', 'Új adat', 'Mikortól'] },
  { id: 'form-proxy', name: 'Meghatalmazás', blanks: ['Meghatalmazott neve', 'Születési helye és ideje', 'Lakcíme'] },
  { id: 'form-direct-debit', name: 'Csoportos beszedési megbízás', blanks: ['Számlatulajdonos', 'Bankszámlaszám'] },
  { id: 'form-complaint', name: 'Panaszbejelentő nyomtatvány', blanks: ['Panasz tárgya', 'Panasz leírása', '', ''] },
]
const vehicleForms: readonly Form[] = [
  { id: 'form-sale', name: 'Gépjármű eladásának bejelentése', blanks: ['Vevő neve', 'Vevő címe', 'Eladás napja'] },
  { id: 'form-damage', name: 'Kárbejelentő', blanks: ['Káresemény napja', 'Helyszíne', 'Másik jármű rendszáma', ''] },
]
const homeForms: readonly Form[] = [
  { id: 'form-claim', name: 'Lakáskár-bejelentő', blanks: ['Káresemény napja', 'Oka', 'Károsodott vagyontárgyak', ''] },
]
const personForms: readonly Form[] = [
  {
    id: 'form-benefit',
    name: 'Szolgáltatási igénybejelentő',
    blanks: ['Biztosított neve', 'Esemény napja', 'Leírása'],
  },
  {
    id: 'form-consent',
    name: 'Hozzájáruló nyilatkozat',
    blanks: ['Hozzájáruló neve', 'Születési helye és ideje', 'Mihez járul hozzá'],
  },
  {
    id: 'form-beneficiary',
    name: 'Kedvezményezett jelölése',
    blanks: ['Kedvezményezett neve', 'Születési ideje', 'Részesedése (%)'],
  },
]

const forms: Readonly<Record<Contract['insuranceType'], readonly Form[]>> = {
  kgfb: [...commonForms, ...vehicleForms],
  casco: [...commonForms, ...vehicleForms],
  lakas: [...commonForms, ...homeForms],
  elet: [...commonForms, ...personForms],
  nyugdij: [...commonForms, ...personForms],
  baleset: [...commonForms, ...personForms],
}

/** The blank forms of a contract's product line. */
export const formsOf = ({ insuranceType }: Contract) => forms[insuranceType].map(({ id, name }) => ({ id, name }))

/** A blank form by its id; `undefined` if the contract's product line has no such form. */
export const printedForm = (store: Store, contract: Contract, id: string): PrintedDocument | undefined => {
  const index = forms[contract.insuranceType].findIndex((candidate) => candidate.id === id)
  const form = forms[contract.insuranceType][index]
  return (
    form && {
      kind: 'form',
      title: form.name,
      documentNumber: `NY-${index + 1}`,
      createdAt: store.now(),
      contract: printedContract(contract),
      blanks: [...form.blanks, 'Kelt', 'Aláírás'],
    }
  )
}
