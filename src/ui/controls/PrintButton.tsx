import { attempt } from '../attempt'
import type { Content } from '../content'

const canPrint = (): boolean => attempt(() => typeof window.print === 'function', false)

/**
 * A button that prints the page. Renders nothing in a browser that cannot print, e.g. inside an app. The print styles
 * hide what is useless on paper.
 */
export const PrintButton = ({ children }: { readonly children: Content }) =>
  canPrint() && (
    <button type="button" className="action action-secondary" onClick={() => attempt(() => window.print(), undefined)}>
      {children}
    </button>
  )
