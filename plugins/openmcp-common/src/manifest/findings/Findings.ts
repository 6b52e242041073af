import type {
  ManifestFinding,
  ManifestFindingCode,
  ManifestParams,
} from './ManifestFinding';
import { renderManifestSentence } from './messages';

/**
 * Steps from the root to a place: names of fields, and positions in lists.
 *
 * @internal
 */
export type Path = readonly (string | number)[];

const MOST_FINDINGS = 100;
const LONGEST_VALUE = 80;

function pointerOf(path: Path): string {
  return path
    .map(step => `/${String(step).replace(/~/g, '~0').replace(/\//g, '~1')}`)
    .join('');
}

/** A place as people write it: `spec.env[1].name`. Free keys stand in brackets. */
function fieldOf(path: Path): string {
  return path
    .map((step, position) => {
      if (typeof step === 'number') {
        return `[${step}]`;
      }
      if (!/^[A-Za-z0-9_-]+$/.test(step)) {
        return `[${shorten(step)}]`;
      }
      return position === 0 ? step : `.${step}`;
    })
    .join('');
}

/**
 * A text in a length that fits into a sentence, without control characters.
 *
 * @internal
 */
export function shorten(value: string): string {
  const shown = value
    .slice(0, LONGEST_VALUE + 1)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '\ufffd');
  return shown.length > LONGEST_VALUE
    ? `${shown.slice(0, LONGEST_VALUE)}…`
    : shown;
}

/**
 * Collects findings; beyond the first hundred they are not kept.
 *
 * @internal
 */
export class Findings {
  readonly #found: ManifestFinding[] = [];
  #hasError = false;
  /** Places where there is nothing more to say, nor below them. */
  readonly #settled = new Set<string>();

  /** Adds something that must not be written. */
  error(path: Path, code: ManifestFindingCode, params: ManifestParams = {}) {
    this.#add('error', path, code, params);
  }

  /** Adds something that a person should know. */
  warning(path: Path, code: ManifestFindingCode, params: ManifestParams = {}) {
    this.#add('warning', path, code, params);
  }

  /** Errors first, else in the order in which they were found. */
  toList(): ManifestFinding[] {
    const isError = ({ severity }: ManifestFinding) => severity === 'error';
    return [
      ...this.#found.filter(isError),
      ...this.#found.filter(finding => !isError(finding)),
    ];
  }

  #isSettled(path: Path): boolean {
    return path.some((_, position) =>
      this.#settled.has(pointerOf(path.slice(0, position + 1))),
    );
  }

  #add(
    severity: ManifestFinding['severity'],
    path: Path,
    code: ManifestFindingCode,
    given: ManifestParams,
  ) {
    const pointer = pointerOf(path);
    if (this.#isSettled(path)) {
      return;
    }
    if (code === 'missing' || code === 'wrong-type') {
      this.#settled.add(pointer);
    }
    const isFull = this.#found.length >= MOST_FINDINGS;
    // Warnings alone never hide that there is an error.
    if (isFull && (severity === 'warning' || this.#hasError)) {
      return;
    }
    this.#hasError ||= severity === 'error';
    const params = Object.fromEntries(
      Object.entries(given).map(([key, value]) => [
        key,
        typeof value === 'string' ? shorten(value) : value,
      ]),
    );
    this.#found.push({
      pointer,
      field: fieldOf(path),
      severity,
      code,
      params,
      message: renderManifestSentence(code, params),
    });
  }
}
