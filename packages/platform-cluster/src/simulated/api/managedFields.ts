import { ManagedFieldsEntry, NewObject, ObjectMeta } from '../objects';

type Fields = Record<string, unknown>;

// Nobody owns these; the server sets them.
const serverFields = [
  'name',
  'namespace',
  'uid',
  'resourceVersion',
  'generation',
  'creationTimestamp',
  'managedFields',
];

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fieldSet(value: unknown): Fields {
  if (!isFields(value)) {
    return {};
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, content]) => [
      `f:${name}`,
      fieldSet(content),
    ]),
  );
}

/**
 * Notes who set the fields of an object. Lists count as one field.
 *
 * @param metadata - metadata with the entries of others
 * @param configuration - what was sent
 * @param entry - who, how and when
 * @returns the entries, the new one in the place of an older one of the same
 * manager
 * @internal
 */
export function withManager(
  metadata: Partial<ObjectMeta>,
  configuration: NewObject,
  entry: Pick<ManagedFieldsEntry, 'manager' | 'operation' | 'time'>,
): ManagedFieldsEntry[] {
  const {
    apiVersion,
    kind,
    status,
    metadata: sent,
    ...content
  } = configuration;
  const owned = Object.entries(sent).filter(
    ([name]) => !serverFields.includes(name),
  );
  const others = (metadata.managedFields ?? []).filter(
    other =>
      other.manager !== entry.manager || other.operation !== entry.operation,
  );
  const fieldsV1 = fieldSet({
    ...(owned.length ? { metadata: Object.fromEntries(owned) } : {}),
    ...content,
  });
  return [
    ...others,
    { ...entry, apiVersion, fieldsType: 'FieldsV1', fieldsV1 },
  ];
}
