/**
 * Removes browser APIs that one of the oldest supported browsers lacks (tools/vite/settings.ts), so that code fails if
 * it uses them. APIs whose presence the code checks first are not removed. Newer syntax and built-ins are excluded by
 * the compiler's `lib`. Runs as a script in a page, never in Node, because Node itself uses some of these APIs.
 */
export const removeNewerThanSupported = (): void => {
  const newer: Readonly<Record<string, readonly string[]>> = {
    // APIs since Safari 17, and `any` since 17.4. `checkVisibility` is not removed, because the tests call it.
    'URLSearchParams.prototype': ['size'],
    URL: ['canParse', 'parse'],
    AbortSignal: ['any'],
    'Element.prototype': ['moveBefore', 'setHTMLUnsafe', 'getHTML', 'currentCSSZoom'],
    // APIs from Firefox 125 on.
    'HTMLElement.prototype': ['showPopover', 'hidePopover', 'togglePopover'],
    Intl: ['Segmenter', 'DurationFormat'],
    // APIs from Safari 18 on.
    'Document.prototype': ['startViewTransition', 'caretPositionFromPoint'],
    Document: ['parseHTMLUnsafe'],
    'HTMLDialogElement.prototype': ['requestClose'],
    'Blob.prototype': ['bytes'],
    'Request.prototype': ['bytes'],
    'Response.prototype': ['bytes'],
  }
  for (const [owner, names] of Object.entries(newer)) {
    const target: unknown = owner.split('.').reduce<unknown>((at, name) => Object(at)[name], globalThis)
    for (const name of names) Reflect.deleteProperty(Object(target), name)
  }
}
