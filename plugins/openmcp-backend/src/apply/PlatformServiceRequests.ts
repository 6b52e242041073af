import { PlatformServiceObject } from '@openmcp/backstage-plugin-openmcp-common';
import {
  ClusterFailure,
  ClusterTransport,
  TransportCall,
  TransportResponse,
} from '../clusters';
import { Clock, Deadline } from '../timing';
import { ClusterAnswer, hideValuesInStatus, readWarnings } from './answers';
import { FIELD_MANAGER } from './fieldManager';
import { stringifyForYaml } from './stringifyForYaml';

/** Longest time for one answer, its body included, in milliseconds. */
const answerDeadline = 15_000;
/** An object cannot be longer: etcd takes 1.5 MB. */
const longestAnswer = 8 * 1024 * 1024;

const collection = '/apis/openmcp.cloud/v1alpha1/platformservices';

/**
 * Which object an apply has to find: the one with this uid, as it was with this
 * version. Without a uid none may be there.
 *
 * @internal
 */
export interface ApplyPrecondition {
  uid?: string;
  resourceVersion: string;
}

/**
 * That no object is there: server-side apply with this version creates, and is
 * refused (422) where an object is there meanwhile.
 *
 * @remarks
 * Source: kubernetes/apiserver, `pkg/registry/generic/registry/store.go`, for kinds
 * that take no unconditional update, as custom resources; tested on the real one.
 *
 * @internal
 */
export const ABSENT: ApplyPrecondition = { resourceVersion: '0' };

function pathOf(name: string): string {
  return `${collection}/${encodeURIComponent(name)}`;
}

async function readText(response: TransportResponse): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body) {
    length += chunk.length;
    if (length > longestAnswer) {
      throw new ClusterFailure('unexpected-answer', 'answer is too long');
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

async function readAnswer(
  response: TransportResponse,
  values: readonly string[],
): Promise<ClusterAnswer> {
  const { statusCode, headers } = response;
  const type = headers['content-type']?.split(';')[0].trim().toLowerCase();
  const text = await readText(response);
  let body: unknown;
  if (type === 'application/json') {
    try {
      body = hideValuesInStatus(JSON.parse(text), values);
    } catch {
      body = undefined;
    }
  }
  return {
    statusCode,
    body,
    isPlainText: type === 'text/plain',
    warnings: readWarnings(response.warnings, values),
  };
}

/**
 * The requests about PlatformServices to one API server. Each has 15 seconds for
 * its answer; none is repeated.
 *
 * @internal
 */
export class PlatformServiceRequests {
  constructor(
    private readonly transport: Pick<ClusterTransport, 'request'>,
    private readonly clock: Clock,
  ) {}

  /**
   * Reads one object as it is now, not from a cache.
   *
   * @throws what the transport throws, or a ClusterFailure
   */
  read(name: string): Promise<ClusterAnswer> {
    return this.send({ method: 'GET', path: pathOf(name) }, []);
  }

  /**
   * Applies one object on the server's side.
   *
   * @param options - `values`: of environment variables; no text of the answer
   * that is for people holds one. `precondition`: what has to be there; anything when
   * left out. `fieldManager`: the portal by default
   * @throws what the transport throws, or a ClusterFailure
   */
  apply(
    object: PlatformServiceObject,
    options: {
      dryRun: boolean;
      force: boolean;
      values: readonly string[];
      precondition?: ApplyPrecondition;
      fieldManager?: string;
    },
  ): Promise<ClusterAnswer> {
    const query = new URLSearchParams({
      fieldManager: options.fieldManager ?? FIELD_MANAGER,
      fieldValidation: 'Strict',
      ...(options.dryRun && { dryRun: 'All' }),
      ...(options.force && { force: 'true' }),
    });
    const { metadata, ...content } = object;
    const call = {
      method: 'PATCH',
      path: `${pathOf(metadata.name)}?${query}`,
      // JSON is YAML, too.
      contentType: 'application/apply-patch+yaml',
      body: stringifyForYaml({
        ...content,
        metadata: { ...metadata, ...options.precondition },
      }),
    } as const;
    return this.send(call, options.values);
  }

  /**
   * Deletes one object, if it is still the one that was read.
   *
   * @throws what the transport throws, or a ClusterFailure
   */
  delete(
    name: string,
    options: {
      dryRun: boolean;
      preconditions: { uid: string; resourceVersion: string };
    },
  ): Promise<ClusterAnswer> {
    const { dryRun, preconditions } = options;
    const call = {
      method: 'DELETE',
      path: pathOf(name),
      contentType: 'application/json',
      body: JSON.stringify({
        apiVersion: 'v1',
        kind: 'DeleteOptions',
        preconditions,
        propagationPolicy: 'Background',
        ...(dryRun && { dryRun: ['All'] }),
      }),
    } as const;
    return this.send(call, []);
  }

  private async send(
    call: Omit<TransportCall, 'signal'>,
    values: readonly string[],
  ): Promise<ClusterAnswer> {
    const deadline = new Deadline(
      this.clock,
      // Nobody calls off what may have been written already.
      new AbortController().signal,
      () => new ClusterFailure('timeout', 'no answer in time'),
    );
    deadline.extend(answerDeadline);
    const { signal } = deadline;
    try {
      return await readAnswer(
        await this.transport.request({ ...call, signal }),
        values,
      );
    } catch (error) {
      signal.throwIfAborted();
      throw error;
    } finally {
      deadline.clear();
    }
  }
}
