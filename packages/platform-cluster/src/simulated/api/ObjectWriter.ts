import { SimulationClock } from '../clock';
import {
  copyOf,
  isSame,
  KubernetesObject,
  NewObject,
  timestamp,
} from '../objects';
import { typedFailure } from '../schema';
import { ObjectStore } from '../store';
import { addressed, admitted, checkFieldsAreKnown } from './admission';
import { ApiError } from './ApiError';
import { ApiAnswer, ApiRequest } from './ApiRequest';
import { deleteObject, isDryRun } from './deleteObject';
import { withManager } from './managedFields';
import { mergePatch, removalPatch } from './mergePatch';
import { parseObject } from './readBody';
import { represented } from './representation';

const applyTypes = ['application/apply-patch+yaml'];
const mergeTypes = ['application/merge-patch+json'];

/**
 * Creates, changes and deletes objects on behalf of clients.
 *
 * @remarks
 *
 * Server-side apply merges; a field that its manager no longer sends goes. There
 * are no conflicts between managers: those exist on the real cluster only.
 *
 * @internal
 */
export class ObjectWriter {
  readonly #store: ObjectStore;
  readonly #clock: SimulationClock;
  readonly #applied = new Map<string, NewObject>();

  /**
   * Makes a writer.
   *
   * @param store - the objects
   * @param clock - gives the times in managedFields
   */
  constructor(store: ObjectStore, clock: SimulationClock) {
    this.#store = store;
    this.#clock = clock;
    store.subscribe(event => {
      if (event.type === 'DELETED' && !event.kindOnly) {
        const prefix = `${event.object.metadata.uid} `;
        for (const key of this.#applied.keys()) {
          if (key.startsWith(prefix)) {
            this.#applied.delete(key);
          }
        }
      }
    });
  }

  /**
   * Answers a request that changes something.
   *
   * @param request - the request
   * @throws ApiError when it is refused
   */
  write(request: ApiRequest): ApiAnswer {
    const { method, name, contentType } = request;
    if (method === 'POST' && !name) {
      return this.#create(request);
    }
    if (method === 'PUT' && name) {
      return this.#replace(request);
    }
    if (method === 'DELETE' && name) {
      return deleteObject(this.#store, request, this.#existing(request));
    }
    if (method === 'PATCH' && name) {
      if (applyTypes.includes(contentType)) {
        return this.#apply(request);
      }
      if (mergeTypes.includes(contentType)) {
        return this.#merge(request);
      }
      throw new ApiError(
        415,
        'UnsupportedMediaType',
        `the body of the request was in an unknown format - accepted media types include: ${[
          ...mergeTypes,
          ...applyTypes,
        ].join(', ')}`,
      );
    }
    throw new ApiError(
      405,
      'MethodNotAllowed',
      'the server does not allow this method on the requested resource',
    );
  }

  #create(request: ApiRequest): ApiAnswer {
    const sent = addressed(request, parseObject(request.body));
    checkFieldsAreKnown(request, sent);
    return this.#createFrom(request, sent, 'Update');
  }

