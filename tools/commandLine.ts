import { parseArgs } from 'node:util'

/** Thrown if a command is used incorrectly or cannot start. It is printed as one sentence, with exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Throws the reason why a command cannot start, as an error that is printed without a stack trace. */
export function throwAsUsageError(error: unknown): never {
  throw new UsageError(error instanceof Error ? error.message : String(error))
}

/**
 * An option of a command. With `value`, the option takes a value, which `value` describes. Without `value`, it is a
 * switch.
 */
export interface Option {
  readonly does: string
  readonly value?: string
}

/** A command, as `--help` describes it. Options that are not listed are rejected. */
interface Command<Name extends string> {
  /** The shell command, e.g. `npm run walk`. */
  readonly call: string
  readonly does: string
  readonly options?: Readonly<Record<Name, Option>>
  /** The meaning of the positional arguments. */
  readonly words?: string
}

/** The parsed command line. */
export interface ParsedCommandLine<Name extends string> {
  readonly flag: (name: Name) => boolean
  readonly text: (name: Name) => string | undefined
  /**
   * Returns an option's whole number, or the fallback if the option is missing. @throws UsageError if the value is not
   * a whole number.
   */
  readonly number: (name: Name, fallback: number) => number
  readonly words: readonly string[]
  /** The names of the options on the command line. */
  readonly names: readonly string[]
}

/**
 * Parses the command line. If it contains `--help`, prints what the command does and accepts, and exits.
 * @throws UsageError if the command does not accept an argument.
 */
export function commandLine<Name extends string = never>(
  command: Command<Name>,
  args: readonly string[] = process.argv.slice(2),
): ParsedCommandLine<Name> {
  const { values, positionals } = parseLine(command, args)
  if (values.help === true) {
    console.log(helpText(command))
    process.exit(0)
  }
  const text = (name: Name): string | undefined => {
    const value = values[name]
    return typeof value === 'string' ? value : undefined
  }
  return {
    flag: (name) => values[name] === true,
    text,
    number: (name, fallback) => parseWholeNumber(name, text(name)) ?? fallback,
    words: positionals,
    names: Object.keys(values),
  }
}

function parseLine<Name extends string>({ call, options = noOptions, words }: Command<Name>, args: readonly string[]) {
  const parserOptions: Record<string, { type: 'boolean' | 'string'; short?: string }> = {
    help: { type: 'boolean', short: 'h' },
  }
  for (const [name, { value }] of Object.entries<Option>(options)) {
    parserOptions[name] = { type: value === undefined ? 'boolean' : 'string' }
  }
  try {
    return parseArgs({
      args: [...args],
      options: parserOptions,
      allowPositionals: words !== undefined,
    })
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    // Keeps only the first sentence, because Node adds a hint about arguments that begin with a hyphen.
    const [firstSentence] = error.message.split('. ')
    throw new UsageError(`${firstSentence}. \`${call} -- --help\` tells what there is.`)
  }
}

const noOptions: Readonly<Record<string, Option>> = {}

function helpText<Name extends string>({ call, does, options = noOptions, words }: Command<Name>): string {
  const rows = Object.entries<Option>(options).map(
    ([name, { does, value }]) => [`--${name}${value === undefined ? '' : ` ${value}`}`, does] as const,
  )
  const optionWidth = Math.max(0, ...rows.map(([option]) => option.length))
  const usageArguments = [...(words === undefined ? [] : [words]), ...(rows.length === 0 ? [] : ['[options]'])]
  return [
    '',
    [call, ...(usageArguments.length === 0 ? [] : ['--', ...usageArguments])].join(' '),
    '',
    does,
    ...(rows.length === 0 ? [] : ['']),
    ...rows.map(([option, does]) => `  ${option.padEnd(optionWidth)}  ${does}`),
    '',
  ].join('\n')
}

function parseWholeNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  // `Number` reads an empty or blank text as 0.
  if (!/^\d+$/.test(text)) throw new UsageError(`--${name} must be a whole number, not "${text}".`)
  return Number(text)
}
