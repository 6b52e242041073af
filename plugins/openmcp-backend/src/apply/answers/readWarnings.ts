import {
  cleanLine,
  TEXT_LIMITS,
} from '@openmcp/backstage-plugin-openmcp-common';

const warning = /\b299 \S+ "((?:[^"\\]|\\.)*)"/g;

/**
 * Reads headers named `Warning`, as Kubernetes writes them:
 * `299 - "<text>"`, several of them in one header or in many.
 *
 * @returns each text once, as untrusted text that was cleaned
 * @internal
 */
export function readWarnings(headers: readonly string[]): string[] {
  const texts = headers.flatMap(header =>
    [...header.matchAll(warning)].map(match =>
      cleanLine(match[1].replace(/\\(.)/g, '$1'), TEXT_LIMITS.line),
    ),
  );
  return [...new Set(texts)].filter(text => text !== '').slice(0, 20);
}
