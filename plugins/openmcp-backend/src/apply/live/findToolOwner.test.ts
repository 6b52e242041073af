import { findToolOwner } from './findToolOwner';

describe('findToolOwner', () => {
  it.each([
    [
      'a Kustomization of Flux',
      {
        labels: {
          'kustomize.toolkit.fluxcd.io/name': 'openmcp',
          'kustomize.toolkit.fluxcd.io/namespace': 'flux-system',
        },
      },
      { tool: 'flux', name: 'Kustomization flux-system/openmcp' },
    ],
    [
      'a HelmRelease of Flux, which Helm marks, too',
      {
        labels: { 'helm.toolkit.fluxcd.io/name': 'dns' },
        annotations: { 'meta.helm.sh/release-name': 'dns-release' },
      },
      { tool: 'flux', name: 'HelmRelease dns' },
    ],
    [
      'a release of Helm',
      {
        annotations: {
          'meta.helm.sh/release-name': 'dns',
          'meta.helm.sh/release-namespace': 'tools',
        },
      },
      { tool: 'helm', name: 'Helm release tools/dns' },
    ],
    [
      'an application of Argo CD',
      { annotations: { 'argocd.argoproj.io/tracking-id': 'tools:dns' } },
      { tool: 'argo-cd', name: 'Argo CD application tools:dns' },
    ],
  ])('finds %s', (_, metadata, owner) => {
    expect(findToolOwner(metadata)).toEqual(owner);
  });

  it.each([
    ['without marks', {}],
    [
      'of the operator',
      { labels: { 'openmcp.cloud/managed-by': 'openmcp-operator' } },
    ],
    [
      'with an empty mark',
      { labels: { 'kustomize.toolkit.fluxcd.io/name': '' } },
    ],
    ['with labels of a wrong shape', { labels: ['a'], annotations: 7 }],
  ])('finds none of an object %s', (_, metadata) => {
    expect(findToolOwner(metadata)).toBeUndefined();
  });

  it('leaves out of a name what has no place in a line', () => {
    expect(
      findToolOwner({
        labels: { 'kustomize.toolkit.fluxcd.io/name': 'open\u0007mcp' },
      })?.name,
    ).toBe('Kustomization openmcp');
  });
});
