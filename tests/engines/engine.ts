/** A browser that is steered from outside, as far as a customer's way through the portal needs it. */
export interface Engine {
  /** Its name and version. */
  readonly name: string
  /** Where its downloads come. */
  readonly downloads: string
  open(address: string): Promise<void>
  /** Runs an expression in the page, and gives its value; a promise's when it is settled. */
  run(expression: string): Promise<unknown>
  /** Presses the middle of the element that an expression gives. */
  press(element: string): Promise<void>
  /** Types into whatever has the focus. */
  type(text: string): Promise<void>
  /** Gives files to the file field that an expression gives. */
  giveFiles(element: string, paths: readonly string[]): Promise<void>
  /** Makes the window's inside so large (CSS px), as far as the engine lets it. */
  resize(size: Size): Promise<void>
  /** What is seen, as a PNG. */
  picture(): Promise<Buffer>
  close(): Promise<void>
}

/** What somebody has asked the browser for; `forced` are the colours of a system with high contrast. */
export const SCHEMES = ['light', 'dark', 'forced'] as const
export type Scheme = (typeof SCHEMES)[number]

export interface Size {
  readonly width: number
  readonly height: number
}

/** How an engine is started: `null` where it is not on this machine. */
export interface EngineKind {
  readonly name: string
  /** What it can be asked for. */
  readonly schemes: readonly Scheme[]
  find(): ((scheme: Scheme) => Promise<Engine>) | null
}

/** A key that is no letter, as WebDriver writes it: among what is typed it goes to the next part of a date. */
export const ARROW_RIGHT = '\uE014'

/** A phone's size, which every engine that can takes (CSS px). */
export const PHONE: Size = { width: 390, height: 844 }
