import { Component, type ReactNode } from 'react'
import { DrawingFailed } from './DrawingFailed'

interface Props {
  /** What is shown: another place is drawn, whatever became of the one before. */
  readonly at?: string
  /** Whether nothing stands around it: the page's own frame may be what fails. */
  readonly isWhole?: boolean
  readonly children: ReactNode
}

/** Keeps what cannot be drawn from taking the rest of the page with it. The root reports it. */
export class Boundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError = () => ({ hasFailed: true })

  override componentDidUpdate(before: Props, { hasFailed }: Boundary['state']) {
    if (hasFailed && before.at !== this.props.at) this.retry()
  }

  retry = () => this.setState({ hasFailed: false })

  override render() {
    const { isWhole, children } = this.props
    if (!this.state.hasFailed) return children
    const failed = <DrawingFailed onRetry={this.retry} />
    return isWhole ? <main className="main">{failed}</main> : failed
  }
}
