import { describe, expect, test } from 'vitest'
import { fieldContextOf } from '../../../machines/case/answers/fieldContext'
import { pageOf, visibleFields } from '../../../machines/case/answers/visible'
import { resultCallOf } from '../../../machines/case/definition/definition'
import { planOf } from '../../../machines/case/machine/plan'
import type { Endpoint } from '../../../src/api/endpoint'
import { sampleVisibleFields } from '../../../tools/exploration/kit/sampleAnswers'
import { goThrough, goUntil } from '../kit/caseJourney'
import { begin, casesAt, keysOf, namedCases, withJourneys } from '../kit/everyCase'
import { type Journey, stepIn } from '../kit/openCase'

withJourneys()

/**
 * Returns the calls to which the insurer may answer that a field is missing: the request for a code, and the
 * submission.
 */
const takersOf = ({ definition }: (typeof namedCases)[number][1]): readonly Endpoint[] => [
  ...(definition.code === null ? [] : [definition.code.start]),
  ...(definition.submit === null ? [] : [resultCallOf(definition)]),
]

/** Continues until the insurer rejects the call of `endpoint`, because these fields are missing. */
const refuse = async (journey: Journey, endpoint: Endpoint, fields: readonly string[]): Promise<void> => {
  journey.on.refuseNext(endpoint, { code: 'MISSING_FIELDS', fields: [...fields] })
  await goUntil(journey, () => journey.actor.getSnapshot().context.refusals > 0)
}

describe.each(
  namedCases.flatMap(([name, productLineCase]) =>
    takersOf(productLineCase).map((taker) => [name, taker.id, taker, productLineCase] as const),
  ),
)('the case %s, which the insurer refuses at the call %s', (_, __, endpoint, productLineCase) => {
  const sampleFields = sampleVisibleFields(productLineCase.definition)

  test.each(sampleFields)('because of %s, returns to that field and keeps the answers', async (field) => {
    const { journey, before } = await begin(productLineCase)
    await refuse(journey, endpoint, [field, 'noSuchField'])
    const { context } = journey.actor.getSnapshot()
    expect(visibleFields(productLineCase.definition, fieldContextOf(context)).map(([name]) => name)).toContain(field)
    expect(stepIn(journey)).toBe(
      planOf(productLineCase.definition).stepOf(pageOf(productLineCase.definition, field) ?? ''),
    )
    expect(context).toMatchObject({
      notice: 'fieldsRefused',
      summaryFields: [field],
      problems: { [field]: { name: 'refused' } },
      dirty: true,
    })
    const caseId = await goThrough(journey)
    expect(casesAt(journey)).toEqual([caseId, ...before])
    const [refused, retry] = journey.on.fake.calls.filter((call) => call.endpoint === endpoint.id)
    expect(Object(retry?.input).body).toEqual(Object(refused?.input).body)
    expect(new Set(keysOf(journey, endpoint)).size).toBe(2)
  })

  test('because of several fields, lists them all on the page that contains the first one', async () => {
    const { journey } = await begin(productLineCase)
    await refuse(journey, endpoint, sampleFields)
    const { context } = journey.actor.getSnapshot()
    expect(context.summaryFields).toEqual(sampleFields)
    expect(stepIn(journey)).toBe(
      planOf(productLineCase.definition).stepOf(pageOf(productLineCase.definition, sampleFields[0] ?? '') ?? ''),
    )
  })

  test('because of an unknown field, returns to the form with a notice', async () => {
    const { journey } = await begin(productLineCase)
    await refuse(journey, endpoint, ['noSuchField'])
    const { context } = journey.actor.getSnapshot()
    expect(stepIn(journey)).toBe(planOf(productLineCase.definition).first)
    expect(context).toMatchObject({ notice: 'refused', summaryFields: [], problems: {}, dirty: true })
  })
})
