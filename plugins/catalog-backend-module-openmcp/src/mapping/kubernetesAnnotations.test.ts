import { kubernetesAnnotations } from './kubernetesAnnotations';

const settings = {
  kubernetesClusters: new Set(['eu-live']),
  operatorNamespaces: new Map([['eu-live', 'openmcp-system']]),
};

function annotationsOf(name: string, cluster = 'eu-live') {
  return kubernetesAnnotations(
    { cluster, kind: 'PlatformService', name },
    settings,
  );
}

/** What Kubernetes takes as value of a label, in its own words. */
const LABEL_VALUE = /^(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])?$/;

describe('kubernetesAnnotations', () => {
  it.each(['a', 'dns', 'my.service', 'a'.repeat(63)])(
    'select by a label that can be there: %s',
    name => {
      expect(name).toMatch(LABEL_VALUE);
      expect(annotationsOf(name)).toEqual({
        'backstage.io/kubernetes-cluster': 'eu-live',
        'backstage.io/kubernetes-namespace': 'openmcp-system',
        'backstage.io/kubernetes-label-selector': `app.kubernetes.io/managed-by=openmcp-operator,app.kubernetes.io/name=PlatformService,app.kubernetes.io/instance=${name}`,
      });
    },
  );

  it.each([
    // No label can have it as its value, so nothing is labelled with it.
    'a'.repeat(64),
    'a'.repeat(253),
    `${'a'.repeat(62)}.b`,
    '',
    '-a',
    'a-',
    // More than one requirement.
    'a,b=c',
    'a b',
    'a\n',
  ])('are none where no label can hold the name: %j', name => {
    expect(annotationsOf(name)).toEqual({});
  });

  it('are none where the other plugin does not know the cluster', () => {
    expect(annotationsOf('dns', 'other')).toEqual({});
  });
});
