/**
 * Removes the browser APIs that one of the oldest supported browsers lacks (tools/vite/settings.ts), so that code that
 * calls one fails. APIs that the code looks for before it calls them stay. The compiler's `lib` excludes what is newer in
 * the language itself. Runs as a script in a page, never in Node, whose own code calls some of these APIs.
 */
export const removeNewerThanSupported = (): void => {
  const newer: Readonly<Record<string, readonly string[]>> = {
    // Safari 17, and 17.4 for `any`. Not `checkVisibility`, which tests themselves call.
    'URLSearchParams.prototype': ['size'],
    URL: ['canParse', 'parse'],
    AbortSignal: ['any'],
    'Element.prototype': ['moveBefore', 'setHTMLUnsafe', 'getHTML', 'currentCSSZoom'],
    // Firefox 125
    'HTMLElement.prototype': ['showPopover', 'hidePopover', 'togglePopover'],
    Intl: ['Segmenter', 'DurationFormat'],
    // Safari 18 and later
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
