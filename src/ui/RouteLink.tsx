import { type ComponentProps, createContext, type MouseEvent, use } from 'react'

/** How a link asks the portal for another place. */
export const Navigate = createContext<(to: string) => void>(() => undefined)

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  readonly href: string
}

/** A link to a place of the portal. Whatever opens it elsewhere, a new tab say, is the browser's own business. */
export function RouteLink({ href, onClick, ...props }: Props) {
  const navigate = use(Navigate)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    event.preventDefault()
    onClick?.(event)
    navigate(href)
  }
  return <a {...props} href={href} onClick={follow} />
}
