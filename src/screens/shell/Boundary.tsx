import { Component } from 'react'
import { MissingText } from '../../texts/texts'
import type { Elements } from '../../ui/content'
import { DrawingFailed } from './DrawingFailed'

interface Props {
  /** What is shown: another place is drawn, whatever became of the one before. */
  readonly at?: string
  /** Whether nothing stands around it: the page's own frame may be what fails. */
  readonly isWhole?: boolean
  readonly children: Elements
}

interface State {
  /** `undefined` where all is well. */
  readonly error: unknown
}

/** Keeps what cannot be drawn from taking the rest of the page with it. The root reports it. */
export class Boundary extends Component<Props, State> {
  override state: State = { error: undefined }

  static getDerivedStateFromError = (error: unknown) => ({ error })

  override componentDidUpdate(before: Props, { error }: State) {
    if (error !== undefined && before.at !== this.props.at) this.setState({ error: undefined })
  }

  retry = () => {
    // What a language file lacks has to be loaded again, and perhaps with a newer script.
    if (this.state.error instanceof MissingText) window.location.reload()
    else this.setState({ error: undefined })
  }

  override render() {
    const { isWhole, children } = this.props
    if (this.state.error === undefined) return children
    const failed = <DrawingFailed onRetry={this.retry} />
    return isWhole ? <main className="main">{failed}</main> : failed
  }
}
