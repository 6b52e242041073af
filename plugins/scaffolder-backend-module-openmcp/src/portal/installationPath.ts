/**
 * Where the portal shows a PlatformService.
 *
 * @returns a path of the app, for links of a template's output
 * @internal
 */
export function installationPath(cluster: string, name: string): string {
  return `/openmcp/installations/${encodeURIComponent(
    cluster,
  )}/PlatformService/${encodeURIComponent(name)}`;
}
