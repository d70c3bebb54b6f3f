import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { forgetSaved, keepSavedFile } from '../../src/browser/savedFiles'
import { ShareFile } from '../../src/download/ShareFile'
import { SelectField } from '../../src/fields/SelectField'
import { Action } from '../../src/ui/controls/Action'
import { Form, Submit } from '../../src/ui/controls/Form'
import { LinkCard } from '../../src/ui/controls/LinkCard'
import { ShareButton } from '../../src/ui/controls/ShareButton'
import { Dialog } from '../../src/ui/feedback/Dialog'
import { ErrorSummary } from '../../src/ui/feedback/ErrorSummary'
import { Header } from '../../src/ui/layout/Header'
import { Page } from '../../src/ui/layout/Page'
import { loadScreens } from '../screens/signedIn'

beforeAll(loadScreens)
afterEach(cleanup)

describe('Action', () => {
  it('sends its event, and has the name of the event in data-event', async () => {
    const send = vi.fn()
    render(
      <Action send={send} event={{ type: 'code.resent' }}>
        Új kód küldése
      </Action>,
    )
    const button = screen.getByRole('button', { name: 'Új kód küldése' })
    expect(button.dataset.event).toBe('code.resent')
    await userEvent.click(button)
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'code.resent' })
  })

  it.each(['busy', 'disabled'])(
    'sends nothing and has no data-event if it is %s, but keeps the focus',
    async (prop) => {
      const send = vi.fn()
      render(
        <Action send={send} event={{ type: 'code.resent' }} {...{ [prop]: true }}>
          Új kód küldése
        </Action>,
      )
      const button = screen.getByRole('button', { name: 'Új kód küldése' })
      await userEvent.click(button)
      expect(send).not.toHaveBeenCalled()
      expect(button.dataset.event).toBeUndefined()
      expect(document.activeElement).toBe(button)
    },
  )
})

describe('ShareButton', () => {
  const renderButton = () => {
    render(
      <ShareButton
        data={{ title: 'Rendszám módosítása', text: 'Módosítottuk a rendszámot\nÜgyszám: UE-2026-000003' }}
        refusal="Másolja ki kézzel."
      >
        Megosztás
      </ShareButton>,
    )
    return screen.queryByRole('button', { name: 'Megosztás' })
  }
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('is not shown if the platform cannot share', () => {
    vi.stubGlobal('navigator', {})
    expect(renderButton()).toBeNull()
  })

  it('shares its text, and shows no error if the user cancels the sharing', async () => {
    const share = vi.fn(() => Promise.reject(new DOMException('', 'AbortError')))
    vi.stubGlobal('navigator', { share })
    const button = renderButton()
    button?.click()
    expect(share).toHaveBeenCalledExactlyOnceWith({
      title: 'Rendszám módosítása',
      text: 'Módosítottuk a rendszámot\nÜgyszám: UE-2026-000003',
    })
    await act(async () => undefined)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says how to copy the text by hand if the browser refuses to share', async () => {
    vi.stubGlobal('navigator', { share: () => Promise.reject(new DOMException('', 'NotAllowedError')) })
    renderButton()?.click()
    expect((await screen.findByRole('alert')).textContent).toBe('Másolja ki kézzel.')
  })

  it('shows an error if the browser refuses to share a file', async () => {
    keepSavedFile('refused', new File([], 'a.pdf'))
    onTestFinished(forgetSaved)
    const share = () => Promise.reject(new DOMException('', 'NotAllowedError'))
    vi.stubGlobal('navigator', { share, canShare: () => true })
    render(<ShareFile fileKey="refused" document="számla" />)
    screen.getByRole('button').click()
    expect((await screen.findByRole('alert')).textContent).toContain('A böngészője nem engedi a megosztást.')
  })
})

