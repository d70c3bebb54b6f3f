import { act, fireEvent, render, screen } from '@testing-library/react'
import caseTexts from '../../public/assets/i18n/hu/case.json'
import common from '../../public/assets/i18n/hu/common.json'
import contract from '../../public/assets/i18n/hu/contract.json'
import documents from '../../public/assets/i18n/hu/documents.json'
import kgfb from '../../public/assets/i18n/hu/kgfb.json'
import { AppActorContext } from '../../src/app/actor'
import { fileOf } from '../../src/app/files'
import { Contract } from '../../src/screens/contract/Contract'
import { startI18n } from '../../src/texts/i18n'
import { addTexts } from '../../src/texts/texts'
import { allowFocus } from '../../src/ui/arrival'
import type { Portal } from '../machines/portal'

/** The texts that a signed-in customer's screens read. */
export const loadScreens = (): void => {
  for (const [name, file] of Object.entries({ common, contract, case: caseTexts, documents, kgfb })) addTexts(name, file)
  startI18n()
  allowFocus()
}

/** Renders the screens of a portal's open contract; its machines find the files that are chosen on them. */
export const show = ({ app, world }: Portal) => {
  Object.assign(world.ports, { file: fileOf })
  return render(
    <AppActorContext value={app}>
      <Contract />
    </AppActorContext>,
  )
}

export const button = (name: string) => screen.getByRole('button', { name })
export const link = (name: string) => screen.getByRole('link', { name })
export const field = (name: string) => screen.getByRole('textbox', { name })
export const click = (name: string) => act(async () => fireEvent.click(button(name)))
export const type = (name: string, value: string) =>
  act(async () => fireEvent.change(field(name), { target: { value } }))
export const stepHeading = () => screen.getByRole('heading', { level: 2 }).textContent
export const shownState = () => document.querySelector('[data-state]')?.getAttribute('data-state')
