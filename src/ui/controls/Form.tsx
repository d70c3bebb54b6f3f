import { createContext, use } from 'react'
import type { Content, Elements } from '../content'
import { EarlyMark } from '../layout/Early'
import { offers, type Sends } from './sends'
import { typeUnheard } from './typeAgain'

const Busy = createContext(false)

interface Props<E extends { type: string }> extends Sends<E> {
  readonly children: Elements
  /** True while a response is pending. The form then ignores submits, and the main button shows that it is busy. */
  readonly busy?: boolean
  /** True on a first screen. The form then also records a submit before hydration. */
  readonly isEarly?: boolean
}

/** A form that sends one event when submitted, by its main button or by Enter. */
export function Form<E extends { type: string }>({ send, event, children, busy = false, isEarly = false }: Props<E>) {
  return (
    <form
      className="form"
      // Before hydration, `dialog` keeps the browser from sending the form, so the page keeps the typed text.
      method="dialog"
      noValidate
      {...offers(event, !busy)}
      // A render restores the values that React knows, so values that autofill has set without an event are read first.
      onBlurCapture={({ currentTarget }) => typeUnheard(currentTarget)}
      onChangeCapture={({ currentTarget, target }) => typeUnheard(currentTarget, target)}
      onClickCapture={({ currentTarget, target }) => {
        // Form controls are skipped, because they are read when they change.
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

/** Tells if the surrounding form has a pending response. */
export const useIsBusy = (): boolean => use(Busy)

/** The main button of the surrounding form. */
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
