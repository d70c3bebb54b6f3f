import { act, fireEvent, render, screen } from '@testing-library/react'
import { fileOf } from '../../src/browser/files'
import { AppActorContext } from '../../src/hooks/actor'
import { Contract } from '../../src/screens/contract/Contract'
import { startI18n } from '../../src/texts/i18n'
import { allowFocus } from '../../src/ui/layout/arrival'
import { Routes } from '../../src/ui/layout/Routes'
import { fakeServices } from '../../tools/exploration/kit/fakeServices'
import { addEveryText } from '../languageFiles'
import type { Portal } from '../machines/kit/portal'
import { caseOf, openCase } from './support/caseOpenings'

/** Loads the texts of a signed-in customer's screens. */
export const loadScreens = (): void => {
  addEveryText()
  startI18n()
  allowFocus()
}

/** Renders the open contract of a portal. Files that are chosen on the screens are passed to its machines. */
export const show = ({ app, fake }: Pick<Portal, 'app' | 'fake'>) => {
  Object.assign(fake.services, { file: fileOf })
  return render(
    <AppActorContext value={app}>
      <Routes hook={() => ['/', (address: string) => app.send({ type: 'location.requested', address })]}>
        <Contract />
      </Routes>
    </AppActorContext>,
  )
}

/** Opens a case on its screens, with the draft `saved`. */
export const openOn = async (id: string, saved: unknown, fake = fakeServices()) => {
  const productLineCase = caseOf(id)
  show(await openCase(productLineCase, productLineCase.machine, saved, fake))
  return fake
}

export const button = (name: string) => screen.getByRole('button', { name })
export const link = (name: string) => screen.getByRole('link', { name })
export const field = (name: string) => screen.getByRole('textbox', { name })
export const click = (name: string) => act(async () => fireEvent.click(button(name)))
export const type = (name: string, value: string) =>
  act(async () => fireEvent.change(field(name), { target: { value } }))
export const stepHeading = () => screen.getByRole('heading', { level: 2 }).textContent
export const shownState = () => document.querySelector('[data-state]')?.getAttribute('data-state')
