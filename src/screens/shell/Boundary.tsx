import { Component } from 'react'
import { MissingText } from '../../texts/texts'
import type { Elements } from '../../ui/content'
import { DrawingFailed } from './DrawingFailed'

interface Props {
  /** Key of the content: another route renders again after an error. */
  readonly at?: string
  /** True if nothing surrounds it, because the page's own frame may have failed. */
  readonly isWhole?: boolean
  readonly children: Elements
}

interface State {
  /** `undefined` if there is no error. */
  readonly error: unknown
}

/** Error boundary that keeps the rest of the page when a part fails to render. The root reports the error. */
export class Boundary extends Component<Props, State> {
  override state: State = { error: undefined }

  static getDerivedStateFromError = (error: unknown) => ({ error })

  override componentDidUpdate(before: Props, { error }: State) {
    if (error !== undefined && before.at !== this.props.at) this.setState({ error: undefined })
  }

  retry = () => {
    // A missing text needs the language file to load again, perhaps with a newer script.
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
