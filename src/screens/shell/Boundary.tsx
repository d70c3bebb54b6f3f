import { Component } from 'react'
import { MissingText } from '../../texts/texts'
import type { Elements } from '../../ui/content'
import { DrawingFailed } from './DrawingFailed'

interface Props {
  /** Key of the content. After an error, a changed key renders the content again. */
  readonly at?: string
  /** True if outside the page's layout, which may have failed. The error screen then has its own `main`. */
  readonly isWhole?: boolean
  readonly children: Elements
}

interface State {
  /** The error of the failed render; `undefined` if absent. */
  readonly error: unknown
}

/** Error boundary that keeps the rest of the page when a part fails to render. The root reports the error. */
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