  #createFrom(
    request: ApiRequest,
    sent: NewObject,
    operation: 'Apply' | 'Update',
  ): ApiAnswer {
    const { kind } = request;
    const { name, namespace = '' } = sent.metadata;
    if (this.#store.get(kind.id, namespace, name)) {
      throw ApiError.alreadyExists(kind, name);
    }
    const { status, ...content } = sent;
    const object = admitted(
      this.#store,
      kind,
      kind.hasStatus ? content : sent,
    ) as NewObject;
    const manager = this.#manager(request);
    const entry = { manager, operation, time: timestamp(this.#clock.now()) };
    object.metadata.managedFields = withManager(object.metadata, sent, entry);
    const created = isDryRun(request)
      ? this.#store.prepare(kind.id, object)
      : this.#store.create(kind.id, object);
    if (operation === 'Apply' && !isDryRun(request)) {
      this.#applied.set(`${created.metadata.uid} ${manager}`, sent);
    }
    return { code: 201, body: represented(created, kind, request.form) };
  }

  #replace(request: ApiRequest): ApiAnswer {
    const sent = addressed(request, parseObject(request.body));
    checkFieldsAreKnown(request, sent);
    const current = this.#existing(request);
    const { resourceVersion } = sent.metadata;
    if (
      resourceVersion &&
      resourceVersion !== current.metadata.resourceVersion
    ) {
      throw ApiError.modified(request.kind, current.metadata.name);
    }
    return this.#changeTo(request, current, sent);
  }

  #merge(request: ApiRequest): ApiAnswer {
    const current = this.#existing(request);
    const patched = mergePatch(current, parseObject(request.body));
    return this.#changeTo(
      request,
      current,
      addressed(request, patched as NewObject),
    );
  }

  #apply(request: ApiRequest): ApiAnswer {
    const { kind, namespace = '', name = '', query } = request;
    if (!query.get('fieldManager')) {
      throw ApiError.invalid(
        { kind: 'PatchOptions', group: 'meta.k8s.io' },
        '',
        [
          {
            reason: 'FieldValueRequired',
            message: 'Required value: is required for apply patch',
            field: 'fieldManager',
          },
        ],
      );
    }
    const parsed = parseObject(request.body);
    if (parsed.metadata?.managedFields) {
      throw ApiError.badRequest('metadata.managedFields must be nil');
    }
    const sent = addressed(request, parsed);
    // The real server fails here, before it comes to the validation.
    const failure = typedFailure(kind.schema, sent);
    if (failure) {
      throw new ApiError(
        500,
        undefined,
        `failed to create typed patch object (${namespace}/${name}; ${sent.apiVersion}, Kind=${sent.kind}): ${failure}`,
      );
    }
    const current = this.#store.get(kind.id, namespace, name);
    refuseOtherVersion(
      request,
      { ...sent.metadata, ...parsed.metadata },
      current,
    );
    if (!current) {
      return this.#createFrom(request, sent, 'Apply');
    }
    const manager = this.#manager(request);
    const applied = this.#applied.get(`${current.metadata.uid} ${manager}`);
    const reduced = mergePatch(current, removalPatch(applied, sent));
    const merged = mergePatch(reduced, sent) as KubernetesObject;
    const entries = withManager(current.metadata, sent, {
      manager,
      operation: 'Apply',
      time: timestamp(this.#clock.now()),
    });
    const isSameEntry = (current.metadata.managedFields ?? []).some(
      ({ time, ...entry }) => {
        const { time: now, ...last } = entries[entries.length - 1];
        return isSame(entry, last);
      },
    );
    if (!isDryRun(request)) {
      this.#applied.set(`${current.metadata.uid} ${manager}`, sent);
    }
    return this.#changeTo(
      request,
      current,
      merged,
      isSameEntry ? undefined : entries,
    );
  }

  #changeTo(
    request: ApiRequest,
    current: KubernetesObject,
    wanted: NewObject,
    managedFields = current.metadata.managedFields,
  ): ApiAnswer {
    const { kind, status: onlyStatus } = request;
    const { uid, resourceVersion, generation, creationTimestamp } =
      current.metadata;
    const { deletionTimestamp, deletionGracePeriodSeconds } = current.metadata;
    const kept = {
      uid,
      resourceVersion,
      generation,
      creationTimestamp,
      deletionTimestamp,
      deletionGracePeriodSeconds,
      managedFields,
    };
    const { status: wantedStatus, ...content } = wanted;
    const target: NewObject = onlyStatus
      ? { ...current, status: wantedStatus }
      : {
          ...content,
          ...('status' in current ? { status: current.status } : {}),
          metadata: { ...content.metadata, ...kept },
        };
    const object = withoutUndefined(admitted(this.#store, kind, target));
    const change = (draft: KubernetesObject) => {
      for (const field of Object.keys(draft)) {
        delete draft[field];
      }
      Object.assign(draft, copyOf(object));
    };
    const { name, namespace = '' } = current.metadata;
    const changed = isDryRun(request)
      ? this.#store.changed(current, change)
      : this.#store.update(kind.id, namespace, name, change) ?? current;
    return { code: 200, body: represented(changed, kind, request.form) };
  }

  #existing(request: ApiRequest): KubernetesObject {
    const { kind, namespace = '', name = '' } = request;
    const object = this.#store.get(kind.id, namespace, name);
    if (!object) {
      throw ApiError.notFound(kind, name);
    }
    return object;
  }

  #manager(request: ApiRequest): string {
    return request.query.get('fieldManager') ?? request.userAgent;
  }
}

/** What is applied may say of which object, and of which version of it, it is meant. */
function refuseOtherVersion(
  { kind }: ApiRequest,
  { name, uid, resourceVersion }: NewObject['metadata'],
  current: KubernetesObject | undefined,
): void {
  if (!current) {
    if (uid) {
      throw ApiError.uidMismatch(kind, name, uid);
    }
    return;
  }
  if (resourceVersion === '0') {
    throw ApiError.withoutVersion(kind, name);
  }
  const isOther = uid !== undefined && uid !== current.metadata.uid;
  const isOlder =
    resourceVersion !== undefined &&
    resourceVersion !== current.metadata.resourceVersion;
  if (isOther || isOlder) {
    throw ApiError.modified(kind, name);
  }
}

function withoutUndefined(object: NewObject): NewObject {
  return {
    ...object,
    metadata: Object.fromEntries(
      Object.entries(object.metadata).filter(
        ([, value]) => value !== undefined,
      ),
    ) as NewObject['metadata'],
  };
}
