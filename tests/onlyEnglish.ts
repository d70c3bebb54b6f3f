/**
 * Emulates an engine that formats every language as American English, as some builds of WebKitGTK do. Import this
 * module before all others.
 */
const english = (locales: unknown): string => {
  const first = Array.isArray(locales) ? locales[0] : locales
  return typeof first === 'string' && first.startsWith('en-US') ? first : 'en-US'
}

const only = (owner: object, name: string): void => {
  const original = Reflect.get(owner, name)
  const proxy = new Proxy(original, {
    construct: (target, [locales, ...rest]) => Reflect.construct(target, [english(locales), ...rest]),
    apply: (target, self, [locales, ...rest]) => Reflect.apply(target, self, [english(locales), ...rest]),
  })
  Object.assign(owner, { [name]: proxy })
}

const formats = ['Collator', 'DateTimeFormat', 'DisplayNames', 'ListFormat', 'NumberFormat', 'PluralRules'] as const
for (const name of formats) Object.defineProperty(Intl, name, { writable: true, value: Intl[name] })
for (const name of formats) only(Intl, name)
for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']) only(Date.prototype, name)
only(Number.prototype, 'toLocaleString')

export {}
