import { describe, expect, test, vi } from 'vitest'
import { everyProductLine } from '../../../machines/cases'
import { isKeyEnabled } from '../../../machines/cases/isKeyEnabled'
import { pathOf } from '../../../machines/routes'
import type { Fullness } from '../../../mocks/pickEntries'
import { RIGHT_CODE } from '../../../mocks/sampleContracts'
import { defaultSettings } from '../../../mocks/scenarios'
import type { Contract } from '../../../mocks/store/state'
import { submitAnswer } from '../kit/signIn'
import { MINUTE } from '../kit/story'
import { openBrowser, openTabIn, type Tab } from './browser'
import { freshInsurer, insurerAt } from './insurer'
import { contractIn, situationIn, waitUntilIdle } from './situation'
import { withPortal } from './withPortal'

withPortal()

const openAt = async (fullness: Fullness, address: string): Promise<Tab> => {
  const tab = openTabIn(openBrowser(insurerAt({ state: JSON.stringify(freshInsurer(fullness)) })))
  await tab.open(address)
  await waitUntilIdle(tab)
  return tab
}

const childrenIn = (tab: Tab) => {
  const page = tab.page()
  if (page === null) throw new Error('The tab has left the portal')
  return page.app.getSnapshot().children
}

const loginIn = (tab: Tab) => {
  const { login } = childrenIn(tab)
  if (login === undefined) throw new Error(`Nobody can sign in at ${tab.address()}`)
  return login
}

const methods = ['SMS_OTP', 'LICENSE_PLATE_NUMBER', 'ZIP_CODE'] as const

const answerOf = ({ header }: Contract, method: (typeof methods)[number]): string => {
  if (method === 'SMS_OTP') return RIGHT_CODE
  if (method === 'ZIP_CODE') return header.contract.permanentAddress?.zipCode ?? ''
  return 'licensePlateNumber' in header ? header.licensePlateNumber : ''
}

const startAt = async (tab: Tab, contractNumber: string, userType: 'PERSONAL' | 'NON_CONTRACTOR' = 'PERSONAL') => {
  const login = loginIn(tab)
  login.send({ type: 'userType.chosen', userType })
  login.send({ type: 'contractNumber.changed', value: contractNumber })
  login.send({ type: 'contractNumber.submitted' })
  await waitUntilIdle(tab)
}

const signInTo = async (tab: Tab, contract: Contract, method: (typeof methods)[number]): Promise<void> => {
  await startAt(tab, contract.number)
  if (method !== contract.slaType) loginIn(tab).send({ type: 'method.switched' })
  submitAnswer(loginIn(tab), answerOf(contract, method))
  await waitUntilIdle(tab)
}

/** Signs in a customer with the method that the contract asks for first. */
const signedIn = async (fullness: Fullness, contract: Contract): Promise<Tab> => {
  const tab = await openAt(fullness, `/${contract.insuranceType}/belepes`)
  await signInTo(tab, contract, contract.slaType)
  return tab
}

/** Opens an address, as a link does. */
const goTo = async (tab: Tab, address: string): Promise<void> => {
  tab.page()?.navigate(address)
  await waitUntilIdle(tab)
}

const flowIn = (tab: Tab) => {
  const flow = contractIn(tab)?.getSnapshot().children.flow
  if (flow === undefined) throw new Error(`No flow is open at ${tab.address()}: ${situationIn(tab)}`)
  return flow
}

/** Returns the ids of the documents of an open flow, or an empty list if it lacks them. */
const documentsIn = (tab: Tab): readonly string[] =>
  Object.values(Object(flowIn(tab).getSnapshot().context.documents)).map((one) => Object(one).id)

/** Sends a document by e-mail if that is possible. Types an address if the portal asks for one. */
const mail = async (tab: Tab, id: string): Promise<void> => {
  const flow = flowIn(tab)
  const context = () => flow.getSnapshot().context
  if (!context().canBeMailed) return
  flow.send({ type: 'email.requested', id })
  await waitUntilIdle(tab)
  if (context().emails[id].status === 'asking') {
    flow.send({ type: 'address.changed', id, value: 'uj@pelda.example' })
    flow.send({ type: 'address.submitted', id })
    await waitUntilIdle(tab)
  }
  expect(context().emails[id]).toMatchObject({ status: 'sent', address: expect.stringContaining('@') })
}

const BANNED = '90000009'
const ENDED = 2
const contracts = Object.values(freshInsurer('everything').contracts)
const ownContracts = contracts.filter(({ isProposal, number }) => !isProposal && number !== BANNED)
const numbered = (number: string): Contract => {
  const found = contracts.find((one) => one.number === number)
  if (found === undefined) throw new Error(`There is no ${number}`)
  return found
}
const openToOthers = contracts.filter(
  ({ number, header }) => number !== BANNED && header.contract.contractStatusId !== ENDED,
)

/** The menu entries that are not cases, if the insurer enables them. Cases are tested separately. */
const others = everyProductLine.flatMap(({ productLine, menu }) => {
  const contract = ownContracts.find(({ insuranceType }) => insuranceType === productLine)
  if (contract === undefined) throw new Error(`No sample contract is of ${productLine}`)
  return menu.flatMap((entry) =>
    (entry.type === 'flow' || entry.type === 'view') && isKeyEnabled(contract.header, entry.key)
      ? [[productLine, entry.key, contract, entry.type] as const]
      : [],
  )
})

