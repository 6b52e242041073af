import { InstallationKind, isInstallationKind } from './InstallationKind';
import { FieldReader, isRecord, UnknownRecord } from './parsing/FieldReader';
import { ParseOptions, ParseResult } from './parsing/ParseResult';
import { readConditions } from './parsing/readConditions';
import { readIdentity } from './parsing/readIdentity';
import { withoutSpareRoom } from './parsing/withoutSpareRoom';
import { ProviderObject, ProviderSpec, ProviderStatus } from './types';

/** Label keys that tell whose object it is: the operator's, Flux's, Helm's. */
const OWNERSHIP_LABEL =
  /^(?:[a-z0-9.-]+\.)?(?:openmcp\.cloud|app\.kubernetes\.io|toolkit\.fluxcd\.io)\//;

/** Annotations of the operator, and those by which Helm and Argo CD mark what is theirs. */
const KEPT_ANNOTATION =
  /^(?:openmcp\.cloud\/|meta\.helm\.sh\/release-name|argocd\.argoproj\.io\/tracking-id$)/;

/**
 * Reads a ClusterProvider, ServiceProvider or PlatformService and keeps what
 * {@link ProviderObject} holds. Values of environment variables, managed fields
 * and the last-applied annotation are dropped here, before anything is stored.
 *
 * @param raw - the object as it came from the cluster
 * @returns the object, or the path that makes it unreadable; never throws
 *
 * @public
 */
export function parseProviderObject(
  raw: unknown,
  options?: ParseOptions,
): ParseResult<ProviderObject> {
  const kind = readKind(raw);
  if (kind === undefined) {
    return {
      problem:
        'kind must be ClusterProvider, ServiceProvider or PlatformService',
    };
  }
  const reader = new FieldReader(options);
  const read = readIdentity(reader, raw, kind);
  if (read.object === undefined) {
    return read;
  }
  const { identity } = read.object;
  const metadata = reader.record(read.object.raw.metadata);
  return {
    object: {
      kind,
      uid: identity.uid,
      name: identity.name,
      namespace: identity.namespace,
      creationTimestamp: identity.creationTimestamp,
      deletionTimestamp: identity.deletionTimestamp,
      generation: reader.count(metadata.generation) ?? 0,
      labels: reader.texts(metadata.labels, key => OWNERSHIP_LABEL.test(key)),
      annotations: reader.texts(metadata.annotations, key =>
        KEPT_ANNOTATION.test(key),
      ),
      finalizers: reader.lines(metadata.finalizers),
      spec: readSpec(reader, reader.record(read.object.raw.spec)),
      status: readStatus(reader, reader.record(read.object.raw.status)),
    },
  };
}

function readKind(raw: unknown): InstallationKind | undefined {
  return isRecord(raw) &&
    typeof raw.kind === 'string' &&
    isInstallationKind(raw.kind)
    ? raw.kind
    : undefined;
}

function readSpec(reader: FieldReader, spec: UnknownRecord): ProviderSpec {
  return {
    image: reader.line(spec.image) ?? '',
    imagePullSecrets: readNames(reader, spec.imagePullSecrets),
    initCommand: reader.lines(spec.initCommand),
    runCommand: reader.lines(spec.runCommand),
    environmentNames: readNames(reader, spec.env),
    runReplicas: reader.count(spec.runReplicas) ?? 1,
    verbosity: reader.word(spec.verbosity) ?? 'INFO',
    extraVolumes: readEach(reader, spec.extraVolumes, volume => ({
      name: reader.word(volume.name) ?? '',
      type: reader.word(Object.keys(volume).find(key => key !== 'name')) ?? '',
    })),
    extraVolumeMounts: readEach(reader, spec.extraVolumeMounts, mount => ({
      name: reader.word(mount.name) ?? '',
      mountPath: reader.line(mount.mountPath) ?? '',
    })),
  };
}

function readEach<T>(
  reader: FieldReader,
  value: unknown,
  read: (item: UnknownRecord) => T,
): T[] {
  return withoutSpareRoom(reader.records(value).map(read));
}

function readNames(reader: FieldReader, value: unknown): string[] {
  return withoutSpareRoom(
    reader
      .records(value)
      .map(item => reader.word(item.name))
      .filter(name => name !== undefined),
  );
}

function readStatus(
  reader: FieldReader,
  status: UnknownRecord,
): ProviderStatus {
  return {
    phase: reader.word(status.phase),
    observedGeneration: reader.count(status.observedGeneration),
    conditions: readConditions(reader, status.conditions),
    resources: readEach(reader, status.resources, resource => ({
      group: reader.word(resource.group) ?? '',
      version: reader.word(resource.version) ?? '',
      kind: reader.word(resource.kind) ?? '',
    })),
  };
}
