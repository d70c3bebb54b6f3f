import { expect } from 'vitest'
import { type AnyMachineSnapshot, isMachineSnapshot } from 'xstate'
import { pageOf } from '../../../machines/case/answers/visible'
import { isArrivalUncertain } from '../../../machines/case/draft/submission'
import { definitionOf } from '../../../machines/case/machine/built'
import type { CaseContext } from '../../../machines/case/machine/case.types'
import { planOf } from '../../../machines/case/machine/plan'
import caseWords from '../../../public/assets/i18n/hu/case.json'
import type { Stage } from './openings'
import { textsOnPage } from './page'
import { actionMessages } from './sight'

/** The states of a case that show its notices. */
const ANSWERING = ['filling', 'attaching', 'reviewing']

const { notices, preview: previewWords } = caseWords

const headingOf = (notice: string): string | undefined =>
  Object.entries(notices).flatMap(([name, words]) => (name === notice && Object(words).heading) || [])[0]

const isCase = (snapshot: AnyMachineSnapshot): boolean => 'failedLists' in snapshot.context

const expectText = (text: string, label: string): void =>
  expect(
    textsOnPage().some((each) => each.includes(text)),
    `${label}: ${text}`,
  ).toBe(true)

/** Checks that the page shows each message that the case's context requires, e.g. its notice or a refused preview. */
export const checkCaseSays = (stage: Stage): void => {
  const snapshot: unknown = stage.actor()?.getSnapshot()
  if (!isMachineSnapshot(snapshot) || !isCase(snapshot)) return
  const state = ANSWERING.find((each) => snapshot.matches(each))
  if (state === undefined) return
  const context: CaseContext = snapshot.context
  const definition = definitionOf(snapshot.machine)
  const heading = headingOf(context.notice ?? '')
  if (heading !== undefined) {
    expectText(heading, 'what became of it')
    const isAnnounced = actionMessages().some((element) => element.textContent?.includes(heading))
    if (context.notice !== 'fieldsRefused') expect(isAnnounced, `takes the focus: ${heading}`).toBe(true)
  }
  if (isArrivalUncertain(context) && context.failure !== 'expired') expectText(notices.uncertain.heading, 'a sent case')
  const { preview } = snapshot.children
  const previewSnapshot: unknown = preview?.getSnapshot()
  if (definition.preview !== null && isMachineSnapshot(previewSnapshot) && previewSnapshot.matches('refused')) {
    expectText(previewWords.refused[definition.preview.when], 'a preview')
  }
  if (state !== 'filling') return
  const [unlisted = ''] = notices.unlisted.split('{{')
  const page = planOf(definition).pageAt(context.step)
  if (context.failedLists.some((name) => pageOf(definition, name) === page)) {
    expectText(unlisted, 'a list that did not come')
  }
  if (context.step !== planOf(definition).first) return
  const alerts = definition.alerts(context.loaded).length
  expect(document.querySelectorAll('.notice-info').length, 'alerts').toBeGreaterThanOrEqual(alerts)
}
