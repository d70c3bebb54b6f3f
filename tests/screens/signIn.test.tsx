import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import auth from '../../public/assets/i18n/hu/auth.json'
import common from '../../public/assets/i18n/hu/common.json'
import config from '../../public/config.json'
import { type LoginStart, login, otp, otpResend } from '../../src/api/auth'
import type { CallFailure } from '../../src/api/endpoint'
import { createApp } from '../../src/app/createApp'
import { AppActorContext } from '../../src/hooks/actor'
import { register } from '../../src/modules/lazyModule'
import { lazyModule as secondStepModule } from '../../src/modules/secondStep'
import { lazyModule as signInModule } from '../../src/modules/signIn'
import { SignIn } from '../../src/screens/signIn/SignIn'
import { addTexts } from '../../src/texts/texts'
import { allowFocus } from '../../src/ui/layout/arrival'
import { type FakeServices, fakeServices } from '../../tools/exploration/kit/fakeServices'
import { answer, begin, callsTo, fail, load, pass, refuse, SECOND, withClock } from '../machines/kit/story'

withClock()
beforeAll(() => {
  addTexts('common', common)
  addTexts('auth', auth)
  register(signInModule)
  register(secondStepModule)
  allowFocus()
})
afterEach(cleanup)

const sms: LoginStart = {
  slaType: 'SMS_OTP',
  secondaryAuthenticationMethod: 'LICENSE_PLATE_NUMBER',
  maskedPhoneNumber: '+36 20 *** **67',
  loginSessionIdentifier: 'login-1',
}
const zip: LoginStart = { slaType: 'ZIP_CODE', loginSessionIdentifier: 'login-1' }

const button = (name: string) => screen.getByRole('button', { name })
const field = (name: string) => screen.getByRole('textbox', { name })
const stepHeading = () => screen.getByRole('heading', { level: 2 })
const click = (name: string) => act(async () => fireEvent.click(button(name)))
const type = (name: string, value: string) => act(async () => fireEvent.change(field(name), { target: { value } }))
const wait = (duration: number) => act(() => pass(duration))
const shownState = () => document.querySelector('[data-state]')?.getAttribute('data-state')

/** Opens the sign-in of a product line, signed out. */
const open = async (): Promise<FakeServices> => {
  const fake = fakeServices()
  const app = createApp('/kgfb/belepes', fake.services)
  await begin(app, fake)
  await load(fake, 'loadConfiguration', config)
  await load(fake, 'loadTexts')
  await load(fake, 'loadModule')
  render(
    <AppActorContext value={app}>
      <SignIn />
    </AppActorContext>,
  )
  return fake
}

const submitNumber = async (number = '10000001') => {
  await type('Szerződésszám', number)
  await click('Tovább')
}

/**
 * Submits the contract number, and loads the chunk with the sign-in's calls. The portal then sends the number to the
 * insurer.
 */
const sendNumber = async (fake: FakeServices, number?: string) => {
  await submitNumber(number)
  await act(() => load(fake, 'loadModule'))
}

const refuseNumber = async (failure: CallFailure<typeof login>) => {
  const fake = await open()
  await sendNumber(fake)
  await act(() => refuse(fake, login, failure))
  return fake
}

const openSecondStep = async (start: LoginStart) => {
  const fake = await open()
  await sendNumber(fake)
  await act(() => answer(fake, login, start))
  return fake
}

const refuseCode = async (fake: FakeServices, availableAttempts: number) => {
  await type('SMS-kód', '654321')
  await click('Belépés')
  await act(() => refuse(fake, otp, { code: 'AUTH_OTP_001', availableAttempts }))
}

