/** A command was asked for something that there is not: told in a sentence, and ended with 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** The value after `--name` on the command line. */
export function option(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`)
  return at === -1 ? undefined : process.argv[at + 1]
}

/** Whether `--name` stands on the command line. */
export function flag(name: string): boolean {
  return process.argv.includes(`--${name}`)
}

/** The number after `--name`, or the fallback. @throws UsageError where it is none. */
export function numberOption(name: string, fallback: number): number {
  const text = option(name)
  if (text === undefined) return fallback
  const value = Number(text)
  if (!Number.isInteger(value) || value < 0) throw new UsageError(`--${name} must be a whole number, not "${text}".`)
  return value
}

/** The words on the command line besides the options, of which the named ones take a value. */
export function words(...valued: readonly string[]): readonly string[] {
  const all = process.argv.slice(2)
  return all.filter((word, at) => !word.startsWith('--') && !valued.some((name) => all[at - 1] === `--${name}`))
}
