import { examplesOf } from '../../mocks/examples'
import { downloadDocument } from '../../src/api/documents'
import { TechnicalError } from '../../src/api/technicalError'
import type { Model } from './kit/model'
import { pairOf } from './kit/pairs'
import { sampleProductLine } from './models/contract.model'
import { unreadableFileError } from './models/upload.model'
import type { Path, Paths } from './paths'

type WrittenPath = Omit<Path, 'input'>

/** The paths of a machine in its file. An input is stored as its name in the model, a technical error as its type. */
interface WrittenPaths {
  readonly declared: readonly string[]
  readonly reached: readonly string[]
  readonly paths: readonly WrittenPath[]
  readonly straight: WrittenPath | null
  /** The ids of the paths that also run on screens. */
  readonly onScreens: readonly string[]
  /** Pairs of transitions, each as two indexes in `declared`. The ids would be much longer. */
  readonly pairs: readonly (readonly [number, number])[]
  readonly ends: Paths['ends']
}

/** The paths of a machine. `onScreens` has the paths that also run on screens. */
export interface ChosenPaths extends Paths {
  readonly onScreens: readonly Path[]
}

/** Returns the file that stores a machine's paths. `folder` contains the paths of all machines. */
export const pathsFile = (machineId: string, folder: string): string => `${folder}/${machineId}.json`

/** Values in paths that are not plain data, by the name that the file stores instead. */
const namedValues: Readonly<Record<string, unknown>> = {
  productLine: sampleProductLine,
  unreadable: unreadableFileError,
  ...examplesOf(downloadDocument),
}

const namesByValue = new Map(Object.entries(namedValues).map(([name, value]) => [value, name]))

const TECHNICAL_ERROR = '$fault'
const NAMED_VALUE = '$thing'

/** Replaces the values in `namedValues` by their names. @throws if a value in a path would be lost in the file. */
const encodeValue = (_key: string, value: unknown): unknown => {
  const name = namesByValue.get(value)
  if (name !== undefined) return { [NAMED_VALUE]: name }
  if (value instanceof TechnicalError) return { [TECHNICAL_ERROR]: { kind: value.type, message: value.message } }
  if (typeof value === 'function' || value instanceof Error || value instanceof Blob) {
    throw new Error(`A path holds what cannot be written: ${value}`)
  }
  return value
}

const decodeValue = (_key: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (NAMED_VALUE in value) return namedValues[String(value[NAMED_VALUE])]
  if (!(TECHNICAL_ERROR in value)) return value
  const { kind, message } = Object(value[TECHNICAL_ERROR])
  return new TechnicalError(kind, message)
}

const withoutInput = ({ input: _, ...path }: Path): WrittenPath => path

/** Returns the content of the file that stores a machine's paths (JSON). */
export const serializePaths = ({ reached, paths, straight, declared, onScreens, pairs, ends }: ChosenPaths): string => {
  const indexById = new Map(declared.map((id, index) => [id, index]))
  const indexOf = (id: string): number => indexById.get(id) ?? -1
  const fileContent: WrittenPaths = {
    declared,
    reached: [...reached],
    paths: paths.map(withoutInput),
    straight: straight && withoutInput(straight),
    onScreens: onScreens.map(({ id }) => id),
    pairs: [...pairs].map((pair) => {
      const [firstId = '', secondId = ''] = pair.split(' > ')
      return [indexOf(firstId), indexOf(secondId)]
    }),
    ends,
  }
  return JSON.stringify(fileContent, encodeValue)
}

/**
 * Returns the content of a machine's file with the paths that `choose` selects for screens. Everything else stays
 * unchanged.
 */
export const withChosenPaths = (
  text: string,
  choose: (paths: Pick<WrittenPaths, 'paths' | 'straight'>) => readonly WrittenPath[],
): string => {
  const fileContent: WrittenPaths = JSON.parse(text)
  return JSON.stringify({ ...fileContent, onScreens: choose(fileContent).map(({ id }) => id) })
}

/** Reads the paths of a machine from the content of its file. */
export const readPaths = ({ inputs }: Model, text: string): ChosenPaths => {
  const fileContent: WrittenPaths = JSON.parse(text, decodeValue)
  const withInput = (path: WrittenPath): Path => ({ ...path, input: inputs[path.inputName] })
  const paths = fileContent.paths.map(withInput)
  const straight = fileContent.straight && withInput(fileContent.straight)
  const pathsById = new Map([...paths, ...(straight === null ? [] : [straight])].map((path) => [path.id, path]))
  return {
    declared: fileContent.declared,
    reached: new Set(fileContent.reached),
    paths,
    straight,
    onScreens: fileContent.onScreens.flatMap((id) => pathsById.get(id) ?? []),
    pairs: new Set(
      fileContent.pairs.map(([firstIndex, secondIndex]) =>
        pairOf(fileContent.declared[firstIndex] ?? '', fileContent.declared[secondIndex] ?? ''),
      ),
    ),
    ends: fileContent.ends,
  }
}
