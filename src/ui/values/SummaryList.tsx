import './SummaryList.css'
import type { Content } from '../content'
import { Action } from '../controls/Action'

interface Answer<E extends { type: string }> {
  readonly question: string
  readonly answer: Content
  /** The link that changes the answer. Absent if the answer cannot be changed. */
  readonly change?: { readonly label: string; readonly name: string; readonly event: E } | undefined
}

interface Props<E extends { type: string }> {
  readonly send: (event: E) => void
  readonly answers: readonly Answer<NoInfer<E>>[]
  /** True while the answers are being sent. The links are then disabled. */
  readonly locked?: boolean
}

/** A list of answers, e.g. of a case before its submission. An answer can have a link back to its question. */
export const SummaryList = <E extends { type: string }>({ send, answers, locked = false }: Props<E>) => (
  <dl className="summary figures">
    {answers.map(({ question, answer, change }) => (
      <div key={question}>
        <dt>{question}</dt>
        <dd>{answer}</dd>
        {change && (
          <dd className="summary-change">
            <Action send={send} event={change.event} variant="quiet" name={change.name} disabled={locked}>
              {change.label}
            </Action>
          </dd>
        )}
      </div>
    ))}
  </dl>
)
