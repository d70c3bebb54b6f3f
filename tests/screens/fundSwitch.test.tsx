import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { eletCases } from '../../machines/cases/life'
import { accountExamples } from '../../mocks/examples/life/fundLists'
import { lifeHeaderExamples } from '../../mocks/examples/life/header'
import { getAvailableFunds, getProductFunds, getUnitAccounts } from '../../src/api/lifeAccounts'
import { switchFunds } from '../../src/api/lifeFunds'
import { caseTexts } from '../../src/screens/case/caseTexts'
import { openSignedIn } from '../machines/kit/portal'
import { answer, load, refuse, withClock } from '../machines/kit/story'
import { button, click, link, loadScreens, show, shownState } from './signedIn'

withClock()
beforeAll(loadScreens)
afterEach(cleanup)

/**
 * Opens the fund switch of an account with a model portfolio. The parameter is the address of the statement that the
 * customer must accept, or `null`.
 */
const open = async (cancelStatementDocumentUrl: string | null = null) => {
  const portal = await openSignedIn('/elet/ugyek/fund-switch/1', { contractNumber: '40000001', productLine: 'elet' })
  show(portal)
  const { fake } = portal
  await act(() => load(fake, 'loadModule', eletCases))
  await act(() => answer(fake, eletCases.header, lifeHeaderExamples.withDebt))
  await act(() => load(fake, 'loadModule', eletCases))
  const productFundList = ['F01', 'F02'].map((id) => ({ id, name: `Eszközalap ${id}` }))
  await act(() => answer(fake, getAvailableFunds, { cancelStatementDocumentUrl, productFundList }))
  await act(() =>
    answer(fake, getProductFunds, {
      ...accountExamples.inPortfolio,
      accountValue: { value: 1_000_000, currency: 'HUF' },
      currentProductFundList: [{ id: 'F02', name: 'Eszközalap F02', percentage: 100 }],
    }),
  )
  await act(() => answer(fake, getUnitAccounts, { subContracts: [] }))
  return portal
}

const row = (fund: string) => screen.getByRole('group', { name: fund })
const fill = (fund: string, value: string) =>
  act(async () => {
    fireEvent.change(within(row(fund)).getByRole('textbox', { name: 'Új arány (%)' }), { target: { value } })
  })
const box = () => screen.getByRole('checkbox', { name: 'Megnyitottam, elolvastam és elfogadom' })
const tick = () => act(async () => box().click())
/** Words that promise the day of an order, or that its progress is shown. An insurer may report neither. */
const promiseOfDay = /napját|melyik napon|hol tart/
const DOCUMENT = 'Nyilatkozat a modellportfólió megszüntetéséről'

test('a fund shows its current share in the form, and on the summary even if its new share is left empty', async () => {
  await open()
  expect(row('Eszközalap F02')).toHaveAccessibleDescription(/^Most 100%, kb\. 1.000.000.Ft$/)
  expect(row('Eszközalap F01')).not.toHaveAccessibleDescription()
  await fill('Eszközalap F01', '100')
  await fill('Eszközalap F02', '')
  await click('Tovább')
  expect(shownState()).toBe('reviewing')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      'Eszközalap F01: 100%',
      expect.stringMatching(/^Eszközalap F02: 0%Most 100%, kb\. 1.000.000.Ft$/),
    ]),
  )
})

describe('the statement that the customer accepts in a fund switch', () => {
  test('has a download button and a check box in one group', async () => {
    await open('documents/download?id=terms')
    expect(button(`Letöltés: ${DOCUMENT}`)).toBeTruthy()
    expect(screen.getByRole('group', { name: DOCUMENT })).toContainElement(box())
  })

  test("is linked if it is on the insurer's host", async () => {
    await open('/nyilatkozat.pdf')
    expect(screen.getByRole('link', { name: /Letöltés: Nyilatkozat/ })).toHaveAttribute(
      'href',
      `${window.location.origin}/nyilatkozat.pdf`,
    )
  })

  test('is not linked if it is on a foreign host, and can still be accepted', async () => {
    await open('https://gonosz.example/nyilatkozat.pdf')
    expect(screen.queryByRole('link', { name: /Letöltés/ })).toBeNull()
    expect(screen.getByText(/Ezt a dokumentumot itt nem lehet megnyitni/)).toBeTruthy()
    await tick()
    expect(box()).toBeChecked()
  })

  test('shows an error in the error summary and at its check box until the customer accepts it', async () => {
    await open('documents/download?id=terms')
    await fill('Eszközalap F01', '100')
    await fill('Eszközalap F02', '')
    await click('Tovább')
    const message = 'Nyissa meg ezt a dokumentumot, és jelölje be, hogy elfogadja.'
    expect(screen.getByRole('group', { name: DOCUMENT })).toHaveAccessibleDescription(expect.stringContaining(message))
    expect(within(screen.getByRole('alert')).getByRole('link', { name: `${DOCUMENT}: ${message}` })).toHaveAttribute(
      'href',
      `#${box().id}`,
    )
    await tick()
    await click('Tovább')
    expect(shownState()).toBe('reviewing')
    expect(screen.getByText('Elolvasta és elfogadta')).toBeTruthy()
  })
})

test('a fund switch promises its day neither before nor after its submission, but links to the account', async () => {
  const { fake } = await open()
  expect(document.body.textContent).toContain('Az átváltás nem azonnali')
  expect(document.body.textContent).not.toMatch(promiseOfDay)
  await fill('Eszközalap F01', '100')
  await fill('Eszközalap F02', '')
  await click('Tovább')
  await click('Beküldés')
  await act(() => answer(fake, switchFunds, { caseStatus: 'SUCCEEDED' }))
  expect(shownState()).toBe('submitted')
  expect(document.body.textContent).not.toMatch(promiseOfDay)
  expect(link('Befektetési számlák')).toHaveAttribute('href', '/elet/ugyek/investment-accounts/1')
})

test.each(['fund-switch', 'fund-redirect', 'fund-switch-transformation', 'model-portfolio'])(
  'the texts of %s do not promise the day of an order',
  (key) => {
    const { alert, whyRefused, notOffered } = caseTexts({ productLine: 'elet', key })
    expect([alert('timing').body, whyRefused, notOffered].join(' ')).not.toMatch(promiseOfDay)
  },
)

test('a rejected fund switch shows a possible reason, links to the account and keeps the answers', async () => {
  const { fake } = await open()
  await fill('Eszközalap F01', '100')
  await fill('Eszközalap F02', '')
  await click('Tovább')
  await click('Beküldés')
  await act(() => refuse(fake, switchFunds, { code: 'MODIFICATION_FAILED001' }))
  const alert = within(screen.getByRole('alert'))
  expect(alert.getByText(/közben másik megbízás is érkezett/)).toBeTruthy()
  expect(alert.getByRole('link')).toBe(link('Befektetési számlák'))
  expect(link('Befektetési számlák')).toHaveAttribute('href', '/elet/ugyek/investment-accounts/1')
  expect(within(row('Eszközalap F01')).getByRole('textbox')).toHaveProperty('value', '100')
})
