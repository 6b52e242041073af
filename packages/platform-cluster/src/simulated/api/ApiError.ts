import { FieldCause } from '../schema';
import { ResourceKind } from '../kinds';

/**
 * The body of an answer that is not an object: an error, or the success of a
 * deletion.
 *
 * @internal
 */
export interface StatusBody {
  kind: 'Status';
  apiVersion: 'v1';
  metadata: { continue?: string };
  status: 'Failure' | 'Success';
  message?: string;
  reason?: string;
  details?: {
    name?: string;
    group?: string;
    kind?: string;
    uid?: string;
    causes?: Partial<FieldCause>[];
    retryAfterSeconds?: number;
  };
  code?: number;
}

type Details = StatusBody['details'];

function detailsOf(kind: ResourceKind, name: string): Details {
  return {
    name,
    ...(kind.group ? { group: kind.group } : {}),
    kind: kind.plural,
  };
}

/**
 * A request that is refused, with the body that the API server gives.
 *
 * @internal
 */
export class ApiError extends Error {
  /** HTTP status. */
  readonly code: number;
  readonly #reason: string | undefined;
  readonly #details: Details;
  #continue?: string;

  /**
   * Makes a refusal.
   *
   * @param code - HTTP status
   * @param reason - reason of the Status; a server error may have none
   * @param message - message of the Status
   * @param details - details of the Status
   */
  constructor(
    code: number,
    reason: string | undefined,
    message: string,
    details?: Details,
  ) {
    super(message);
    this.code = code;
    this.#reason = reason;
    this.#details = details;
  }

  /** The body of the answer. */
  get body(): StatusBody {
    return {
      kind: 'Status',
      apiVersion: 'v1',
      metadata: this.#continue ? { continue: this.#continue } : {},
      status: 'Failure',
      message: this.message,
      ...(this.#reason ? { reason: this.#reason } : {}),
      ...(this.#details ? { details: this.#details } : {}),
      code: this.code,
    };
  }

  /**
   * An object that is not there.
   *
   * @param kind - its kind
   * @param name - its name
   */
  static notFound(kind: ResourceKind, name: string): ApiError {
    return new ApiError(
      404,
      'NotFound',
      `${kind.id} "${name}" not found`,
      detailsOf(kind, name),
    );
  }

  /**
   * An object that is there already.
   *
   * @param kind - its kind
   * @param name - its name
   */
  static alreadyExists(kind: ResourceKind, name: string): ApiError {
    return new ApiError(
      409,
      'AlreadyExists',
      `${kind.id} "${name}" already exists`,
      detailsOf(kind, name),
    );
  }

  /**
   * A write that rests on an older version of the object.
   *
   * @param kind - its kind
   * @param name - its name
   */
  static modified(kind: ResourceKind, name: string): ApiError {
    return new ApiError(
      409,
      'Conflict',
      `Operation cannot be fulfilled on ${kind.id} "${name}": the object has been modified; please apply your changes to the latest version and try again`,
      detailsOf(kind, name),
    );
  }

  /**
   * An apply of an object with a uid where there is no object.
   *
   * @param kind - its kind
   * @param name - its name
   * @param uid - that was given
   */
  static uidMismatch(kind: ResourceKind, name: string, uid: string): ApiError {
    return new ApiError(
      409,
      'Conflict',
      `Operation cannot be fulfilled on ${kind.id} "${name}": uid mismatch: the provided object specified uid ${uid}, and no existing object was found`,
      detailsOf(kind, name),
    );
  }

  /**
   * An apply that only creates, where the object is there.
   *
   * @param kind - its kind
   * @param name - its name
   */
  static withoutVersion(kind: ResourceKind, name: string): ApiError {
    const field = 'metadata.resourceVersion';
    const message = 'Invalid value: 0: must be specified for an update';
    return new ApiError(
      422,
      'Invalid',
      `${kind.id} "${name}" is invalid: ${field}: ${message}`,
      {
        ...detailsOf(kind, name),
        causes: [{ reason: 'FieldValueInvalid', message, field }],
      },
    );
  }

  /**
   * An object that is refused for what its fields say.
   *
   * @param kind - its kind, such as `PlatformService`, and group
   * @param name - its name
   * @param causes - one per refused field
   */
  static invalid(
    kind: { kind: string; group: string },
    name: string,
    causes: FieldCause[],
  ): ApiError {
    const listed = causes.map(cause => `${cause.field}: ${cause.message}`);
    const fullName = kind.group ? `${kind.kind}.${kind.group}` : kind.kind;
    return new ApiError(
      422,
      'Invalid',
      `${fullName} "${name}" is invalid: ${
        listed.length === 1 ? listed[0] : `[${listed.join(', ')}]`
      }`,
      {
        ...(name ? { name } : {}),
        ...(kind.group ? { group: kind.group } : {}),
        kind: kind.kind,
        causes,
      },
    );
  }

  /**
   * A request that cannot be understood.
   *
   * @param message - why
   */
  static badRequest(message: string): ApiError {
    return new ApiError(400, 'BadRequest', message);
  }

  /**
   * A resource version of which the changes since are no longer known.
   *
   * @param message - which
   */
  static expired(message: string): ApiError {
    return new ApiError(410, 'Expired', message);
  }

  /**
   * A list that was begun so long ago that it cannot go on.
   *
   * @param token - continues it with what there is by now
   */
  static expiredContinuation(token: string): ApiError {
    const error = ApiError.expired(
      'The provided continue parameter is too old to display a consistent list result. You can start a new list without the continue parameter, or use the continue token in this response to retrieve the remainder of the results. Continuing with the provided token results in an inconsistent list - objects that were created, modified, or deleted between the time the first chunk was returned and now may show up in the list.',
    );
    error.#continue = token;
    return error;
  }

  /**
   * A resource version that was not reached yet.
   *
   * @param version - that version
   * @param current - the latest one
   */
  static tooLargeVersion(version: number, current: number): ApiError {
    return new ApiError(
      504,
      'Timeout',
      `Timeout: Too large resource version: ${version}, current: ${current}`,
      {
        causes: [
          {
            reason: 'ResourceVersionTooLarge',
            message: 'Too large resource version',
          },
        ],
        retryAfterSeconds: 1,
      },
    );
  }

  /**
   * Something that the user may not do.
   *
   * @param user - name of the user
   * @param verb - what, such as `list`
   * @param kind - to which kind
   * @param namespace - empty when it is not about one namespace
   */
  static forbidden(
    user: string,
    verb: string,
    kind: ResourceKind,
    namespace: string,
  ): ApiError {
    const where = namespace
      ? `in the namespace "${namespace}"`
      : 'at the cluster scope';
    return new ApiError(
      403,
      'Forbidden',
      `${kind.id} is forbidden: User "${user}" cannot ${verb} resource "${kind.plural}" in API group "${kind.group}" ${where}`,
      {
        ...(kind.group ? { group: kind.group } : {}),
        kind: kind.plural,
      },
    );
  }
}
