const REASONS = [
  {
    pattern:
      /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT)\b/,
    explain: code =>
      `The npm registry cannot be reached: ${code}. Behind a proxy set HTTPS_PROXY (and HTTP_PROXY); for a registry of your own set \`npm config set registry <address>\`.`,
  },
  {
    pattern:
      /\b(SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_GET_ISSUER_CERT_LOCALLY|UNABLE_TO_VERIFY_LEAF_SIGNATURE|DEPTH_ZERO_SELF_SIGNED_CERT|CERT_HAS_EXPIRED)\b/,
    explain: code =>
      `The certificate of the npm registry is not trusted: ${code}. Name your certificate authority with NODE_EXTRA_CA_CERTS=<file.pem>.`,
  },
  {
    pattern:
      /\b(YN0028|ERR_LOCKFILE|The lockfile would have been (?:modified|created))/,
    explain: () =>
      'yarn.lock does not fit the package.json files. After a change of dependencies run `node .yarn/releases/yarn-*.cjs install` once and commit yarn.lock.',
  },
  {
    pattern: /\b(ENOSPC)\b/,
    explain: code => `The disk is full: ${code}.`,
  },
  {
    pattern: /\b(EACCES|EPERM|EROFS)\b/,
    explain: code => `A folder cannot be written to: ${code}.`,
  },
  {
    pattern: /\b(E401|E403|YN0041|401 Unauthorized|403 Forbidden)\b/,
    explain: code => `The npm registry refuses access: ${code}.`,
  },
];

/**
 * Finds the reason of a failed install in what npm or yarn printed.
 *
 * @param {string} output - the end of the output
 * @returns {string | undefined} a sentence for the person, or nothing when the reason is not a known one
 */
export function explainInstallFailure(output) {
  for (const { pattern, explain } of REASONS) {
    const match = pattern.exec(output);
    if (match) {
      return explain(match[1]);
    }
  }
  return undefined;
}
