import texts from '../../texts/start.hu.json'
import { Action } from '../../ui/Action'
import { Actions } from '../../ui/Actions'
import { Screen } from '../../ui/Screen'

interface Props {
  readonly onRetry: () => void
}

/** A screen could not be drawn. Its texts come with the script: a language file may be what is wrong. */
export const DrawingFailed = ({ onRetry }: Props) => (
  <Screen state="drawingFailed" heading={texts.drawingFailed.heading} lead={texts.drawingFailed.body}>
    <Actions>
      <Action send={onRetry} event={{ type: 'drawing.retried' }} variant="primary">
        {texts.retry}
      </Action>
      {/* Loaded anew on purpose: a link inside of the portal would ask the screen that cannot be drawn. */}
      <a className="action action-secondary" href="/kezdolap">
        {texts.home}
      </a>
    </Actions>
  </Screen>
)
