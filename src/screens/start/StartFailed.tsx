import { useApp, useAppSelector } from '../../hooks/actor'
import texts from '../../texts/start.hu.json'
import { Action } from '../../ui/controls/Action'
import { Screen } from '../../ui/layout/Screen'
import { CallNote } from '../shell/CallNote'

const failureStates = ['configurationFailed', 'textsFailed', 'mockFailed', 'sessionFailed'] as const

/** Shown if the portal could not start. Its texts are in the script, because the language files may be missing. */
export function StartFailed() {
  const { send } = useApp()
  const state = useAppSelector((snapshot) => failureStates.find((failure) => snapshot.matches(failure)))
  const { technicalError, configuration } = useAppSelector(({ context }) => context)
  // All other errors are shown as connection errors. An expired session is not possible here, because no session is
  // open yet.
  const shownError =
    technicalError === 'serverFailed' || technicalError === 'brokenAnswer' ? technicalError : 'transport'
  return (
    <main className="main">
      {state === undefined ? (
        <p role="status">{texts.waiting}</p>
      ) : (
        <Screen state={state} heading={texts[state].heading} lead={texts[state].body}>
          {state !== 'mockFailed' && <p>{texts.faults[shownError]}</p>}
          {configuration?.brand.phone && <CallNote>{texts.call}</CallNote>}
          <Action send={send} event={{ type: 'start.retried' }} variant="primary">
            {texts.retry}
          </Action>
        </Screen>
      )}
    </main>
  )
}
