/** A page of the simulated insurer, as its visitor sees it. */
export interface Shown {
  readonly status: number
  readonly text: string
  /** The names of the actions that the page offers. */
  readonly offers: readonly string[]
  readonly policy: string
}

/** Requests a page, and returns what its visitor sees. */
export const openPage = async (address: string): Promise<Shown> => {
  const response = await fetch(address)
  const html = await response.text()
  return {
    status: response.status,
    text: html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' '),
    offers: [...html.matchAll(/name="action" value="([^"]+)"/g)].map(([, name = '']) => name),
    policy: response.headers.get('Content-Security-Policy') ?? '',
  }
}

/** Presses a button of a page, and returns the resulting address. */
export const press = async (address: string, action: string): Promise<URL> => {
  const response = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ action }),
    redirect: 'manual',
  })
  if (response.status !== 303) throw new Error(`The page answered ${response.status}.`)
  return new URL(response.headers.get('Location') ?? '', address)
}
