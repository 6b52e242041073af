import { createHash } from 'node:crypto';
import { failureOfImage } from '../../failureImages';
import { ProviderManifest } from '../../landscape';
import { SimulationClock } from '../clock';
import { conformedObject } from '../schema';
import { ObjectStore } from '../store';
import { providerKindId } from '../operator';
import { KindRegistry } from '../kinds';

const minute = 60_000;
const hour = 60 * minute;

const operationAnnotation = 'openmcp.cloud/operation';

/**
 * How long before the start the oldest object of a landscape was made.
 *
 * @internal
 */
export const landscapeAgeMilliseconds = 41 * 24 * hour;

/*
 * The age is made from the name, so that the two clusters differ and a restart
 * shows the same picture.
 */
function ageOf(clusterName: string, manifest: ProviderManifest): number {
  const key = `${clusterName}/${manifest.kind}/${manifest.metadata.name}`;
  const digest = createHash('sha256').update(key).digest();
  const share = digest.readUInt16BE(0) / 0xffff;
  return failureOfImage(manifest.spec.image)
    ? (35 + share * 100) * minute
    : (6 + share * 39 * 24) * hour;
}

/**
 * Lets a landscape grow as it would have grown over the past weeks, without
 * waiting. What the operator is to ignore was installed before and is ignored
 * since half of its life.
 *
 * @param context - an empty cluster whose clock stands at least
 * {@link landscapeAgeMilliseconds} in the past; afterwards it stands at `now`
 * @param clusterName - name of the cluster
 * @param manifests - the providers
 * @param now - the present
 * @internal
 */
export function seedLandscape(
  context: {
    store: ObjectStore;
    registry: KindRegistry;
    clock: SimulationClock;
  },
  clusterName: string,
  manifests: ProviderManifest[],
  now: Date,
): void {
  const { store, registry, clock } = context;
  const steps = manifests.flatMap(manifest => {
    const kind = providerKindId(manifest.kind) ?? '';
    const { name, annotations = {} } = manifest.metadata;
    const { [operationAnnotation]: operation, ...others } = annotations;
    const schema = registry.kinds.find(({ id }) => id === kind)?.schema;
    const age = ageOf(clusterName, manifest);
    const create = () =>
      store.create(
        kind,
        conformedObject(schema, {
          ...manifest,
          metadata: { ...manifest.metadata, annotations: others },
        }),
      );
    const annotate = () =>
      store.update(kind, '', name, ({ metadata }) => {
        metadata.annotations = { ...metadata.annotations, ...annotations };
      });
    return [
      { at: now.getTime() - age, action: create },
      ...(operation ? [{ at: now.getTime() - age / 2, action: annotate }] : []),
    ];
  });
  for (const { at, action } of steps.sort((a, b) => a.at - b.at)) {
    clock.advanceTo(new Date(at));
    action();
  }
  clock.advanceTo(now);
}
