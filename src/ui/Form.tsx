import { createContext, use } from 'react'
import type { Content, Elements } from './content'
import { EarlyMark } from './Early'
import { offers, type Sends } from './sends'
import { typeUnheard } from './typeAgain'

const Busy = createContext(false)

interface Props<E extends { type: string }> extends Sends<E> {
  readonly children: Elements
  /** An answer is awaited: submitting again does nothing, and the main button shows it. */
  readonly busy?: boolean
  /** Of a first screen: it is heard before the page answers, too. */
  readonly isEarly?: boolean
}

/** A form that sends one event when it is submitted, by its main button or by Enter. */
export function Form<E extends { type: string }>({ send, event, children, busy = false, isEarly = false }: Props<E>) {
  return (
    <form
      className="form"
      // Before the app has come, the browser itself sends nothing, and the page stays with what was typed.
      method="dialog"
      noValidate
      {...offers(event, !busy)}
      // A redraw puts back the values that React knows. What a filler has set without an event is therefore read first.
      onBlurCapture={({ currentTarget }) => typeUnheard(currentTarget)}
      onChangeCapture={({ currentTarget, target }) => typeUnheard(currentTarget, target)}
      onClickCapture={({ currentTarget, target }) => {
        // A control is read when it changes.
        if (target instanceof Element && !target.matches('input, select, textarea')) typeUnheard(currentTarget)
      }}
      onSubmit={(submit) => {
        submit.preventDefault()
        if (busy) return
        typeUnheard(submit.currentTarget)
        send(event)
      }}
    >
      <Busy value={busy}>{children}</Busy>
      {isEarly && <EarlyMark event={event.type} />}
    </form>
  )
}

/** Whether the form around it awaits an answer. */
export const useIsBusy = (): boolean => use(Busy)

/** The main button of the form around it. */
export function Submit({ children }: { readonly children: Content }) {
  const busy = useIsBusy()
  return (
    <button
      type="submit"
      className="action action-primary"
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
    >
      {children}
    </button>
  )
}
