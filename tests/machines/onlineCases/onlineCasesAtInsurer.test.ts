import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { identificationMachine } from '../../../machines/identification/identification.machine'
import { sharedMachines } from '../../../machines/lazyMachines'
import { onlineCasesMachine } from '../../../machines/onlineCases/onlineCases.machine'
import type { ProductLine } from '../../../machines/routes'
import { signatureMachine } from '../../../machines/signature/signature.machine'
import { SESSION } from '../../../machines/storageKeys'
import { defaultSettings } from '../../../mocks/scenarios'
import { isoDaysFrom } from '../../../mocks/store/time/days'
import { signDigitally, signManually } from '../../../src/api/documents'
import type { Endpoint } from '../../../src/api/endpoint'
import { terminate } from '../../../src/api/kgfbTermination'
import { suspendFee } from '../../../src/api/lifeStatements'
import { type Insurer, insurers } from '../../../tools/exploration/kit/insurers'
import { pageAt } from '../kit/atInsurer'
import { chooseCopy } from '../kit/signature'

type Page = Awaited<ReturnType<typeof pageAt>>

beforeEach(() => {
  sharedMachines.provide({ signature: signatureMachine })
  sharedMachines.provide({ identification: identificationMachine })
})

describe('at the simulated insurer,', () => {
  let insurer: Insurer
  beforeEach(async () => {
    const create = insurers['in the process']
    if (create === undefined) throw new Error('There is no insurer in the process')
    insurer = await create()
  })
  afterEach(async () => {
    vi.useRealTimers()
    await insurer.close()
  })

  /** Submits a case that then waits for the customer; returns its id. */
  const submit = async ({ token }: Page, endpoint: Endpoint, body: object): Promise<string> => {
    const answered = await insurer.call(endpoint, { token, body })
    expect(answered.status).toBe(200)
    return Object(answered.body).caseId
  }
  const terminated = (on: Page) => submit(on, terminate, { terminationReason: 'anniversary' })

  const open = async ({ parent }: Page, productLine: ProductLine, contractNumber: string, step = '') => {
    const list = createActor(onlineCasesMachine, { parent, input: { productLine, contractNumber, step } })
    list.start()
    const reaches = (state: 'listing' | 'signing' | 'identifying') => waitFor(list, (now) => now.matches(state))
    const signature = async () => {
      await reaches('signing')
      const signatureActor = list.getSnapshot().children.signature
      if (signatureActor === undefined) throw new Error('Nothing is signed')
      await waitFor(signatureActor, (now) => now.matches('choosing'))
      return signatureActor
    }
    return { list, reaches, signature, context: () => list.getSnapshot().context }
  }

  it('a termination is signed only once from the list, even if the first response is lost', async () => {
    const on = await pageAt(insurer, '10000001')
    const caseId = await terminated(on)
    const { list, reaches, signature, context } = await open(on, 'kgfb', '10000001')
    await reaches('listing')
    expect(context().cases[0]).toMatchObject({ caseId, caseStatus: 'DIGITAL_SIGNATURE_NEEDED' })
    list.send({ type: 'case.opened', caseId })
    expect(on.told()).toContainEqual({ type: 'flow.moved', step: caseId })
    const signing = await signature()
    on.loseAnswer(signDigitally)
    signing.send({ type: 'digital.chosen' })
    await waitFor(signing, ({ context: { notice } }) => notice === 'transport')
    signing.send({ type: 'digital.chosen' })
    await reaches('listing')
    expect(context()).toMatchObject({
      opened: '',
      done: { need: 'signature', name: 'Szerződés megszüntetése' },
      cases: [{ caseId, caseStatus: 'SUCCEEDED' }, {}],
    })
    expect(on.told().slice(-2)).toEqual([{ type: 'flow.moved', step: '' }, { type: 'case.submitted' }])
  })

  it('a termination is signed on paper with an uploaded scan', async () => {
    const on = await pageAt(insurer, '10000001')
    const caseId = await terminated(on)
    const { reaches, signature, context } = await open(on, 'kgfb', '10000001', caseId)
    const signing = await signature()
    signing.send({ type: 'manual.chosen' })
    chooseCopy(on.fake, signing)
    await waitFor(signing, ({ context: { files } }) => files[0]?.status === 'uploaded')
    on.loseAnswer(signManually)
    signing.send({ type: 'documents.submitted' })
    await waitFor(signing, ({ context: { notice } }) => notice === 'transport')
    signing.send({ type: 'documents.submitted' })
    await reaches('listing')
    expect(context().cases[0]).toMatchObject({ caseId, caseStatus: 'SUCCEEDED' })
  })

  it.each(['digitally', 'on paper'] as const)(
    'a signed case is confirmed if the customer signs it %s again in a tab without stored data',
    async (how) => {
      const on = await pageAt(insurer, '10000001')
      on.fake.services.storage.write(SESSION, { accessToken: on.token, productLine: 'kgfb', openedBy: 'secondStep' })
      const caseId = await terminated(on)
      const { list, signature, reaches } = await open(on, 'kgfb', '10000001', caseId)
      const signing = await signature()
      expect((await insurer.call(signDigitally, { token: on.token, body: { caseId }, key: 'lost' })).status).toBe(200)
      if (how === 'digitally') signing.send({ type: 'digital.chosen' })
      else {
        signing.send({ type: 'manual.chosen' })
        chooseCopy(on.fake, signing)
        await waitFor(signing, ({ context: { files } }) => files[0]?.status === 'uploaded')
        signing.send({ type: 'documents.submitted' })
      }
      await reaches('listing')
      expect(list.getSnapshot().context).toMatchObject({ done: { need: 'signature' }, cases: [{ caseId }, {}] })
    },
  )

  it('a signature that the insurer refuses can be made again', async () => {
    const on = await pageAt(insurer, '10000001')
    on.fake.services.storage.write(SESSION, { accessToken: on.token, productLine: 'kgfb', openedBy: 'secondStep' })
    const { signature } = await open(on, 'kgfb', '10000001', await terminated(on))
    const signing = await signature()
    on.refuseNext(signDigitally, { code: 'MODIFICATION_FAILED001' })
    signing.send({ type: 'digital.chosen' })
    await waitFor(signing, ({ context }) => context.notice === 'refused')
    expect(signing.getSnapshot().value).toBe('choosing')
  })

  it('an unsigned termination keeps waiting after the customer has left it', async () => {
    const on = await pageAt(insurer, '10000001')
    const caseId = await terminated(on)
    const { reaches, signature, context } = await open(on, 'kgfb', '10000001', caseId)
    const signing = await signature()
    signing.send({ type: 'signature.left' })
    await reaches('listing')
    expect(context()).toMatchObject({ opened: '', done: null, cases: [{ caseStatus: 'DIGITAL_SIGNATURE_NEEDED' }, {}] })
    expect(on.told()).toEqual([{ type: 'flow.moved', step: '' }])
  })

  it('the customer is identified for a premium suspension that was opened by its address', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const on = await pageAt(insurer, '40000001')
    const caseId = await submit(on, suspendFee, { startDate: isoDaysFrom(Date.now(), 5) })
    const { list, reaches, context } = await open(on, 'elet', '40000001', caseId)
    await reaches('identifying')
    const identification = list.getSnapshot().children.identification
    if (identification === undefined) throw new Error('Nobody is identified')
    await waitFor(identification, (now) => now.matches({ waiting: 'pausing' }))
    await insurer.advance(defaultSettings.identificationAfter)
    await vi.advanceTimersByTimeAsync(3000)
    await reaches('listing')
    expect(context()).toMatchObject({
      done: { need: 'identification', name: 'Díjszüneteltetés' },
      cases: [{ caseId, caseStatus: 'SUCCEEDED' }, {}],
    })
    expect(on.told().at(-1)).toEqual({ type: 'case.submitted' })
  })

  it('an identification continues in a new browser without stored data', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const identify = async (on: Page, caseId: string) => {
      const opened = await open(on, 'elet', '40000001', caseId)
      await opened.reaches('identifying')
      const identification = opened.list.getSnapshot().children.identification
      if (identification === undefined) throw new Error('Nobody is identified')
      await waitFor(identification, (now) => now.matches({ waiting: 'pausing' }))
      return { ...opened, identification }
    }
    const lost = await pageAt(insurer, '40000001')
    const caseId = await submit(lost, suspendFee, { startDate: isoDaysFrom(Date.now(), 5) })
    const { identification } = await identify(lost, caseId)
    const { address } = identification.getSnapshot().context

    const reopened = await identify(await pageAt(insurer, '40000001'), caseId)
    expect(reopened.identification.getSnapshot().context.address).toBe(address)
    await insurer.advance(defaultSettings.identificationAfter)
    await vi.advanceTimersByTimeAsync(3000)
    await reopened.reaches('listing')
    expect(reopened.context()).toMatchObject({ done: { need: 'identification' }, cases: [{ caseId }, {}] })
  })
})
