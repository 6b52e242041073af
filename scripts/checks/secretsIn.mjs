// What credentials look like. Each is written so that this file does not hold one itself.
const PATTERNS = [
  [
    'a private key',
    /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s*[A-Za-z0-9+/=\s]{40,}/g,
  ],
  [
    'a token of GitHub',
    /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_[A-Za-z0-9_]{60,})\b/g,
  ],
  ['a token of GitLab', /\bglpat-[A-Za-z0-9_-]{20,}/g],
  ['an access key of AWS', /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g],
  ['a key of Google', /\bAIza[A-Za-z0-9_-]{35}\b/g],
  ['a token of Slack', /\bxox[abprs]-[A-Za-z0-9-]{20,}/g],
  ['a token of npm', /\bnpm_[A-Za-z0-9]{36}\b/g],
  [
    'a signed token',
    /\beyJ[A-Za-z0-9_-]{20,}\.eyJ[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{20,}/g,
  ],
  [
    'a password in an address',
    /\b[a-z][a-z0-9+.-]*:\/\/[^\s:/@'"`$<>{}]+:([^\s:/@'"`$<>{}]{12,})@(?!example)/g,
  ],
];

/**
 * Finds what looks like a credential.
 *
 * @param {string} text - of a file
 * @returns {{line: number, what: string}[]} where, beginning with line 1, and what it looks like; the credential itself is
 *   not repeated
 */
export function secretsIn(text) {
  return PATTERNS.flatMap(([what, pattern]) =>
    [...text.matchAll(pattern)].map(({ index }) => ({
      line: text.slice(0, index).split('\n').length,
      what,
    })),
  ).sort((first, second) => first.line - second.line);
}
