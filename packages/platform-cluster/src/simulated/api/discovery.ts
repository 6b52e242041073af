import { apiVersionOf, ResourceKind } from '../kinds';

const verbs = ['create', 'delete', 'get', 'list', 'patch', 'update', 'watch'];

function groupOf(group: string, kinds: ResourceKind[]): object {
  const versions = [
    ...new Set(
      kinds.filter(kind => kind.group === group).map(kind => kind.version),
    ),
  ].map(version => ({
    groupVersion: apiVersionOf({ group, version }),
    version,
  }));
  return { name: group, versions, preferredVersion: versions[0] };
}

function resourcesOf(kind: ResourceKind): object[] {
  const { plural, singular, namespaced } = kind;
  return [
    {
      name: plural,
      singularName: singular,
      namespaced,
      kind: kind.kind,
      verbs,
      ...(kind.shortNames ? { shortNames: kind.shortNames } : {}),
    },
    ...(kind.hasStatus
      ? [
          {
            name: `${plural}/status`,
            singularName: '',
            namespaced,
            kind: kind.kind,
            verbs: ['get', 'patch', 'update'],
          },
        ]
      : []),
  ];
}

/**
 * Answers what the server serves, in the form without aggregation.
 *
 * @param path - path of the request
 * @param kinds - the served kinds
 * @returns the body; undefined when the path is not one of discovery, or what it
 * names is not served
 * @internal
 */
export function discovery(
  path: string,
  kinds: ResourceKind[],
): object | undefined {
  if (path === '/version') {
    return {
      major: '1',
      minor: '36',
      gitVersion: 'v1.36.3',
      platform: 'simulated',
    };
  }
  if (path === '/api') {
    return { kind: 'APIVersions', versions: ['v1'] };
  }
  const groups = [...new Set(kinds.map(kind => kind.group))].filter(Boolean);
  if (path === '/apis') {
    return {
      kind: 'APIGroupList',
      apiVersion: 'v1',
      groups: groups.map(group => groupOf(group, kinds)),
    };
  }
  const match = /^\/(api|apis\/([^/]+))(?:\/([^/]+))?$/.exec(path);
  if (!match) {
    return undefined;
  }
  const [, , group = '', version] = match;
  if (!version) {
    return groups.includes(group)
      ? { kind: 'APIGroup', apiVersion: 'v1', ...groupOf(group, kinds) }
      : undefined;
  }
  const served = kinds.filter(
    kind => kind.group === group && kind.version === version,
  );
  if (served.length === 0) {
    return undefined;
  }
  return {
    kind: 'APIResourceList',
    apiVersion: 'v1',
    groupVersion: apiVersionOf({ group, version }),
    resources: served.flatMap(resourcesOf),
  };
}
