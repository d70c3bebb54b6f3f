import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import type { OneTimeCodeInput } from '../../machines/oneTimeCode/oneTimeCode.types'
import { securityCodeMachine } from '../../machines/security/calls'
import caseTexts from '../../public/assets/i18n/hu/case.json'
import common from '../../public/assets/i18n/hu/common.json'
import { resendPhoneCode, validatePhoneCode } from '../../src/api/twoFactor'
import { createApp } from '../../src/app/createApp'
import { readOneTimeCode } from '../../src/browser/webOtp'
import { AppActorContext } from '../../src/hooks/actor'
import { OneTimeCode } from '../../src/screens/oneTimeCode/OneTimeCode'
import { addTexts } from '../../src/texts/texts'
import { START_TIME } from '../../tools/exploration/kit/cases'
import { answer, callsTo, fail, page, pass, refuse, SECOND } from '../machines/kit/story'

const MASKED = '+36 70 *** **05'

beforeAll(() => {
  addTexts('common', common)
  addTexts('case', caseTexts)
})
afterEach(cleanup)

const field = (name: string) => screen.getByRole('textbox', { name })
const button = (name: string) => screen.getByRole('button', { name })
const click = (name: string) => act(async () => fireEvent.click(button(name)))
const type = (name: string, value: string) => act(async () => fireEvent.change(field(name), { target: { value } }))

const show = (change: Partial<OneTimeCodeInput> = {}) => {
  const { fake, parent } = page()
  const code = createActor(securityCodeMachine, {
    parent,
    input: {
      channel: 'phone',
      key: 'key-1',
      sentTo: MASKED,
      confirmationSentTo: null,
      attemptsLeft: 3,
      resendFrom: START_TIME + 30 * SECOND,
      failure: null,
      ...change,
    },
  })
  code.start()
  render(
    <AppActorContext value={createApp('/kgfb/biztonsag', fake.services)}>
      <OneTimeCode code={code} heading="Biztonsági beállítások" />
    </AppActorContext>,
  )
  return fake
}

describe('the form for a one-time code', () => {
  beforeEach(() => {
    vi.useFakeTimers({
      now: START_TIME,
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('formats a typed phone number, and shows a masked phone number unchanged', () => {
    show({ sentTo: '06201234567' })
    expect(screen.getByText(/\+36\s20\s123\s4567/)).toBeTruthy()
    cleanup()
    show()
    expect(
      screen.getByText(new RegExp(MASKED.replaceAll('*', '\\*').replaceAll(' ', '\\s').replace('+', '\\+'))),
    ).toBeTruthy()
  })

  test('leaves a wrong code in its field, focuses the field, and shows the attempts left', async () => {
    const fake = show()
    for (const [availableAttempts, message] of [
      [2, /Még 2 alkalommal próbálkozhat/],
      [1, /Már csak egyszer próbálkozhat/],
    ] as const) {
      await type('SMS-kód', '000000')
      button('Tovább').focus()
      await click('Tovább')
      await act(() => refuse(fake, validatePhoneCode, { code: 'AUTH_OTP_001', availableAttempts }))
      expect(screen.getByRole('alert')).toHaveTextContent(message)
      expect(field('SMS-kód')).toHaveFocus()
      expect(field('SMS-kód')).toHaveValue('000000')
    }
  })

  test('offers another code after the countdown, and confirms that it was sent', async () => {
    const fake = show()
    expect(button('Új kód küldése')).toHaveAttribute('aria-disabled', 'true')
    await act(() => pass(29 * SECOND))
    expect(document.body).toHaveTextContent('00:01')
    await act(() => pass(1 * SECOND))
    await click('Új kód küldése')
    await act(() => answer(fake, resendPhoneCode, { maskedPhoneNumber: MASKED }))
    expect(document.body).toHaveTextContent('Új kódot küldtünk.')
    expect(button('Új kód küldése')).toHaveAttribute('aria-disabled', 'true')
  })

  test('keeps the typed code when the insurer cannot be reached', async () => {
    const fake = show()
    await type('SMS-kód', '123456')
    await click('Tovább')
    await act(() => fail(fake, validatePhoneCode))
    expect(screen.getByRole('alert')).toHaveTextContent('Nem értük el a rendszert')
    expect(field('SMS-kód')).toHaveValue('123456')
  })

  test('asks for a second code if one was sent to the former phone number, and focuses its field if only that is empty', async () => {
    const fake = show({ confirmationSentTo: '+36 20 *** **67' })
    expect(field('SMS-kód')).toHaveAttribute('autocomplete', 'one-time-code')
    expect(field('Megerősítő kód')).toHaveAttribute('autocomplete', 'off')
    expect(field('Megerősítő kód')).toHaveAccessibleDescription(/korábbi telefonszámára küldtük: \+36\s20/)
    await type('SMS-kód', '123456')
    await click('Tovább')
    expect(field('Megerősítő kód')).toHaveFocus()
    expect(callsTo(fake, validatePhoneCode)).toEqual([])
    expect(screen.getByText(/^Nem éri el a korábbi telefonszámát\?.*DÁP/)).toBeTruthy()
    cleanup()
    show()
    expect(screen.queryByText(/^Nem éri el/)).toBeNull()
  })
})

test.each(['123 456', '123-456'])('a code pasted as “%s” keeps only its digits', async (pasted) => {
  show()
  await userEvent.click(field('SMS-kód'))
  await userEvent.paste(pasted)
  expect(field('SMS-kód')).toHaveValue('123456')
})

describe('the reading of a one-time code from an SMS', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  test('requests the code with the given abort signal', async () => {
    vi.stubGlobal('OTPCredential', class {})
    const get = vi.spyOn(navigator.credentials, 'get')
    get.mockResolvedValue(Object.assign(new EventTarget(), { id: '', type: 'otp', code: '123456' }))
    const { signal } = new AbortController()
    expect(await readOneTimeCode(signal)).toBe('123456')
    expect(get).toHaveBeenCalledExactlyOnceWith({ otp: { transport: ['sms'] }, signal })
  })

  test('fails if the customer declines or the browser returns no code', async () => {
    vi.stubGlobal('OTPCredential', class {})
    const get = vi.spyOn(navigator.credentials, 'get').mockRejectedValueOnce(new DOMException('', 'AbortError'))
    await expect(readOneTimeCode(new AbortController().signal)).rejects.toThrow()
    get.mockResolvedValueOnce(null)
    await expect(readOneTimeCode(new AbortController().signal)).rejects.toThrow()
  })
})
