import { afterEach, describe, expect, it, vi } from 'vitest'
import { commandLine, UsageError } from '../../tools/commandLine'

const walk = {
  call: 'npm run walk',
  does: 'Walks.',
  options: { minutes: { value: 'MINUTES', does: 'how long' }, far: { does: 'far away' } },
}
const read = (...line: readonly string[]) => commandLine(walk, line)

/** Runs a command with a help flag, expects exit code 0, and returns the printed lines. */
const helpOf = (command: Parameters<typeof commandLine>[0], helpFlag: string): readonly unknown[] => {
  const printed: unknown[] = []
  vi.spyOn(console, 'log').mockImplementation((text) => printed.push(text))
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`)
  })
  expect(() => commandLine(command, ['--far', helpFlag])).toThrow('ended with 0')
  return printed
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('the command line of a tool', () => {
  it.each(['--help', '-h'])('prints usage, description and options for %s, and exits', (helpFlag) => {
    expect(helpOf(walk, helpFlag)).toEqual([
      [
        '',
        'npm run walk -- [options]',
        '',
        'Walks.',
        '',
        '  --minutes MINUTES  how long',
        '  --far              far away',
        '',
      ].join('\n'),
    ])
    expect(helpOf({ ...walk, words: '[flow…]' }, helpFlag).join()).toContain('npm run walk -- [flow…] [options]')
  })

  it('returns the given options, and the defaults of the options not given', () => {
    const given = read('--minutes', '30')
    expect([given.number('minutes', 5), given.text('minutes'), given.flag('far')]).toEqual([30, '30', false])
    expect(given.names).toEqual(['minutes'])
    expect([read('--far').number('minutes', 5), read('--far').flag('far')]).toEqual([5, true])
    expect(read('--minutes=7').number('minutes', 5)).toBe(7)
  })

  it('returns the arguments wherever they are among the options', () => {
    const given = commandLine({ ...walk, words: '[flow…]' }, ['login', '--minutes', '3', 'dap'])
    expect(given.words).toEqual(['login', 'dap'])
  })

  it.each([
    [['--minuets', '3'], "Unknown option '--minuets'. `npm run walk -- --help` tells what there is."],
    [['login'], "Unexpected argument 'login'."],
    [['--minutes'], "Option '--minutes <value>' argument missing."],
    [['--far=yes'], "Option '--far' does not take an argument."],
  ])('rejects %j with a message', (line, message) => {
    expect(() => read(...line)).toThrow(UsageError)
    expect(() => read(...line)).toThrow(message)
  })

  it.each(['soon', '1.5', '-1', '', ' '])('rejects "%s" for an option that takes a whole number', (text) => {
    const given = read(`--minutes=${text}`)
    expect(() => given.number('minutes', 5)).toThrow(`--minutes must be a whole number, not "${text}".`)
  })
})
