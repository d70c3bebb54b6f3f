import { attempt } from '../attempt'
import type { Elements } from '../content'
import { Disclosure } from './Disclosure'

interface Props {
  /** Label of the button that shows the code, e.g. "Másik készüléken folytatom". */
  readonly label: string
  readonly children: Elements
}

const isPhone = (): boolean =>
  attempt(() => window.matchMedia('(pointer: coarse) and (max-width: 47.99rem)').matches, false)

/**
 * A code for another device's camera. On a phone the code is behind a button, because a phone cannot read its own
 * screen.
 */
export const OtherDevice = ({ label, children }: Props) =>
  isPhone() ? <Disclosure label={label}>{children}</Disclosure> : children
