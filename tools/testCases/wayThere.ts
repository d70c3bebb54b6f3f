import { everyCase } from '../../machines/cases'
import { sampleContracts } from '../../mocks/sampleContracts'
import { contractOffering } from '../../tests/machines/everyCaseContracts'
import type { Flow } from '../flows/schema'
import { entryTexts, label, type Texts, textAt } from '../flows/texts'

const AROUND = `A portál a saját gépen az \`npm start\` paranccsal indul. Ami magától történik (»Megjön a válasz«, »Nem jön használható válasz«,
»Letelik a fél perc«), az a szimulált biztosító dolga: más válasz a képernyő szélén a »Szimulált biztosító« panelen kérhető. A »Betöltjük« kezdetű állapotok rövidek.`

/** The entry of the menu behind which things lie that cases are of, by what names one of them. */
const lists: Readonly<Record<string, readonly [key: string, choose: string]>> = {
  claimId: ['claims', 'egy kárügy'],
  udcContractId: ['investment-accounts', 'egy számla'],
}

/** How a tester gets to where the test cases of a flow begin, from an empty browser: which sample contract, and what of the menu. */
export const wayThere = async (flow: Flow, texts: Readonly<Record<string, Texts>>): Promise<string> => {
  const placed = everyCase.find(({ definition }) => definition.id === flow.id)
  if (placed === undefined) return AROUND
  const { contractNumber, area } = await contractOffering(placed)
  const answer = sampleContracts.find(({ number }) => number === contractNumber)?.secondStep
  const [entry = '', variant] = flow.name.split(': ')
  const [list, choose] = lists[placed.definition.subject ?? ''] ?? []
  const behind = list === undefined ? '' : `»${label(entryTexts(texts, area, [list]), list)}«, ${choose}, majd `
  const chosen = `${behind}»${entry}«${variant === undefined ? '' : `, majd »${variant}«`}`
  const kind = textAt(texts.common, ['areas', area]) ?? area
  return `Így juthat oda: ${kind}, belépés a ${contractNumber} szerződésszámmal (${answer}); a menüben ${chosen}. ${AROUND}`
}
