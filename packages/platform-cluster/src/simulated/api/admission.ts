import { apiVersionOf, kindId, ResourceKind } from '../kinds';
import { NewObject, randomSuffix } from '../objects';
import {
  conformedObject,
  FieldCause,
  schemaViolations,
  unknownFields,
} from '../schema';
import { ObjectStore } from '../store';
import { ApiError } from './ApiError';
import { ApiRequest } from './ApiRequest';

const subdomain =
  /^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$/;
const subdomainMessage =
  "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character (e.g. 'example.com', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')";

function nameCauses(name: string | undefined): FieldCause[] {
  const field = 'metadata.name';
  if (!name) {
    const message = 'Required value: name or generateName is required';
    return [{ reason: 'FieldValueRequired', message, field }];
  }
  if (name.length > 253) {
    const message = `Invalid value: "${name}": must be no more than 253 characters`;
    return [{ reason: 'FieldValueInvalid', message, field }];
  }
  return subdomain.test(name)
    ? []
    : [
        {
          reason: 'FieldValueInvalid',
          message: `Invalid value: "${name}": ${subdomainMessage}`,
          field,
        },
      ];
}

/**
 * Gives an object that was sent the name and the namespace of the path, and
 * drops what the sender may not set.
 *
 * @param request - the request
 * @param sent - the object in its body
 * @throws ApiError 400 when it contradicts the path
 * @internal
 */
export function addressed(request: ApiRequest, sent: NewObject): NewObject {
  const { kind, namespace, name } = request;
  if (sent.apiVersion !== apiVersionOf(kind)) {
    throw ApiError.badRequest(
      `the API version in the data (${
        sent.apiVersion
      }) does not match the expected API version (${apiVersionOf(kind)})`,
    );
  }
  if (sent.kind !== kind.kind) {
    throw ApiError.badRequest(
      `the kind in the data (${sent.kind}) does not match the expected kind (${kind.kind})`,
    );
  }
  const { generateName } = sent.metadata ?? {};
  const ownName =
    sent.metadata?.name ||
    (generateName ? `${generateName}${randomSuffix()}` : name ?? '');
  if (name && ownName !== name) {
    throw ApiError.badRequest(
      `the name of the object (${ownName}) does not match the name on the URL (${name})`,
    );
  }
  if (namespace && (sent.metadata?.namespace ?? namespace) !== namespace) {
    throw ApiError.badRequest(
      'the namespace of the provided object does not match the namespace sent on the request',
    );
  }
  const { uid, creationTimestamp, managedFields, ...metadata } =
    sent.metadata ?? {};
  return {
    ...sent,
    metadata: {
      ...metadata,
      name: ownName,
      ...(namespace === undefined ? {} : { namespace }),
    },
  };
}

/**
 * Refuses unknown fields where the sender asks for that.
 *
 * @param request - the request
 * @param object - the object in its body
 * @throws ApiError 400 with `fieldValidation=Strict`
 * @internal
 */
export function checkFieldsAreKnown(
  request: ApiRequest,
  object: NewObject,
): void {
  const { kind, query } = request;
  const unknown = unknownFields(kind.schema, object);
  if (unknown.length > 0 && query.get('fieldValidation') === 'Strict') {
    const listed = unknown.map(field => `unknown field "${field}"`).join(', ');
    throw ApiError.badRequest(
      `${kind.kind} in version "${kind.version}" cannot be handled as a ${kind.kind}: strict decoding error: ${listed}`,
    );
  }
}

/**
 * Fills in defaults, drops unknown fields and checks the result.
 *
 * @param store - holds the namespaces
 * @param kind - kind of the object
 * @param object - the object
 * @throws ApiError 404 for an unknown namespace, 422 for refused fields
 * @internal
 */
export function admitted<T extends NewObject>(
  store: ObjectStore,
  kind: ResourceKind,
  object: T,
): T {
  const { name, namespace } = object.metadata;
  if (namespace && !store.get(kindId.namespace, '', namespace)) {
    throw new ApiError(404, 'NotFound', `namespaces "${namespace}" not found`, {
      name: namespace,
      kind: 'namespaces',
    });
  }
  const result = conformedObject(kind.schema, object);
  const causes = [
    ...nameCauses(name),
    ...schemaViolations(kind.schema, result),
  ];
  if (causes.length > 0) {
    throw ApiError.invalid(kind, name, causes);
  }
  if (kind.id === kindId.namespace) {
    result.metadata.labels = {
      'kubernetes.io/metadata.name': name,
      ...result.metadata.labels,
    };
    result.spec = { finalizers: ['kubernetes'] };
    result.status = { phase: 'Active' };
  }
  return result;
}
