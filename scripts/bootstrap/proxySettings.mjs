/**
 * The proxy that a person told us about, by the variables that most programs read or by the settings of npm, which it
 * hands to scripts as `npm_config_*`.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @param {'https:' | 'http:'} protocol - of what is fetched through it
 * @returns {{address: string, setting: string} | undefined} the proxy and the name of the setting
 */
export function proxyFor(environment, protocol) {
  const names =
    protocol === 'https:'
      ? ['https_proxy', 'npm_config_https_proxy', 'npm_config_proxy']
      : ['http_proxy', 'npm_config_proxy'];
  for (const name of names) {
    const setting = [name.toUpperCase(), name].find(
      each => environment[each] && environment[each] !== 'null',
    );
    if (setting) {
      return { address: environment[setting], setting };
    }
  }
  return undefined;
}

/**
 * Whether a host is reached without a proxy.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @param {string} host - name or address, without a port
 */
export function isExempt(environment, host) {
  const told =
    environment.NO_PROXY ||
    environment.no_proxy ||
    environment.npm_config_noproxy ||
    '';
  return told
    .split(/[,\s]+/)
    .filter(Boolean)
    .map(entry => entry.replace(/:\d+$/, '').replace(/^\*?\./, ''))
    .some(
      entry => entry === '*' || host === entry || host.endsWith(`.${entry}`),
    );
}

/**
 * Variables by which pip and Go learn of a proxy that a person told npm about. What they were told themselves stays.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Record<string, string>}
 */
export function proxyVariables(environment) {
  const result = {};
  const https = proxyFor(environment, 'https:');
  const http = proxyFor(environment, 'http:');
  if (https && !environment.HTTPS_PROXY && !environment.https_proxy) {
    result.HTTPS_PROXY = https.address;
  }
  if (http && !environment.HTTP_PROXY && !environment.http_proxy) {
    result.HTTP_PROXY = http.address;
  }
  if (
    environment.npm_config_noproxy &&
    !environment.NO_PROXY &&
    !environment.no_proxy
  ) {
    result.NO_PROXY = environment.npm_config_noproxy;
  }
  return result;
}

/**
 * A proxy's address for people: without the password that it may hold.
 *
 * @param {string} address
 */
export function withoutPassword(address) {
  return address.replace(/\/\/[^/@]*@/, '//');
}
