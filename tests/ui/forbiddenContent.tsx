import { Badge } from '../../src/ui/feedback/Badge'
import { Notice } from '../../src/ui/feedback/Notice'

const BareText = () => 'Még 2 alkalommal'

/**
 * Returns JSX that must not compile. On a page that the browser translates, its text would break or not update. The
 * compiler is the test.
 */
export const forbiddenContent = (isShown: boolean, name: string) => [
  // @ts-expect-error Text beside an element.
  <p key="1">
    Még <b>2</b>
  </p>,
  // @ts-expect-error Two texts.
  <p key="2">Kedves {name}</p>,
  // @ts-expect-error A conditional text beside an element.
  <p key="3">
    {isShown && name}
    <b>2</b>
  </p>,
  <Notice key="4" kind="info">
    {/* @ts-expect-error A text among the elements of a part of the design system. */}
    {name}
  </Notice>,
  // @ts-expect-error Two texts in a component of the design system.
  <Badge key="5">Kedves {name}</Badge>,
  // @ts-expect-error A component that returns a text.
  <BareText key="6" />,
]
