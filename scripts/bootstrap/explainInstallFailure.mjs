import { connect } from 'node:net';
import { explainFileProblem } from './explainFileProblem.mjs';
import { fileProblemIn } from './fileProblemIn.mjs';
import { proxyFor, withoutPassword } from './proxySettings.mjs';

const PROXY_MILLISECONDS = 5000;
const DEFAULT_PORTS = { 'http:': 80, 'https:': 443 };

const UNREACHABLE =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|ERR_SOCKET_CLOSED_BEFORE_CONNECTION|ERR_SOCKET_CONNECTION_TIMEOUT|EIDLETIMEOUT|socket hang up|Name or service not known|Temporary failure in name resolution|Connection refused|Network is unreachable|No route to host|ConnectTimeoutError|ReadTimeoutError|no such host|connection refused|i\/o timeout)\b/;
const REFUSED_BY_PROXY =
  /\b(407|Proxy Authentication Required|Bad response: \d+|Tunnel connection failed: \d+|ERR_PROXY_\w+|statusCode=\d+)\b/;

const REASONS = [
  {
    pattern:
      /\b(SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_GET_ISSUER_CERT_LOCALLY|UNABLE_TO_VERIFY_LEAF_SIGNATURE|DEPTH_ZERO_SELF_SIGNED_CERT|CERT_HAS_EXPIRED)\b/,
    explain: code =>
      `The certificate of the npm registry is not trusted: ${code}. Name your certificate authority with NODE_EXTRA_CA_CERTS=<file.pem>.`,
  },
  {
    pattern: /\b(CERTIFICATE_VERIFY_FAILED)\b/,
    explain: code =>
      `The certificate of the package index of Python is not trusted: ${code}. Name your certificate authority with PIP_CERT=<file.pem>.`,
  },
  {
    pattern:
      /\b(YN0028|ERR_LOCKFILE|The lockfile would have been (?:modified|created))/,
    explain: () =>
      'yarn.lock does not fit the package.json files. After a change of dependencies run `node .yarn/releases/yarn-*.cjs install` once and commit yarn.lock.',
  },
  {
    pattern: /\b(E401|E403|YN0041|401 Unauthorized|403 Forbidden)\b/,
    explain: code => `The npm registry refuses access: ${code}.`,
  },
];

/**
 * Finds the reason of a failed install in what npm, yarn or pip printed, and whether a proxy that is set is to blame.
 *
 * @param {string} output - the end of the output
 * @param {{environment?: NodeJS.ProcessEnv, root?: string, source?: string, ownSource?: string}} [options] - with what
 *   it was run; what is installed from, for people, and how to name another one (the npm registry by default)
 * @returns {Promise<string | undefined>} sentences for the person, or nothing when the reason is not a known one
 */
export async function explainInstallFailure(
  output,
  {
    environment = process.env,
    root,
    source = 'npm registry',
    ownSource = 'for a registry of your own set `npm config set registry <address>`',
  } = {},
) {
  const problem = fileProblemIn(output);
  const full = /^(ENOSPC|EDQUOT)$/.test(problem?.code ?? '');
  const unreachable = UNREACHABLE.exec(output)?.[1];
  if (problem && (full || !unreachable)) {
    return explainFileProblem({ ...problem, environment, root });
  }
  const refused = REFUSED_BY_PROXY.exec(output)?.[1];
  const proxy = proxyFor(environment, 'https:');
  if (proxy && (unreachable || refused)) {
    const shown = `The proxy ${withoutPassword(proxy.address)} (set by ${
      proxy.setting
    })`;
    const failure = await failureOf(proxy.address);
    if (failure) {
      return `${shown} cannot be reached: ${failure}. Correct ${proxy.setting}, or unset it where there is no proxy; NO_PROXY names hosts that need none.`;
    }
    if (refused) {
      return `${shown} refuses to lead to the ${source}: ${refused}. It may want a name and a password in its address.`;
    }
  }
  if (unreachable) {
    return `The ${source} cannot be reached: ${unreachable}. ${
      proxy
        ? `The proxy ${withoutPassword(proxy.address)} (set by ${
            proxy.setting
          }) was asked and answers; `
        : 'Is there a network? Behind a proxy set HTTPS_PROXY (and HTTP_PROXY); '
    }${ownSource}.`;
  }
  for (const { pattern, explain } of REASONS) {
    const match = pattern.exec(output);
    if (match) {
      return explain(match[1]);
    }
  }
  return undefined;
}

/**
 * Whether a line of yarn says that the install fails because of something that concerns all packages. Yarn would go on with
 * each of them, for minutes.
 *
 * @param {string} line
 */
export function isHopeless(line) {
  return (
    /^➤ YN0001: .*Error/.test(line) &&
    (UNREACHABLE.test(line) ||
      REFUSED_BY_PROXY.test(line) ||
      fileProblemIn(line) !== undefined)
  );
}

/** Why nobody answers at the address of a proxy; nothing where somebody does. */
async function failureOf(address) {
  let url;
  try {
    url = new URL(/^\w+:\/\//.test(address) ? address : `http://${address}`);
  } catch {
    return 'that is no address';
  }
  return new Promise(resolve => {
    const socket = connect({
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port: Number(url.port) || DEFAULT_PORTS[url.protocol] || 80,
    });
    const end = failure => {
      socket.destroy();
      resolve(failure);
    };
    socket.setTimeout(PROXY_MILLISECONDS, () => end('no answer'));
    socket.once('connect', () => end(undefined));
    socket.once('error', error => end(error.code ?? error.message));
  });
}
