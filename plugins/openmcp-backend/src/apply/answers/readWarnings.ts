import {
  cleanLine,
  TEXT_LIMITS,
} from '@openmcp/backstage-plugin-openmcp-common';
import { hideValues } from './hideValues';

const warning = /\b299 \S+ "((?:[^"\\]|\\.)*)"/g;

/**
 * Reads headers named `Warning`, as Kubernetes writes them:
 * `299 - "<text>"`, several of them in one header or in many.
 *
 * @param values - of environment variables; no text may hold one
 * @returns each text once, as untrusted text that was cleaned
 * @internal
 */
export function readWarnings(
  headers: readonly string[],
  values: readonly string[],
): string[] {
  const texts = headers.flatMap(header =>
    [...header.matchAll(warning)].map(match =>
      cleanLine(
        hideValues(match[1].replace(/\\(.)/g, '$1'), values),
        TEXT_LIMITS.line,
      ),
    ),
  );
  return [...new Set(texts)].filter(text => text !== '').slice(0, 20);
}
