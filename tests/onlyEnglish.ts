/**
 * Emulates an engine that formats every language as American English, as some builds of WebKitGTK do. Import this
 * module before all others.
 */
const english = (asked: unknown): string => {
  const first = Array.isArray(asked) ? asked[0] : asked
  return typeof first === 'string' && first.startsWith('en-US') ? first : 'en-US'
}

const only = (owner: object, name: string): void => {
  const own = Reflect.get(owner, name)
  const answering = new Proxy(own, {
    construct: (target, [asked, ...rest]) => Reflect.construct(target, [english(asked), ...rest]),
    apply: (target, self, [asked, ...rest]) => Reflect.apply(target, self, [english(asked), ...rest]),
  })
  Object.assign(owner, { [name]: answering })
}

const formats = ['Collator', 'DateTimeFormat', 'DisplayNames', 'ListFormat', 'NumberFormat', 'PluralRules'] as const
for (const name of formats) Object.defineProperty(Intl, name, { writable: true, value: Intl[name] })
for (const name of formats) only(Intl, name)
for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']) only(Date.prototype, name)
only(Number.prototype, 'toLocaleString')

export {}
