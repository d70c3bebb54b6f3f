import { everyCase, everyProductLine } from '../../machines/cases'
import { allDocuments } from '../../machines/cases/allDocuments'
import type { ProductLine } from '../../machines/routes'
import { sampleContracts } from '../../mocks/sampleContracts'
import { scenarios } from '../../mocks/scenarios'
import { contractOfferingCase, contractWithEntry } from '../exploration/kit/everyCaseContracts'
import type { Flow } from '../flows/schema'
import { entryTexts, label, type Texts, textAt } from '../flows/texts'

/** Explains how to control the insurer's answers, with the labels of the simulation panel. */
const panelHelp = (panel: Texts | undefined): string => {
  const setting = (name: string): string => `»${textAt(panel, [name]) ?? name}«`
  return [
    `»nem jött válasz«, és egy feltöltés vagy letöltés, amely »nem sikerült«: előtte ${setting('offline')} bekapcsolva, utána ki`,
    `»a biztosító hibája« (500): ${setting('errorRate')} 100, utána 0`,
    `»lejárt a munkamenet (401)«: ${setting('tenMinutes')} kétszer`,
    `»Letelik a tiltás ideje«: egy óra; a hibás válaszok előtt választott ${setting('scenario')}, a »${scenarios.shortBan.title}« egy percre rövidíti`,
    `elutasítás: választott ${setting('scenario')}, »${scenarios.incomplete.title}« (400) vagy »${scenarios.declining.title}« (MODIFICATION_FAILED001); más hibakód a beírt adattól vagy a szerződéstől függ`,
  ].join('; ')
}

const generalHelp = ({
  panel,
}: Readonly<
  Record<string, Texts>
>): string => `A portál a saját gépen az \`npm start\` paranccsal indul. Ami automatikusan történik (»Megjön a válasz«, »Nem jön használható válasz«,
»Letelik a fél perc«), az a szimulált biztosító dolga: más válasz a képernyő szélén a »Szimulált biztosító« panelen kérhető.
A panelen: ${panelHelp(panel)}. Ha a biztosító mást válaszol, mint ami az adatok oszlopában áll, az eset onnan kézzel nem folytatható; géppel végig van járva.
Az »Újra« kezdetű gomb ugyanaz a lépés, amely előzőleg nem sikerült. A »Betöltjük« kezdetű állapotok rövidek.`

/**
 * The menu entry that lists a case's subjects (claims or accounts), and the words for choosing one, by path parameter.
 */
const listBySubject: Readonly<Record<string, readonly [key: string, choose: string]>> = {
  claimId: ['claims', 'egy kárügy'],
  udcContractId: ['investment-accounts', 'egy számla'],
}

/** Explains how to sign in to a sample contract. */
const signInText = (
  texts: Readonly<Record<string, Texts>>,
  productLine: ProductLine,
  contractNumber: string,
): string => {
  const { secondStep = '' } = sampleContracts.find(({ number }) => number === contractNumber) ?? {}
  return `${textAt(texts.common, ['productLines', productLine]) ?? productLine}, belépés a ${contractNumber} szerződésszámmal (${secondStep})`
}

/** Explains how to reach the sign-in or a document list. '' for other flows, because there is no single way. */
const directionsToOther = async ({ id, name }: Flow, texts: Readonly<Record<string, Texts>>): Promise<string> => {
  if (id === 'login') return `Így juthat oda: a kezdőlapon »${textAt(texts.common, ['productLines', 'kgfb']) ?? ''}«. `
  const found = allDocuments.find(({ entry }) => entry.machine.id === id)
  const cases = everyProductLine.find(({ productLine }) => productLine === found?.productLine)
  if (found === undefined || cases === undefined) return ''
  const contractNumber = await contractWithEntry(cases, found.entry.key)
  return `Így juthat oda: ${signInText(texts, cases.productLine, contractNumber)}; a menüben »${name}«. `
}

/** Explains how to reach a flow from an empty browser: the sample contract to sign in to, and the menu entries. */
export const directionsTo = async (flow: Flow, texts: Readonly<Record<string, Texts>>): Promise<string> => {
  const productLineCase = everyCase.find(({ definition }) => definition.id === flow.id)
  const help = generalHelp(texts)
  if (productLineCase === undefined) return `${await directionsToOther(flow, texts)}${help}`
  const { contractNumber, productLine } = await contractOfferingCase(productLineCase)
  const [entry = '', variant] = flow.name.split(': ')
  const [listKey, subjectText] = listBySubject[productLineCase.definition.subject ?? ''] ?? []
  const listPart =
    listKey === undefined ? '' : `»${label(entryTexts(texts, productLine, [listKey]), listKey)}«, ${subjectText}, majd `
  const menuPath = `${listPart}»${entry}«${variant === undefined ? '' : `, majd »${variant}«`}`
  return `Így juthat oda: ${signInText(texts, productLine, contractNumber)}; a menüben ${menuPath}. ${help}`
}
