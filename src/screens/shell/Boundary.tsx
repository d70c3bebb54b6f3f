import { Component } from 'react'
import { MissingText } from '../../texts/texts'
import type { Elements } from '../../ui/content'
import { DrawingFailed } from './DrawingFailed'

interface Props {
  /**
   * Identifies the content, e.g. its route. After an error, the boundary renders its children again once this value
   * changes.
   */
  readonly at?: string
  /**
   * True for the boundary around the whole page. The layout itself may then have failed, so the error screen gets its
   * own `main` element.
   */
  readonly isWhole?: boolean
  readonly children: Elements
}

interface State {
  /** The error that a child threw while rendering; `undefined` if no child threw. */
  readonly error: unknown
}

/** Error boundary. If a part of the page fails to render, it shows an error screen in place of that part only. */
export class Boundary extends Component<Props, State> {
  override state: State = { error: undefined }

  static getDerivedStateFromError = (error: unknown) => ({ error })

  override componentDidUpdate(previousProps: Props, { error }: State) {
    if (error !== undefined && previousProps.at !== this.props.at) this.setState({ error: undefined })
  }

  retry = () => {
    // If a text is missing, only a page load fetches the language file again, perhaps with a newer script.
    if (this.state.error instanceof MissingText) window.location.reload()
    else this.setState({ error: undefined })
  }

  override render() {
    const { isWhole, children } = this.props
    if (this.state.error === undefined) return children
    const errorScreen = <DrawingFailed onRetry={this.retry} />
    return isWhole ? <main className="main">{errorScreen}</main> : errorScreen
  }
}
