import { mockServices } from '@backstage/backend-test-utils';
import { Entity } from '@backstage/catalog-model';
import { EntityProviderMutation } from '@backstage/plugin-catalog-node';
import { CatalogWriter } from './CatalogWriter';
import { readKnownEntity } from './readKnownEntity';

function entity(name: string, fingerprint: string = 'first'): Entity {
  return {
    apiVersion: 'backstage.io/v1alpha1',
    kind: 'Resource',
    metadata: {
      name,
      annotations: {
        'backstage.io/managed-by-origin-location': 'openmcp:cluster/alpha',
        'openmcp.cloud/fingerprint': fingerprint,
      },
    },
    spec: { type: 'openmcp-installation', owner: 'team' },
  };
}

describe('CatalogWriter', () => {
  let mutations: EntityProviderMutation[];
  let turn: AbortController;
  let writer: CatalogWriter;
  /** Called after each mutation. */
  let onMutation: () => void;

  beforeEach(() => {
    mutations = [];
    turn = new AbortController();
    onMutation = () => {};
    writer = new CatalogWriter(
      {
        applyMutation: async mutation => {
          mutations.push(mutation);
          onMutation();
        },
        refresh: async () => {},
      },
      { findForeign: async () => new Map() },
      mockServices.logger.mock(),
      () => 0,
    );
  });

  const many = Array.from({ length: 450 }, (_, index) => entity(`n${index}`));

  it('writes nothing from the moment on in which its turn is over', async () => {
    onMutation = () => turn.abort();
    await expect(writer.put(many, turn.signal)).rejects.toThrow();
    expect(mutations).toHaveLength(1);
    // What was written is known, the rest is not.
    expect(writer.entities()).toHaveLength(200);
    await writer.put(many, new AbortController().signal);
    expect(writer.entities()).toHaveLength(450);
  });

  it('removes nothing from the moment on in which its turn is over', async () => {
    const known = many.map(readKnownEntity);
    writer.take(known);
    onMutation = () => turn.abort();
    await expect(writer.remove(known, turn.signal)).rejects.toThrow();
    expect(mutations).toHaveLength(1);
    expect(writer.entities()).toHaveLength(250);
    await expect(writer.remove(known, turn.signal)).rejects.toThrow();
    expect(mutations).toHaveLength(1);
  });

  it('waits for what it has written, so that nothing is written twice', async () => {
    await writer.put([entity('dns')], turn.signal);
    writer.take([]);
    await writer.put([entity('dns')], turn.signal);
    expect(mutations).toHaveLength(1);
  });

  it('believes the catalog when another process may have written since', async () => {
    await writer.put([entity('dns'), entity('eso')], turn.signal);
    writer.forgetExpected();
    // Another one took the first away and changed the second.
    writer.take([readKnownEntity(entity('eso', 'second'))]);
    expect(await writer.put([entity('dns'), entity('eso')], turn.signal)).toBe(
      2,
    );
  });
});
