import { createSurroundingKinds } from './createSurroundingKinds';

describe('createSurroundingKinds', () => {
  const [, namespaces] = createSurroundingKinds().fixed;

  function project(name: string) {
    return namespaces.project({ metadata: { name, uid: `uid-${name}` } });
  }

  it('keeps of namespaces the names, and of the one that every cluster has what tells it from that of others', () => {
    expect(project('velero')).toEqual({ type: 'namespace', object: 'velero' });
    expect(project('kube-system')).toEqual({
      type: 'namespace',
      object: 'kube-system',
      uid: 'uid-kube-system',
    });
    expect(project('mcp--a')).toBeUndefined();
  });
});
