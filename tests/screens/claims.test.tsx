import { act, cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { homeCases } from '../../machines/cases/home'
import { claimExamples } from '../../mocks/examples/claims/lists'
import { homeHeaderExamples } from '../../mocks/examples/home/header'
import { getClaims } from '../../src/api/claims'
import type { CallData } from '../../src/api/endpoint'
import type { HomeHeader } from '../../src/api/entities'
import { AppActorContext } from '../../src/hooks/actor'
import { lazyModule } from '../../src/modules/claims'
import { register } from '../../src/modules/lazyModule'
import { lazyModule as signedInModule } from '../../src/modules/signedIn'
import { Home } from '../../src/screens/start/StartPage'
import { openSignedIn } from '../machines/kit/portal'
import { answer, load, withClock } from '../machines/kit/story'
import { link, loadScreens, show, stepHeading } from './signedIn'

withClock()
beforeAll(() => {
  loadScreens()
  for (const module of [lazyModule, signedInModule]) register(module)
})
afterEach(cleanup)

/** Opens the claims of a home contract: the list, or the claim at the address part `inside`. */
const open = async (lists: CallData<typeof getClaims>, inside = ''): Promise<void> => {
  const portal = await openSignedIn(`/lakas/ugyek/claims${inside}`, {
    contractNumber: '30000001',
    productLine: 'lakas',
  })
  show(portal)
  const { fake } = portal
  await act(() => load(fake, 'loadModule', homeCases))
  await act(() => answer(fake, homeCases.header, homeHeaderExamples.withDebt))
  await act(() => load(fake, 'loadModule', homeCases))
  await act(() => load(fake, 'loadModule'))
  await act(() => answer(fake, getClaims, lists))
}

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const steps = () => {
  const [timeline] = screen.getAllByRole('list').filter(({ tagName }) => tagName === 'OL')
  return within(timeline ?? document.body).getAllByRole('listitem')
}
const current = () => steps().filter((step) => step.getAttribute('aria-current') === 'step')

describe('the claims', () => {
  test('are listed as open and closed, with the time of the last update', async () => {
    await open(claimExamples.everyStatus)
    expect(headings()).toEqual(['Folyamatban', 'Lezárva'])
    expect(screen.getByText('Utoljára frissítve: 2026. 11. 21. 12:00')).toBeTruthy()
    expect(screen.getByText('Elutasítva · a kár napja: 2026. 11. 14.')).toBeTruthy()
  })

  test('show how many tasks the customer has', async () => {
    await open(claimExamples.contactTask)
    expect(link('Vihar')).toHaveAccessibleDescription(
      expect.stringMatching(/^1 teendő Önre várunk · a kár napja: 2026\.\s11\.\s14\.$/),
    )
    expect(link('Vihar')).toHaveAttribute('href', '/lakas/ugyek/claims/K-30000001-3')
  })

  test('of one event are grouped under a heading', async () => {
    await open(claimExamples.grouped)
    const group = screen.getByRole('heading', { level: 3, name: 'Összetartozó kárügyek' }).closest('section')
    expect(within(group ?? document.body).getAllByRole('link')).toHaveLength(2)
  })

  test('show a message and a link to the claim report if the list is empty', async () => {
    await open(claimExamples.none)
    expect(screen.getByText('Ezen a szerződésen nincs kárügy')).toBeTruthy()
    expect(link('Kárbejelentés')).toHaveAttribute('href', '/lakas/ugyek/claim-report')
    expect(screen.queryByText(/Utoljára frissítve/)).toBeNull()
  })

  test('are listed even if they have only an id', async () => {
    await open({ open: [{ id: 'K/1' }] })
    expect(link('Kárügy')).toHaveAttribute('href', '/lakas/ugyek/claims/K%2F1')
    expect(link('Kárügy')).toHaveAccessibleDescription('Beérkezett')
  })
})

describe('a claim', () => {
  test('shows its timeline, the next party to act, and the deadline', async () => {
    const [, examining] = claimExamples.everyStatus.open
    await open({ open: [{ id: '1', ...examining, nextStepUntil: '2026-12-06' }] }, '/claim-2')
    expect(stepHeading()).toBe('Vihar')
    expect(steps().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^BejelentveKész/),
      expect.stringMatching(/^VizsgálatMost itt tart/),
      expect.stringMatching(/^DöntésEzután jön/),
    ])
    expect(current()).toEqual([steps()[1]])
    expect(screen.getByText('Mi, a biztosító')).toBeTruthy()
    expect(screen.getByText('Legkésőbb eddig').nextElementSibling).toHaveTextContent('2026. 12. 06.')
  })

  test.each([
    ['EXAMINING', 'Szakértőre vár', 'Szakértőre vár'],
    ['DONE', 'Szakértőre vár', 'Szakértőre vár'],
    ['EXAMINING', ' ', 'Vizsgálat'],
    ['DONE', null, 'Beérkezett'],
  ])('with the status %s and the label %j shows the status text %s', async (status, statusLabel, shownStatus) => {
    await open({ open: [{ id: '1', status, statusLabel }] }, '/1')
    expect(screen.getByText('Állapot').nextElementSibling).toHaveTextContent(shownStatus)
  })

  test('shows the label of its status in the list', async () => {
    await open({ open: [{ id: '1', status: 'EXAMINING', statusLabel: 'Szakértőre vár' }] })
    expect(screen.getByText(/Szakértőre vár/)).toBeTruthy()
  })

  test('with an unknown status is shown only as received in its timeline', async () => {
    await open({ open: [{ id: '1', status: 'DONE', statusLabel: 'Elkészült' }] }, '/1')
    expect(current()).toEqual(steps())
    expect(current()[0]).toHaveTextContent(/^Beérkezett/)
    expect(screen.queryByText('Ki következik?')).toBeNull()
  })

  test.each(['DONE', '', null])('closed with the unknown status %j shows no status and no timeline', async (status) => {
    await open({ open: [], closed: [{ id: '1', status, statusLabel: null }] }, '/1')
    expect(screen.queryByText('Állapot')).toBeNull()
    expect(screen.queryByText(/Beérkezett/)).toBeNull()
    expect(screen.queryByRole('list')).toBeNull()
  })

  test('closed with an unknown status shows no status in the list', async () => {
    await open({ open: [], closed: [{ id: '1', status: 'DONE', statusLabel: null, claimDate: '2026-07-11' }] })
    expect(link('Kárügy')).toHaveAccessibleDescription(/^a kár napja: 2026\.\s07\.\s11\.$/)
  })

  test('shows its tasks first, each with its description and a link to its case', async () => {
    await open(claimExamples.everyTask, '/K-30000001-3')
    const [first] = screen.getAllByRole('heading', { level: 3 })
    expect(first).toHaveTextContent('Az Ön teendője')
    expect(screen.getByText('Kérjük, küldjön fényképeket a kárról.')).toBeTruthy()
    expect(link('Elérhetőség megadása')).toHaveAttribute('href', '/lakas/ugyek/claim-contact/K-30000001-3')
    expect(link('Iratok beküldése')).toHaveAttribute('href', '/lakas/ugyek/claim-documents/K-30000001-3')
    expect(screen.queryByRole('link', { name: 'Felülvizsgálat kérése' })).toBeNull()
  })

  test('shows a default text for a task that the insurer sends without a description', async () => {
    await open(claimExamples.reviewTask, '/K-30000001-5')
    expect(screen.getByText(/Ha nem ért egyet a döntésünkkel/)).toBeTruthy()
    expect(link('Felülvizsgálat kérése')).toHaveAttribute('href', '/lakas/ugyek/claim-review/K-30000001-5')
  })

  test.each([
    ['DOCUMENT', 'Az Ön teendője'],
    ['REVIEW_REQUEST', 'Felülvizsgálat'],
  ] as const)(
    'says beside the task %s that another task is not shown, if its type is unknown',
    async (type, heading) => {
      await open({ open: [{ id: '1', status: 'WAITING_FOR_CLIENT', claimTasks: [{ type }, null] }] }, '/1')
      expect(screen.getByRole('heading', { level: 3, name: heading })).toBeTruthy()
      expect(screen.getByText(/ez itt most nem látható/)).toBeTruthy()
      expect(screen.queryByText(/nincs teendője/)).toBeNull()
    },
  )

  test('whose only task is an optional review is shown as examined, and says that a customer who accepts the decision need not act', async () => {
    await open(claimExamples.reviewTask, '/K-30000001-5')
    expect(steps().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^BejelentveKész/),
      expect.stringMatching(/^VizsgálatKész/),
      expect.stringMatching(/^Felülvizsgálat kérhetőMost itt tart.*Ha egyetért, nincs teendője/),
      expect.stringMatching(/^DöntésEzután jön/),
    ])
  })

  test.each([
    ['claim-4', 'Kifizetve'],
    ['claim-5', 'Elutasítva'],
    ['claim-6', 'Lezárva'],
    ['claim-7', 'Kifizetés nélkül lezárva'],
  ])('that has ended (%s) shows its status and that there are no more tasks', async (id, status) => {
    await open(claimExamples.everyStatus, `/${id}`)
    expect(current()[0]?.textContent).toMatch(new RegExp(`^${status}Most itt tart`))
    expect(screen.getByText('Ki következik?').nextElementSibling).toHaveTextContent('Senki, nincs több teendő')
    expect(screen.queryByText('Legkésőbb eddig')).toBeNull()
  })

  test('shows an amount only if the amount was paid', async () => {
    await open(claimExamples.everyStatus, '/claim-4')
    expect(screen.getByText('Kifizetett összeg').nextElementSibling?.textContent).toMatch(/^275\s000\sFt$/)
    expect(steps()).toHaveLength(3)
    cleanup()
    await open(claimExamples.everyStatus, '/claim-6')
    expect(steps().at(-2)).toHaveTextContent('A kárt kifizettük.')
    cleanup()
    await open(claimExamples.everyStatus, '/claim-5')
    expect(screen.queryByText('Kifizetett összeg')).toBeNull()
  })

  test('that waits for the customer, but has no task from the insurer, says that the task is not visible', async () => {
    await open({ open: [{ id: '1', status: 'WAITING_FOR_CLIENT' }] }, '/1')
    expect(screen.getByText(/ez itt most nem látható/)).toBeTruthy()
    expect(screen.getByText('Ki következik?')).toBeTruthy()
    expect(screen.queryByText('Legkésőbb eddig')).toBeNull()
  })

  test('lists the reported damages by type, or shows no list if nothing was reported', async () => {
    await open(claimExamples.things, '/claim-1')
    const valueBeside = (label: string) => screen.getByText(label).nextElementSibling?.textContent
    expect(screen.getByText('Amit bejelentett')).toBeTruthy()
    expect(valueBeside('Lakóépület vagy lakás')).toMatch(/^A konyha mennyezete, 90\s000\sFt$/)
    expect(valueBeside('Melléképületek')).toBe('Garázs, a kapu')
    expect(valueBeside('Ingóságok')).toMatch(/^Televízió, 2020, 120\s000\sFtKerékpár$/)
    cleanup()
    await open(claimExamples.onlyOpen, '/claim-1')
    expect(screen.queryByText('Amit bejelentett')).toBeNull()
  })

  test('links to the other claims of its event', async () => {
    await open(claimExamples.grouped, '/claim-1')
    expect(screen.getAllByRole('link', { name: 'Vihar' }).map((one) => one.getAttribute('href'))).toEqual([
      '/lakas/ugyek/claims/claim-2',
    ])
  })

  test('with an unknown id shows a link back to the list', async () => {
    await open(claimExamples.everyStatus, '/claim-404')
    expect(link('Vissza a kárügyekhez')).toHaveAttribute('href', '/lakas/ugyek/claims')
  })
})