describe('Form', () => {
  const form = (send: (event: { type: string }) => void, busy: boolean) => (
    <Form send={send} event={{ type: 'step.submitted' }} busy={busy}>
      <input aria-label="Rendszám" />
      <Submit>Tovább</Submit>
    </Form>
  )

  it('sends its event on Enter and by its button', async () => {
    const send = vi.fn()
    render(form(send, false))
    await userEvent.type(screen.getByRole('textbox'), '{Enter}')
    await userEvent.click(screen.getByRole('button', { name: 'Tovább' }))
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('reads a choice that a form filler has made in a list without an event, and reads it only once', async () => {
    const listener = vi.fn()
    function Filled() {
      const [value, setValue] = useState('')
      const choose = (chosen: string) => {
        listener(chosen)
        setValue(chosen)
      }
      const options = [
        { value: 'HU', label: 'Magyarország' },
        { value: 'AT', label: 'Ausztria' },
      ]
      return (
        <Form send={listener} event={{ type: 'step.submitted' }}>
          <SelectField
            name="country"
            label="Ország"
            placeholder="Válasszon"
            value={value}
            onChange={choose}
            options={options}
          />
          <Submit>Tovább</Submit>
        </Form>
      )
    }
    render(<Filled />)
    screen.getByLabelText<HTMLSelectElement>('Ország').value = 'AT'
    await userEvent.click(screen.getByRole('button', { name: 'Tovább' }))
    await userEvent.click(screen.getByRole('button', { name: 'Tovább' }))
    const event = { type: 'step.submitted' }
    expect(listener.mock.calls.flat()).toEqual(['AT', event, event])
    expect(screen.getByLabelText('Ország')).toHaveValue('AT')
  })

  it('reads values that a form filler has entered without an event, except files', async () => {
    const listener = vi.fn()
    function Filled() {
      const [value, setValue] = useState('régi')
      const change = (typed: string) => {
        listener(typed)
        setValue(typed)
      }
      return (
        <Form send={listener} event={{ type: 'step.submitted' }}>
          <input aria-label="Név" value={value} onChange={({ target }) => change(target.value)} />
          <textarea aria-label="Szöveg" value="" onChange={({ target }) => listener(target.value)} />
          <input aria-label="Fájl" type="file" onChange={() => listener('file')} />
          <Submit>Tovább</Submit>
        </Form>
      )
    }
    render(<Filled />)
    const fill = (name: string, value: string) => {
      screen.getByLabelText<HTMLInputElement>(name).value = value
    }
    fill('Név', 'Kitöltött')
    fill('Szöveg', 'sorok')
    await userEvent.click(screen.getByRole('button', { name: 'Tovább' }))
    fill('Név', '')
    await userEvent.click(screen.getByRole('button', { name: 'Tovább' }))
    const event = { type: 'step.submitted' }
    expect(listener.mock.calls.flat()).toEqual(['Kitöltött', 'sorok', event, '', event])
    expect(screen.getByLabelText('Név')).toHaveValue('')
  })

  it('sends nothing while it is busy, and the name of its button stays the same', async () => {
    const send = vi.fn()
    render(form(send, true))
    await userEvent.type(screen.getByRole('textbox'), '{Enter}')
    await userEvent.click(screen.getByRole('button', { name: 'Tovább' }))
    expect(send).not.toHaveBeenCalled()
  })
})

describe('ErrorSummary', () => {
  it('passes its focus to the main button when it disappears, and moves no focus if it had none', () => {
    const page = (isWrong: boolean) => (
      <main>
        {isWrong && <ErrorSummary heading="Hiba" errors={[]} />}
        <input aria-label="Név" />
        <button type="submit">Tovább</button>
      </main>
    )
    const { rerender } = render(page(true))
    expect(screen.getByRole('alert')).toHaveFocus()
    rerender(page(false))
    expect(screen.getByRole('button')).toHaveFocus()
    rerender(page(true))
    screen.getByRole('textbox').focus()
    rerender(page(false))
    expect(screen.getByRole('textbox')).toHaveFocus()
  })

  const errors = [{ field: 'plate', label: 'Új rendszám', message: 'Adja meg az új rendszámot.' }]
  const summary = (attempt: number) => (
    <>
      <input id="field-plate" aria-label="Rendszám" />
      <ErrorSummary key={attempt} heading="Egy adatot javítania kell" errors={errors} />
    </>
  )

  it('takes the focus when it appears or when its key changes, but not when it renders again', () => {
    const { rerender } = render(summary(1))
    expect(document.activeElement).toBe(screen.getByRole('alert'))
    const input = screen.getByRole('textbox')
    input.focus()
    rerender(summary(1))
    expect(document.activeElement).toBe(input)
    rerender(summary(2))
    expect(document.activeElement).toBe(screen.getByRole('alert'))
  })

  it('moves the focus to the field if its link is clicked, without changing the URL', async () => {
    render(summary(1))
    await userEvent.click(screen.getByRole('link', { name: 'Új rendszám: Adja meg az új rendszámot.' }))
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
    expect(location.hash).toBe('')
  })

  it('shows no colon after a field label that is a question', () => {
    const questionErrors = [{ field: 'method', label: 'Hogyan szeretne fizetni?', message: 'Válasszon módot.' }]
    render(<ErrorSummary heading="Egy adatot javítania kell" errors={questionErrors} />)
    expect(screen.getByRole('link').textContent).toBe('Hogyan szeretne fizetni? Válasszon módot.')
  })
})

describe('Dialog', () => {
  it('is named by its heading and sends its event on Escape', async () => {
    const send = vi.fn()
    render(
      <Dialog
        send={send}
        event={{ type: 'leave.cancelled' }}
        heading="Elveti, amit beírt?"
        actions={
          <Action send={send} event={{ type: 'leave.cancelled' }}>
            Maradok
          </Action>
        }
      />,
    )
    const dialog = screen.getByRole('dialog', { name: 'Elveti, amit beírt?' })
    expect(dialog).toHaveProperty('open', true)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Maradok' }))
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'leave.cancelled' })
    expect(dialog).toHaveProperty('open', true)
  })

  it('sends its event and opens again if it is closed in any way other than Escape', async () => {
    const send = vi.fn()
    render(
      <Dialog send={send} event={{ type: 'leave.cancelled' }} heading="Elveti?" actions={<button type="button" />} />,
    )
    const dialog = screen.getByRole<HTMLDialogElement>('dialog')
    dialog.close()
    await vi.waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'leave.cancelled' }))
    expect(dialog).toHaveProperty('open', true)
  })

  it('sends no event when it is removed from the page', async () => {
    const send = vi.fn()
    const { unmount } = render(
      <Dialog send={send} event={{ type: 'leave.cancelled' }} heading="Elveti?" actions={<button type="button" />} />,
    )
    const dialog = screen.getByRole<HTMLDialogElement>('dialog')
    const closed = new Promise((resolve) => dialog.addEventListener('close', resolve))
    unmount()
    await closed
    expect(send).not.toHaveBeenCalled()
  })
})

describe('the layout of a page', () => {
  it('has a single back link in the header', () => {
    render(
      <Header
        brand={{ name: 'Minta Biztosító', to: '/kezdolap' }}
        back={{ label: 'Vissza az ügyekhez', to: '/kgfb/ugyek' }}
      />,
    )
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Minta Biztosító',
      'Vissza az ügyekhez',
    ])
  })

  it('has a link that skips to the content without changing the URL', async () => {
    render(
      <Page skip="Ugrás a tartalomra" header={null} footer={null}>
        <p>Tartalom</p>
      </Page>,
    )
    await userEvent.click(screen.getByRole('link', { name: 'Ugrás a tartalomra' }))
    expect(document.activeElement).toBe(screen.getByRole('main'))
    expect(location.hash).toBe('')
  })

  it('names a tile by its label alone, and describes it by its note', () => {
    render(<LinkCard to="https://example.com/" label="Utasbiztosítás" note="Külön űrlapon" newTab="Új lapon nyílik" />)
    const link = screen.getByRole('link', { name: 'Utasbiztosítás' })
    expect(document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Külön űrlapon. Új lapon nyílik',
    )
    expect(link.getAttribute('target')).toBe('_blank')
  })
})
