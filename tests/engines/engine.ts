/** A running browser that a test controls. It has only the actions that the stories need. */
export interface Engine {
  /** The engine's name and version. */
  readonly name: string
  /** The folder of the engine's downloads. */
  readonly downloads: string
  open(address: string): Promise<void>
  /** Evaluates an expression in the page and returns its value. If the value is a promise, waits for its result. */
  run(expression: string): Promise<unknown>
  /** Presses the middle of an element. `element` is an expression that returns it in the page. */
  press(element: string): Promise<void>
  /** Types into the focused element. */
  type(text: string): Promise<void>
  /** Sets the files of a file field. `element` is an expression that returns it in the page. */
  giveFiles(element: string, paths: readonly string[]): Promise<void>
  /** Sets the size of the viewport (CSS px), as far as the engine allows. */
  resize(size: Size): Promise<void>
  /** Returns a screenshot of the viewport as a PNG. */
  picture(): Promise<Buffer>
  close(): Promise<void>
}

/** The colour preferences that a test can emulate. `forced` means the colours of a high contrast mode. */
export const SCHEMES = ['light', 'dark', 'forced'] as const
export type Scheme = (typeof SCHEMES)[number]

export interface Size {
  readonly width: number
  readonly height: number
}

/** An engine and how to start it. `find` returns `null` if it is not installed on this machine. */
export interface EngineKind {
  readonly name: string
  /** The colour preferences that the engine supports. */
  readonly schemes: readonly Scheme[]
  find(): ((scheme: Scheme) => Promise<Engine>) | null
}

/** The right arrow key in WebDriver's notation. In a date field it moves to the next part of the date. */
export const ARROW_RIGHT = '\uE014'

/** The size of a phone's window (CSS px). */
export const PHONE: Size = { width: 390, height: 844 }
