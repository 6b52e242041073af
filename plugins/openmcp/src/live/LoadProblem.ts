import { UnexpectedAnswer } from '../api/UnexpectedAnswer';

/**
 * Why data could not be loaded, as far as the reader needs to know.
 *
 * @internal
 */
export interface LoadProblem {
  kind:
    | 'signed-out'
    | 'forbidden'
    | 'not-found'
    | 'status'
    | 'timeout'
    | 'unexpected'
    | 'unreachable';
  /** HTTP status of the answer, where there was one. */
  status?: number;
  /** Milliseconds since 1970 of the first of the failed attempts in a row. */
  since: number;
}

/** Thrown when an answer takes longer than we wait. */
export class AnswerTimeout extends Error {
  readonly name = 'AnswerTimeout';
}

/** What the client throws when an answer is no JSON, for instance the page of a proxy. */
function isNoJson(error: unknown): boolean {
  const { name, response } = (error ?? {}) as {
    name?: unknown;
    response?: unknown;
  };
  return name === 'ServiceUnavailableError' && response === undefined;
}

function readStatus(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null) {
    return undefined;
  }
  const { statusCode, response } = error as {
    statusCode?: unknown;
    response?: { status?: unknown };
  };
  const status = statusCode ?? response?.status;
  return typeof status === 'number' ? status : undefined;
}

/**
 * Sorts what a call threw into a {@link LoadProblem}.
 *
 * @internal
 */
export function toLoadProblem(error: unknown, since: number): LoadProblem {
  if (error instanceof AnswerTimeout) {
    return { kind: 'timeout', since };
  }
  if (error instanceof UnexpectedAnswer || isNoJson(error)) {
    return { kind: 'unexpected', since };
  }
  const status = readStatus(error);
  switch (status) {
    case undefined:
      return { kind: 'unreachable', since };
    case 401:
      return { kind: 'signed-out', status, since };
    case 403:
      return { kind: 'forbidden', status, since };
    case 404:
      return { kind: 'not-found', status, since };
    default:
      return { kind: 'status', status, since };
  }
}
