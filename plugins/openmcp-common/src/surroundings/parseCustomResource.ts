import type { InstalledCustomResource } from '../eligibility/types';
import { FieldReader, UnknownRecord } from '../objects/parsing/FieldReader';
import { ParseOptions, ParseResult } from '../objects/parsing/ParseResult';
import { readIdentity } from '../objects/parsing/readIdentity';
import { METADATA_KIND } from './metadataKind';

/** Label keys by which installers say that a CRD is theirs, and of which version. */
const OWNER_LABEL =
  /^(?:[a-z0-9.-]+\.)?(?:app\.kubernetes\.io|helm\.sh|open-control-plane\.io|openmcp\.cloud|toolkit\.fluxcd\.io)\//;

/** The same of annotations; the last applied configuration is none of them. */
const OWNER_ANNOTATION =
  /^(?:app\.kubernetes\.io|helm\.sh|meta\.helm\.sh|open-control-plane\.io|openmcp\.cloud)\//;

/** More writers of one CRD tell nothing more. */
const MOST_MANAGERS = 16;

/**
 * Reads the metadata of a CustomResourceDefinition and keeps what tells who
 * installed it: some labels and annotations, and the names of those who wrote it.
 *
 * @param raw - a `PartialObjectMetadata`
 * @returns the CRD, or the path that makes it unreadable; never throws
 *
 * @public
 */
export function parseCustomResource(
  raw: unknown,
  options?: ParseOptions,
): ParseResult<InstalledCustomResource> {
  const reader = new FieldReader(options);
  const read = readIdentity(reader, raw, METADATA_KIND);
  if (read.object === undefined) {
    return read;
  }
  const { name, uid } = read.object.identity;
  const metadata = reader.record(read.object.raw.metadata);
  return {
    object: {
      name,
      uid,
      group: reader.share(groupOf(name)),
      labels: reader.texts(metadata.labels, key => OWNER_LABEL.test(key)),
      annotations: reader.texts(metadata.annotations, key =>
        OWNER_ANNOTATION.test(key),
      ),
      managers: readManagers(reader, metadata),
    },
  };
}

/** A CRD is always named `<plural>.<group>`; an API server accepts no other name. */
function groupOf(name: string): string {
  return name.slice(name.indexOf('.') + 1);
}

/** Who only reports a status does not own what it reports of. */
function readManagers(reader: FieldReader, metadata: UnknownRecord): string[] {
  const writers = reader
    .records(metadata.managedFields)
    .filter(({ subresource }) => !subresource)
    .map(({ manager, time }) => ({
      manager: reader.word(manager),
      time: Date.parse(reader.time(time) ?? '') || 0,
    }))
    .sort((a, b) => a.time - b.time);
  const managers = new Set<string>();
  for (const { manager } of writers) {
    if (manager !== undefined) {
      // One that writes again is the newest again.
      managers.delete(manager);
      managers.add(manager);
    }
  }
  return [...managers].slice(-MOST_MANAGERS);
}
