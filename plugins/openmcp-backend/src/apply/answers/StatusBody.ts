import {
  cleanLine,
  TEXT_LIMITS,
} from '@openmcp/backstage-plugin-openmcp-common';
import { recordOf } from '../live';

/**
 * A refusal as an API server writes it (Kubernetes, `metav1.Status`). All texts
 * are untrusted and were cleaned.
 *
 * @internal
 */
export interface StatusBody {
  reason: string;
  message: string;
  /** True when the answer is about an object and not about the whole path. */
  namesObject: boolean;
  causes: Array<{ reason: string; message: string; field: string }>;
}

/** Causes beyond these help nobody. */
const mostCauses = 50;

function lineOf(value: unknown): string {
  return typeof value === 'string' ? cleanLine(value, TEXT_LIMITS.line) : '';
}

/**
 * Reads a refusal.
 *
 * @returns undefined when the body is none
 * @internal
 */
export function readStatus(body: unknown): StatusBody | undefined {
  const { kind, reason, message, details } = recordOf(body);
  if (kind !== 'Status') {
    return undefined;
  }
  const { causes, name } = recordOf(details);
  return {
    reason: lineOf(reason),
    message: lineOf(message),
    namesObject: typeof name === 'string' && name !== '',
    causes: (Array.isArray(causes) ? causes : [])
      .slice(0, mostCauses)
      .map(each => {
        const cause = recordOf(each);
        return {
          reason: lineOf(cause.reason),
          message: lineOf(cause.message),
          field: toFieldPath(lineOf(cause.field)),
        };
      }),
  };
}

/**
 * Writes a path as this API has it: `.spec.env[name="LOG"].value` is
 * `spec.env[LOG].value`.
 *
 * @internal
 */
export function toFieldPath(path: string): string {
  return path
    .replace(/^\./, '')
    .replace(/\[[A-Za-z]+="((?:[^"\\]|\\.)*)"\]/g, '[$1]');
}