describe.each(['specified', 'required'] as const)('with an insurer that sends only the %s properties,', (fullness) => {
  // Returns the sign-in methods of a contract. The second method is an optional property, which only an insurer with
  // all `specified` properties returns.
  const offered = ({ slaType, secondaryMethod }: Contract) =>
    methods.filter((method) => method === slaType || (method === secondaryMethod && fullness === 'specified'))

  test.each(
    ownContracts.flatMap((contract) => offered(contract).map((method) => [contract.number, method, contract] as const)),
  )('contract %s opens with the sign-in method %s at the address of its product line', async (_, method, contract) => {
    const tab = await openAt(fullness, `/${contract.insuranceType}/belepes`)
    await signInTo(tab, contract, method)
    expect([situationIn(tab), tab.address()]).toEqual(['selecting', `/${contract.insuranceType}/ugyek`])
  })

  test.each(openToOthers.map((contract) => [contract.number, contract] as const))(
    'contract %s opens for a customer other than the contractor',
    async (number, { insuranceType }) => {
      const tab = await openAt(fullness, `/${insuranceType}/belepes`)
      await startAt(tab, number, 'NON_CONTRACTOR')
      expect([situationIn(tab), tab.address()]).toEqual(['selecting', `/${insuranceType}/ugyek`])
    },
  )

  test('a contract of the DÁP list opens in its own product line, and a logout returns to the list', async () => {
    const tab = await openAt(fullness, '/kgfb/belepes')
    loginIn(tab).send({ type: 'dap.chosen' })
    await waitUntilIdle(tab)
    vi.advanceTimersByTime(defaultSettings.dapAfter)
    await waitUntilIdle(tab, () => tab.address().includes('szerzodeslista'))
    await waitUntilIdle(tab)
    const { dap } = childrenIn(tab)
    dap?.send({ type: 'contract.chosen', contractNumber: '20000001' })
    await waitUntilIdle(tab)
    expect([situationIn(tab), tab.address()]).toEqual(['selecting', '/casco/ugyek'])
    tab.page()?.app.send({ type: 'logout.requested' })
    await waitUntilIdle(tab)
    expect(tab.address()).toContain('szerzodeslista=1')
    expect(childrenIn(tab).dap?.getSnapshot().matches({ identified: 'listing' })).toBe(true)
  })

  test('a customer without a phone number requests a callback, which is also shown after a reload', async () => {
    const tab = await openAt(fullness, '/kgfb/belepes')
    await startAt(tab, '90000007')
    const { phoneRequest } = childrenIn(tab)
    phoneRequest?.send({ type: 'phone.changed', value: '06 20 123 4567' })
    phoneRequest?.send({ type: 'phone.submitted' })
    await waitUntilIdle(tab)
    expect(phoneRequest?.getSnapshot().value).toBe('requested')
    await tab.reload()
    await waitUntilIdle(tab)
    const reloaded = childrenIn(tab).phoneRequest
    expect(reloaded).not.toBe(phoneRequest)
    expect(reloaded?.getSnapshot().value).toBe('requested')
  })

  test.each([
    ['phone', '06 30 999 8877', '10000001'],
    ['phone', '06 30 999 8877', '10000002'],
    ['email', 'uj@pelda.example', '10000001'],
  ] as const)(
    'the customer changes the sign-in %s to %s with one code (contract %s)',
    async (channel, value, number) => {
      const tab = await signedIn(fullness, numbered(number))
      await goTo(tab, '/kgfb/biztonsag')
      const { security } = childrenIn(tab)
      security?.send({ type: `${channel}.chosen` })
      security?.send({ type: 'answer.changed', value })
      security?.send({ type: 'answer.submitted' })
      await waitUntilIdle(tab)
      const { code } = security?.getSnapshot().children ?? {}
      code?.send({ type: 'answer.changed', value: RIGHT_CODE })
      code?.send({ type: 'answer.submitted' })
      await waitUntilIdle(tab)
      expect(security?.getSnapshot().value).toBe('changed')
    },
  )

  test('the customer extends the session and then ends it by a logout', async () => {
    const tab = await signedIn(fullness, numbered('10000001'))
    const expiresAt = () => tab.page()?.app.getSnapshot().context.session?.expiresAt
    const before = expiresAt()
    vi.advanceTimersByTime(defaultSettings.sessionLength * 1000 - MINUTE)
    await waitUntilIdle(tab)
    childrenIn(tab).session?.send({ type: 'session.extended' })
    await waitUntilIdle(tab)
    expect(expiresAt()).toBeGreaterThan(before ?? Number.POSITIVE_INFINITY)
    tab.page()?.app.send({ type: 'logout.requested' })
    await waitUntilIdle(tab)
    expect([situationIn(tab), tab.address()]).toEqual(['home', '/kezdolap'])
  })

  test.each(others)('in %s, the menu entry %s opens', async (productLine, key, contract, kind) => {
    const tab = await signedIn(fullness, contract)
    await goTo(tab, pathOf({ name: 'case', productLine, key, variant: '', step: '' }))
    expect(situationIn(tab)).toBe(kind === 'view' ? 'viewing' : 'inFlow')
    if (kind === 'view') return
    // The life insurance flow shows data, all others show a list.
    expect(flowIn(tab).getSnapshot().value).toBe(key === 'life-insurance' ? 'viewing' : 'listing')
    for (const id of documentsIn(tab).slice(0, 1)) await mail(tab, id)
  })
})
