import texts from '../../texts/start.hu.json'
import { Action } from '../../ui/controls/Action'
import { Actions } from '../../ui/layout/Actions'
import { Screen } from '../../ui/layout/Screen'

interface Props {
  readonly onRetry: () => void
}

/** Shown if a screen failed to render. Its texts are in the script, because a language file may be the cause. */
export const DrawingFailed = ({ onRetry }: Props) => (
  <Screen state="drawingFailed" heading={texts.drawingFailed.heading} lead={texts.drawingFailed.body}>
    <Actions>
      <Action send={onRetry} event={{ type: 'drawing.retried' }} variant="primary">
        {texts.retry}
      </Action>
      {/* Reloads the page on purpose: a link inside the portal would go through the screen that failed to render. */}
      <a className="action action-secondary" href="/kezdolap">
        {texts.home}
      </a>
    </Actions>
  </Screen>
)
