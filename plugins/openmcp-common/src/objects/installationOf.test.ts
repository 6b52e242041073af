import { rawEvent, rawJob, rawPod } from '../__testUtils__/exampleObjects';
import { installationOf, installationOfEvent } from './installationOf';
import { deploymentNameOf, initJobNameOf } from './operatorNames';
import { parseEventObject } from './parseEventObject';
import { InstallationReference } from './types';

describe('installationOf', () => {
  it.each([
    ['owner reference', rawJob({ metadata: { labels: {}, annotations: {} } })],
    ['labels', rawPod()],
    [
      'annotations',
      rawJob({ metadata: { labels: {}, ownerReferences: undefined } }),
    ],
  ])('knows it by %s', (_, raw) => {
    expect(installationOf(raw)).toEqual({
      kind: 'PlatformService',
      name: 'dns',
    });
  });

  it('keeps the case of the name, which object names lose', () => {
    const labels = {
      'app.kubernetes.io/name': 'ServiceProvider',
      'app.kubernetes.io/instance': 'Velero',
    };
    const installation = installationOf(
      rawPod({ metadata: { name: 'sp-velero-abc', labels } }),
    );

    expect(installation).toEqual({ kind: 'ServiceProvider', name: 'Velero' });
    expect(deploymentNameOf(installation!)).toBe('sp-velero');
    expect(initJobNameOf(installation!)).toBe('sp-velero-init');
  });

  it.each([
    ['nothing', undefined],
    ['an object without labels', { metadata: { name: 'x' } }],
    [
      'an owner of another API',
      {
        metadata: {
          ownerReferences: [
            {
              apiVersion: 'example.com/v1',
              kind: 'PlatformService',
              name: 'x',
            },
          ],
        },
      },
    ],
    [
      'a kind that is none of ours',
      {
        metadata: {
          labels: {
            'app.kubernetes.io/name': 'grafana',
            'app.kubernetes.io/instance': 'x',
          },
        },
      },
    ],
  ])('does not find one for %s', (_, raw) => {
    expect(installationOf(raw)).toBeUndefined();
  });
});

describe('installationOfEvent', () => {
  const installations: InstallationReference[] = [
    { kind: 'PlatformService', name: 'DNS' },
    { kind: 'PlatformService', name: 'dns-init' },
    { kind: 'ServiceProvider', name: 'dns' },
  ];
  const find = (about: { kind: string; name: string; uid?: string }) =>
    installationOfEvent(
      parseEventObject(rawEvent({ uid: 'e', reason: 'x', about })).object!,
      {
        byUid: uid => (uid === 'known' ? installations[2] : undefined),
        byLowerCaseName: (kind, name) =>
          installations.find(
            each => each.kind === kind && each.name.toLowerCase() === name,
          ),
      },
    );

  it.each([
    ['PlatformService', 'DNS', 'DNS'],
    ['Job', 'ps-dns-init', 'DNS'],
    ['Pod', 'ps-dns-init-x7k2p', 'DNS'],
    ['Deployment', 'ps-dns', 'DNS'],
    ['ReplicaSet', 'ps-dns-5d9c7b8f6d', 'DNS'],
    ['Pod', 'ps-dns-5d9c7b8f6d-qwert', 'DNS'],
    ['Job', 'ps-dns-init-init', 'dns-init'],
    ['Pod', 'ps-dns-init-init-x7k2p', 'dns-init'],
    ['Deployment', 'ps-dns-init', 'dns-init'],
    ['Pod', 'ps-dns-init-5d9c7b8f6d-qwert', 'dns-init'],
  ])('knows %s %s, though it may be gone', (kind, name, installation) => {
    expect(find({ kind, name })).toEqual({
      kind: 'PlatformService',
      name: installation,
    });
  });

  it('goes by the uid first', () => {
    expect(find({ kind: 'Pod', name: 'ps-dns-init-x7k2p', uid: 'known' })).toBe(
      installations[2],
    );
  });

  it.each([
    ['Pod', 'coredns-5d9c7b8f6d-qwert'],
    ['Job', 'ps-unheard-of-init'],
    ['Node', 'ps-dns'],
  ])('finds none for %s %s', (kind, name) => {
    expect(find({ kind, name })).toBeUndefined();
  });
});
