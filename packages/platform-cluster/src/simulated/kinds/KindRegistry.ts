import { KubernetesObject, timestamp } from '../objects';
import { SimulationClock } from '../clock';
import { ObjectStore, StoreEvent } from '../store';
import { builtInKinds } from './builtInKinds';
import { DefinitionSpec } from './CustomResourceDefinition';
import { kindId } from './kindIds';
import { ResourceKind } from './ResourceKind';

/**
 * What the API server serves: the built-in kinds and those of the
 * CustomResourceDefinitions in the store, as long as they are there.
 *
 * @internal
 */
export class KindRegistry {
  readonly #store: ObjectStore;
  readonly #clock: SimulationClock;
  readonly #removed = new Map<string, KubernetesObject | undefined>();
  #kinds: ResourceKind[] = builtInKinds;

  /**
   * Serves the built-in kinds and follows the definitions in the store.
   *
   * @param store - holds the definitions
   * @param clock - gives the time at which a definition is established
   */
  constructor(store: ObjectStore, clock: SimulationClock) {
    this.#store = store;
    this.#clock = clock;
    store.subscribe(event => {
      if (event.kind === kindId.customResourceDefinition) {
        this.#onDefinition(event);
      }
    });
  }

  /** All kinds, each once per served version. */
  get kinds(): ResourceKind[] {
    return this.#kinds;
  }

  /**
   * Finds a served kind.
   *
   * @param group - empty for the core group
   * @param version - version of the group
   * @param plural - name in paths
   */
  find(
    group: string,
    version: string,
    plural: string,
  ): ResourceKind | undefined {
    return this.#kinds.find(
      candidate =>
        candidate.group === group &&
        candidate.version === version &&
        candidate.plural === plural,
    );
  }

  /**
   * Takes a kind away as if its definition had never been installed. Its
   * objects are kept for {@link KindRegistry.restore} and left as they are.
   *
   * @param kindName - name of the kind, such as `PlatformService`
   * @throws Error when no such kind is served
   */
  remove(kindName: string): void {
    const kind = this.#kinds.find(candidate => candidate.kind === kindName);
    if (!kind) {
      throw new Error(`There is no kind ${kindName}`);
    }
    const definition = this.#store.get(
      kindId.customResourceDefinition,
      '',
      kind.id,
    );
    this.#removed.set(kind.id, definition);
    this.#kinds = this.#kinds.filter(candidate => candidate.id !== kind.id);
    this.#store.setAside(kind.id);
    if (definition) {
      this.#store.delete(kindId.customResourceDefinition, '', kind.id);
    }
  }

  /**
   * Brings back a kind and its objects.
   *
   * @param kindName - name of the kind
   * @throws Error when it was not removed
   */
  restore(kindName: string): void {
    for (const [id, definition] of this.#removed) {
      const builtIn = builtInKinds.find(candidate => candidate.id === id);
      const name =
        builtIn?.kind ?? (definition?.spec as DefinitionSpec).names.kind;
      if (name === kindName) {
        this.#removed.delete(id);
        if (definition) {
          this.#store.create(kindId.customResourceDefinition, definition);
        }
        this.#update();
        this.#store.bringBack(id);
        return;
      }
    }
    throw new Error(`The kind ${kindName} was not removed`);
  }

  #onDefinition(event: StoreEvent): void {
    if (event.type === 'ADDED') {
      this.#establish(event.object);
    }
    this.#update();
    const id = event.object.metadata.name;
    if (event.type === 'DELETED' && !this.#removed.has(id)) {
      for (const { metadata } of this.#store.list(id)) {
        if (metadata.finalizers?.length) {
          this.#store.update(id, metadata.namespace ?? '', metadata.name, d => {
            d.metadata.finalizers = [];
          });
        }
        this.#store.delete(id, metadata.namespace ?? '', metadata.name);
      }
    }
  }

  #establish(definition: KubernetesObject): void {
    const spec = definition.spec as DefinitionSpec;
    const condition = (type: string, reason: string, message: string) => ({
      type,
      status: 'True',
      lastTransitionTime: timestamp(this.#clock.now()),
      reason,
      message,
    });
    this.#store.update(
      kindId.customResourceDefinition,
      '',
      definition.metadata.name,
      draft => {
        draft.status = {
          acceptedNames: spec.names,
          conditions: [
            condition('NamesAccepted', 'NoConflicts', 'no conflicts found'),
            condition(
              'Established',
              'InitialNamesAccepted',
              'the initial names have been accepted',
            ),
          ],
          storedVersions: spec.versions
            .filter(version => version.storage)
            .map(version => version.name),
        };
      },
    );
  }

  #update(): void {
    this.#kinds = [
      ...builtInKinds.filter(kind => !this.#removed.has(kind.id)),
      ...this.#store.list(kindId.customResourceDefinition).flatMap(kindsOf),
    ];
  }
}

function kindsOf(definition: KubernetesObject): ResourceKind[] {
  const { group, names, scope, versions } = definition.spec as DefinitionSpec;
  return versions
    .filter(version => version.served)
    .map(version => ({
      id: definition.metadata.name,
      group,
      version: version.name,
      kind: names.kind,
      listKind: names.listKind ?? `${names.kind}List`,
      plural: names.plural,
      singular: names.singular ?? names.kind.toLowerCase(),
      shortNames: names.shortNames,
      namespaced: scope === 'Namespaced',
      custom: true,
      hasStatus: !!version.subresources?.status,
      selectableFields: (version.selectableFields ?? []).map(field =>
        field.jsonPath.replace(/^\./, ''),
      ),
      schema: version.schema?.openAPIV3Schema,
    }));
}