describe('the number of tasks in claims', () => {
  const openMenu = async (claims: NonNullable<HomeHeader['contract']['claims']> | undefined) => {
    const portal = await openSignedIn('/lakas/ugyek', { contractNumber: '30000001', productLine: 'lakas' })
    show(portal)
    await act(() => load(portal.fake, 'loadModule', homeCases))
    const { withDebt } = homeHeaderExamples
    await act(() => answer(portal.fake, homeCases.header, { ...withDebt, contract: { ...withDebt.contract, claims } }))
    return portal
  }
  const goHome = async (portal: Awaited<ReturnType<typeof openMenu>>) => {
    await act(() => portal.app.send({ type: 'location.requested', address: '/kezdolap' }))
    await act(() => load(portal.fake, 'loadModule'))
    cleanup()
    render(
      <AppActorContext value={portal.app}>
        <Home />
      </AppActorContext>,
    )
    expect(screen.getByText('Be van jelentkezve')).toBeTruthy()
  }

  test('is shown in the menu, in the task list and on the start page', async () => {
    const portal = await openMenu(claimExamples.everyTask.open)
    expect(link('Teendő kárügyben')).toHaveAttribute('href', '/lakas/ugyek/claims')
    expect(screen.getByText(/2 teendője van/)).toBeTruthy()
    expect(link('Kárügyeim')).toHaveAccessibleDescription(/^2 teendő /)
    await goHome(portal)
    // The contract's debt is the third task.
    expect(screen.getByText('Ennél a szerződésnél 3 teendője van.')).toBeTruthy()
  })

  test('does not include an offered review, which is an entry of its own in the task list', async () => {
    await openMenu(claimExamples.reviewTask.open)
    expect(link('Kárügyében felülvizsgálatot kérhet')).toHaveAccessibleDescription(
      'Ha egyetért a döntésünkkel, nincs teendője.',
    )
    expect(link('Kárügyeim')).toHaveAccessibleDescription('Hol tartanak, és mi a teendője')
  })

  test.each([
    ['no claim has a task', claimExamples.onlyOpen.open],
    ['the insurer does not return claims', undefined],
  ])('is not shown if %s', async (_, claims) => {
    const portal = await openMenu(claims)
    expect(link('Kárügyeim')).toHaveAccessibleDescription('Hol tartanak, és mi a teendője')
    await goHome(portal)
    expect(screen.getByText('Ennél a szerződésnél 1 teendője van.')).toBeTruthy()
  })
})
