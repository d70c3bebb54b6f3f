import { createContext, use } from 'react'
import type { Content, Elements } from '../content'
import { EarlyMark } from '../layout/Early'
import { eventAttribute, type SendProps } from './sends'
import { reportAutofill } from './typeAgain'

const BusyContext = createContext(false)

interface Props<E extends { type: string }> extends SendProps<E> {
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
      {...eventAttribute(event, !busy)}
      // Autofill may set values without an event, and a render would overwrite them with the values that React knows.
      // So these values are reported first.
      onBlurCapture={({ currentTarget }) => reportAutofill(currentTarget)}
      onChangeCapture={({ currentTarget, target }) => reportAutofill(currentTarget, target)}
      onClickCapture={({ currentTarget, target }) => {
        // A click on a form control reports nothing here, because the control's change event does.
        if (target instanceof Element && !target.matches('input, select, textarea')) reportAutofill(currentTarget)
      }}
      onSubmit={(submitEvent) => {
        submitEvent.preventDefault()
        if (busy) return
        reportAutofill(submitEvent.currentTarget)
        send(event)
      }}
    >
      <BusyContext value={busy}>{children}</BusyContext>
      {isEarly && <EarlyMark event={event.type} />}
    </form>
  )
}

/** Tells if the surrounding form has a pending response. */
export const useIsBusy = (): boolean => use(BusyContext)

/** The main button of the surrounding form. */
export function Submit({ children }: { readonly children: Content }) {
  const isBusy = useIsBusy()
  return (
    <button
      type="submit"
      className="action action-primary"
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
    >
      {children}
    </button>
  )
}
