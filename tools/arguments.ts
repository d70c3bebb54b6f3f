/** The value after `--name` on the command line. */
export function option(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`)
  return at === -1 ? undefined : process.argv[at + 1]
}

/** Whether `--name` stands on the command line. */
export function flag(name: string): boolean {
  return process.argv.includes(`--${name}`)
}

/** The number after `--name`, or the fallback. */
export function numberOption(name: string, fallback: number): number {
  const text = option(name)
  if (text === undefined) return fallback
  const value = Number(text)
  if (!Number.isInteger(value) || value < 0) throw new Error(`--${name} must be a whole number, not "${text}".`)
  return value
}