describe('the contract number', () => {
  test('is sent together with the type of user that the customer has chosen', async () => {
    const fake = await open()
    expect(screen.getByRole('heading', { level: 1, name: 'Belépés' })).toBeTruthy()
    expect(screen.getByText('Kötelező gépjármű-felelősségbiztosítás')).toBeTruthy()
    expect(screen.getAllByRole('radio')).toHaveLength(3)
    await act(async () => fireEvent.click(screen.getByRole('radio', { name: 'Cég vagy más szervezet' })))
    await sendNumber(fake, '1000 0001')
    expect(callsTo(fake, login)[0]?.input).toEqual({ body: { userType: 'LEGAL', contractNumber: '10000001' } })
  })

  test('is sent once if the button is pressed twice', async () => {
    const fake = await open()
    await sendNumber(fake)
    await click('Tovább')
    expect(callsTo(fake, login)).toHaveLength(1)
    expect(button('Tovább').getAttribute('aria-busy')).toBe('true')
  })

  test.each([
    ['', 'Írja be a szerződésszámát.'],
    ['12a', /^A szerződésszám csak számjegyekből áll/],
  ])('is not sent if typed as “%s”, and its field shows an error and gets the focus', async (typed, message) => {
    const fake = await open()
    for (const _ of ['first', 'again']) {
      await submitNumber(typed)
      expect(screen.getByRole('alert').textContent).toMatch(message)
      expect(document.activeElement).toBe(field('Szerződésszám'))
      button('Tovább').focus()
    }
    expect(callsTo(fake, login)).toHaveLength(0)
  })

  test('stays in the field if the insurer does not know it, and the error shows the attempts left', async () => {
    await refuseNumber({ code: 'AUTH_LOGIN_001', availableAttempts: 2 })
    expect(screen.getByRole('alert').textContent).toContain('Még 2 alkalommal próbálkozhat.')
    expect(field('Szerződésszám')).toHaveProperty('value', '10000001')
    expect(document.activeElement).toBe(field('Szerződésszám'))
  })

  test('leads to a hint to choose “I am not the contractor” if the insurer does not know the number', async () => {
    await refuseNumber({ code: 'AUTH_LOGIN_001', availableAttempts: 2 })
    const hint = 'Válassza ezt: „Nem én vagyok a szerződő”.'
    expect(screen.getByRole('alert').textContent).toContain(hint)
    await act(async () => fireEvent.click(screen.getByRole('radio', { name: 'Nem én vagyok a szerződő' })))
    expect(document.body.textContent).not.toContain(hint)
  })

  test('stays in the field if the insurer cannot be reached, and can be sent again', async () => {
    const fake = await open()
    await sendNumber(fake)
    await act(() => fail(fake, login))
    expect(screen.getByRole('alert').textContent).toContain('Nem értük el a rendszert')
    expect(field('Szerződésszám')).toHaveProperty('value', '10000001')
    await click('Tovább')
    await act(() => load(fake, 'loadModule'))
    expect(callsTo(fake, login)).toHaveLength(2)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('leads to a phone number to call if the insurer allows no sign-in with that contract', async () => {
    await refuseNumber({ code: 'AUTH_LOGIN_004' })
    expect(screen.getByRole('link', { name: /^\+36\s1\s555\s0100$/ }).getAttribute('href')).toBe('tel:+3615550100')
  })
})

describe('the second step of the sign-in', () => {
  test('asks for the SMS code, shows the phone number, and its heading has the focus', async () => {
    await openSecondStep(sms)
    expect(document.activeElement).toBe(stepHeading())
    expect(screen.getByText(/\+36 20 \*\*\* \*\*67/)).toBeTruthy()
    expect(field('SMS-kód').getAttribute('autocomplete')).toBe('one-time-code')
  })

  test('asks for the postal code if the insurer requires it', async () => {
    await openSecondStep(zip)
    await type('Irányítószám', '0123')
    await click('Belépés')
    expect(screen.getByRole('alert').textContent).toContain('négy számjegy')
    expect(document.activeElement).toBe(field('Irányítószám'))
    expect(screen.queryByRole('button', { name: 'Új kód küldése' })).toBeNull()
  })

  test('leaves a wrong code in its field, which has the focus, and shows the attempts left', async () => {
    const fake = await openSecondStep(sms)
    await refuseCode(fake, 2)
    expect(screen.getByRole('alert').textContent).toContain('Még 2 alkalommal próbálkozhat.')
    button('Belépés').focus()
    await refuseCode(fake, 1)
    expect(screen.getByRole('alert').textContent).toContain('Már csak egyszer próbálkozhat.')
    expect(field('SMS-kód')).toHaveProperty('value', '654321')
    expect(document.activeElement).toBe(field('SMS-kód'))
  })

  test('replaces its button after a wrong code, so that a double click uses only one attempt', async () => {
    const fake = await openSecondStep(sms)
    const pressed = button('Belépés')
    await refuseCode(fake, 2)
    expect(button('Belépés')).not.toBe(pressed)
  })

  test('offers a new code after a visible countdown of thirty seconds', async () => {
    const fake = await openSecondStep(sms)
    expect(screen.getByText('00:30')).toBeTruthy()
    await click('Új kód küldése')
    expect(callsTo(fake, otpResend)).toHaveLength(0)
    await wait(12 * SECOND)
    expect(screen.getByText('00:18')).toBeTruthy()
    expect(shownState()).toBe('entering.pausing')
    await wait(18 * SECOND)
    expect(shownState()).toBe('entering.ready')
    await click('Új kód küldése')
    await act(() => answer(fake, otpResend, {}))
    expect(screen.getByText(/^Új kódot küldtünk/)).toBeTruthy()
    expect(screen.getByText('00:30')).toBeTruthy()
  })

  test('asks for the plate instead of the code if the customer reports that no code has arrived', async () => {
    await openSecondStep(sms)
    await click('Nem kaptam kódot')
    expect(field('Rendszám')).toHaveProperty('value', '')
    expect(document.activeElement).toBe(stepHeading())
  })

  test('offers no other method than the SMS code if the insurer returns none', async () => {
    await openSecondStep({ ...sms, secondaryAuthenticationMethod: null })
    expect(screen.queryByRole('button', { name: 'Nem kaptam kódot' })).toBeNull()
  })

  test('has a back button to the contract number, which is still in its field', async () => {
    await openSecondStep(sms)
    await click('Előző lépés')
    expect(field('Szerződésszám')).toHaveProperty('value', '10000001')
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  test('returns to the first step after it has expired, with a notice and the typed contract number', async () => {
    const fake = await openSecondStep(sms)
    await type('SMS-kód', '123456')
    await click('Belépés')
    await act(() => refuse(fake, otp, { code: 'LOGIN_SESSION_EXPIRED' }))
    expect(screen.getByRole('status').textContent).toBe(
      'Letelt az idő, kérjük, lépjen be újraTúl sok idő telt el a belépés kezdete óta. Ha SMS-kódot kapott, az már nem érvényes.',
    )
    expect(field('Szerződésszám')).toHaveProperty('value', '10000001')
  })
})

describe('a ban of the sign-in', () => {
  test('shows a countdown without announcing each second, and reopens the sign-in at its end', async () => {
    await refuseNumber({ code: 'AUTH_LOGIN_002', banTimeout: 90 })
    expect(shownState()).toBe('banned')
    expect(screen.getByText('01:30')).toBeTruthy()
    const announcement = () => screen.getByRole('status').textContent
    const before = announcement()
    await wait(20 * SECOND)
    expect(screen.getByText('01:10')).toBeTruthy()
    expect(announcement()).toBe(before)
    await wait(70 * SECOND)
    expect(field('Szerződésszám')).toHaveProperty('value', '10000001')
  })

  test('offers a sign-in with another contract', async () => {
    await refuseNumber({ code: 'AUTH_LOGIN_002', banTimeout: 3600 })
    expect(screen.getByText('60:00')).toBeTruthy()
    await click('Másik szerződéssel lépek be')
    expect(field('Szerződésszám')).toHaveProperty('value', '')
  })
})

describe('the error of a contract that the portal does not serve', () => {
  test('links to the fleet form in a new tab for a fleet contract, and tracks the click', async () => {
    const fake = await refuseNumber({ code: 'AUTH_LOGIN_003' })
    const link = screen.getByRole('link', { name: 'Flottakezelés' })
    expect(link.getAttribute('href')).toBe(config.externalForms.fleet)
    expect(link.getAttribute('target')).toBe('_blank')
    link.addEventListener('click', (event) => event.preventDefault())
    await act(async () => fireEvent.click(link))
    expect(fake.tracked).toEqual([{ event: 'tile', tile: 'fleet', outbound: true }])
  })
})
