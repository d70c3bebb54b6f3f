/**
 * Removes the browser APIs that one of the oldest supported browsers lacks (tools/vite/settings.ts), so that code that
 * calls one fails. APIs that the code looks for before it calls them stay. The compiler's `lib` excludes what is newer in
 * the language itself. Runs as a script in a page, never in Node, whose own code calls some of these APIs.
 */
export const removeNewerThanSupported = (): void => {
  const newer: Readonly<Record<string, readonly string[]>> = {
    // APIs from Safari 17 on, `any` from 17.4 on. `checkVisibility` is left out, since the tests themselves call it.
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
