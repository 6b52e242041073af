import { createInterner } from '../objects/createInterner';
import { parseClusterPurposes } from './parseClusterPurposes';
import { parseConfiguration } from './parseConfiguration';
import { parseCustomResource } from './parseCustomResource';
import { parseNamespaceName } from './parseNamespaceName';

const SECRET = 'marked-secret-4711';

function metadataOf(metadata: object) {
  return {
    kind: 'PartialObjectMetadata',
    apiVersion: 'meta.k8s.io/v1',
    metadata: { name: 'tools.example.org', uid: 'uid-1', ...metadata },
  };
}

function managed(manager: string, time?: string, subresource?: string) {
  return { manager, operation: 'Update', time, subresource, fieldsV1: {} };
}

describe('parseCustomResource', () => {
  it('takes the group from the name and keeps what tells the owner', () => {
    const { object } = parseCustomResource(
      metadataOf({
        name: 'externalsecrets.external-secrets.io',
        labels: {
          'helm.toolkit.fluxcd.io/name': 'eso',
          'kustomize.toolkit.fluxcd.io/namespace': 'flux-system',
          'app.kubernetes.io/version': 'v2.9.0',
          'helm.sh/chart': 'external-secrets-2.9.0',
          team: SECRET,
        },
        annotations: {
          'meta.helm.sh/release-name': 'eso',
          'open-control-plane.io/crd-version': 'v1.0.0',
          'kubectl.kubernetes.io/last-applied-configuration': SECRET,
          'controller-gen.kubebuilder.io/version': 'v0.20.1',
        },
        managedFields: [managed('helm-controller')],
      }),
    );
    expect(object).toEqual({
      name: 'externalsecrets.external-secrets.io',
      uid: 'uid-1',
      group: 'external-secrets.io',
      labels: {
        'helm.toolkit.fluxcd.io/name': 'eso',
        'kustomize.toolkit.fluxcd.io/namespace': 'flux-system',
        'app.kubernetes.io/version': 'v2.9.0',
        'helm.sh/chart': 'external-secrets-2.9.0',
      },
      annotations: {
        'meta.helm.sh/release-name': 'eso',
        'open-control-plane.io/crd-version': 'v1.0.0',
      },
      managers: ['helm-controller'],
    });
    expect(JSON.stringify(object)).not.toContain(SECRET);
  });

  it('names writers once, the newest last, without those of the status', () => {
    const { object } = parseCustomResource(
      metadataOf({
        managedFields: [
          managed('helm-controller', '2026-01-03T00:00:00Z'),
          managed('bootstrapper', '2026-01-01T00:00:00Z'),
          managed('kube-apiserver', '2026-01-09T00:00:00Z', 'status'),
          managed('cainjector', '2026-01-02T00:00:00Z'),
          managed('bootstrapper', '2026-01-04T00:00:00Z'),
          managed('ancient'),
          { manager: 5 },
        ],
      }),
    );
    expect(object?.managers).toEqual([
      'ancient',
      'cainjector',
      'helm-controller',
      'bootstrapper',
    ]);
  });

  it('bounds and cleans what strangers can write', () => {
    const { object } = parseCustomResource(
      metadataOf({
        labels: { 'helm.sh/chart': `a\u0000b\u202e${'x'.repeat(5_000)}` },
        managedFields: Array.from({ length: 300 }, (_, index) =>
          managed(`writer-${index}`, '2026-01-01T00:00:00Z'),
        ),
      }),
    );
    expect(object?.labels['helm.sh/chart']).toMatch(/^abx+…$/);
    expect(object?.labels['helm.sh/chart'].length).toBeLessThanOrEqual(1024);
    expect(object?.managers).toHaveLength(16);
  });

  it('keeps equal texts of several CRDs once', () => {
    const seen: string[] = [];
    const intern = createInterner();
    const options = {
      intern: (text: string) => {
        seen.push(text);
        return intern(text);
      },
    };
    parseCustomResource(
      metadataOf({ labels: { 'helm.sh/chart': 'tool-1' } }),
      options,
    );
    expect(seen).toEqual(
      expect.arrayContaining(['example.org', 'helm.sh/chart', 'tool-1']),
    );
  });

  it.each([
    ['no object', 'text', /JSON object/],
    ['another kind', { kind: 'Secret', metadata: {} }, /kind must be/],
    ['no name', metadataOf({ name: '../x' }), /metadata.name/],
    ['no uid', metadataOf({ uid: undefined }), /metadata.uid/],
  ])('says what is wrong with %s', (_what, raw, problem) => {
    expect(parseCustomResource(raw).problem).toMatch(problem);
  });
});

describe('parseConfiguration', () => {
  it('keeps which object it is, of the kind that was asked for', () => {
    const raw = metadataOf({
      name: 'dns',
      annotations: {
        'kubectl.kubernetes.io/last-applied-configuration': SECRET,
      },
    });
    const type = { group: 'dns.openmcp.cloud', kind: 'DNSServiceConfig' };
    expect(parseConfiguration(raw, type).object).toEqual({
      ...type,
      name: 'dns',
      uid: 'uid-1',
    });
    expect(parseConfiguration({}, type).problem).toMatch(/metadata.name/);
  });
});

describe('parseNamespaceName', () => {
  it('keeps the name alone', () => {
    expect(parseNamespaceName(metadataOf({ name: 'flux-system' })).object).toBe(
      'flux-system',
    );
    expect(parseNamespaceName(undefined).problem).toMatch(/JSON object/);
  });
});

describe('parseClusterPurposes', () => {
  const cluster = (rest: object, metadata: object = {}) => ({
    kind: 'Cluster',
    metadata: { name: 'platform', uid: 'uid-1', ...metadata },
    ...rest,
  });

  it('reads the purposes, and none where none are', () => {
    const spec = { purposes: ['platform', 5, 'workload'] };
    expect(parseClusterPurposes(cluster({ spec })).object).toEqual([
      'platform',
      'workload',
    ]);
    expect(parseClusterPurposes(cluster({})).object).toEqual([]);
    expect(parseClusterPurposes({ metadata: {} }).problem).toBeDefined();
  });

  it('does not count on a cluster that is being deleted', () => {
    const spec = { purposes: ['onboarding'] };
    const metadata = { deletionTimestamp: '2026-01-01T00:00:00Z' };
    expect(parseClusterPurposes(cluster({ spec }, metadata)).object).toEqual(
      [],
    );
  });
});
