import { dataCorrection } from '../../../machines/cases/kgfb/dataCorrection.case'
import { getDataCorrectionQuestions } from '../../../src/api/kgfbPremium'
import { answer } from '../../machines/kit/story'
import { caseOf, openCase } from './caseOpenings'
import type { Opening } from './stage'

/** Opens the preview of a case. The preview is not requested automatically here. */
export const openPreview: Opening = async (_, fake) => {
  const productLineCase = caseOf(dataCorrection.id)
  const machine = productLineCase.machine.provide({ actions: { askPreview: () => undefined } })
  const opened = await openCase(productLineCase, machine, null, fake)
  await answer(fake, getDataCorrectionQuestions, { seasonTires: true })
  return { ...opened, actor: () => opened.actor()?.getSnapshot().children.preview }
}
