import { ClusterFailure, toClusterFailure } from '../clusters';
import { createClusterError, Written } from '../refusals';
import {
  ClusterAnswer,
  createRefusal,
  isMissingObject,
  isStale,
} from './answers';
import { isSurelyUnsent } from './isSurelyUnsent';
import { LiveObject, readLiveObject } from './live';
import { PlatformServiceRequests } from './PlatformServiceRequests';
import { StaleAnswer } from './StaleAnswer';

/**
 * Asks one API server, and turns what goes wrong into errors for people.
 *
 * @internal
 */
export class CheckedRequests {
  /**
   * @param cluster - its title
   */
  constructor(
    private readonly cluster: string,
    readonly requests: PlatformServiceRequests,
  ) {}

  /**
   * @returns undefined when there is no such object
   * @throws as `ask` and `refuse`
   */
  async read(name: string): Promise<LiveObject | undefined> {
    const answer = await this.ask(() => this.requests.read(name), 'nothing');
    if (isMissingObject(answer)) {
      return undefined;
    }
    if (answer.statusCode !== 200) {
      throw this.refuse(answer, 'nothing');
    }
    return this.objectOf(answer, 'nothing');
  }

  /**
   * @param written - what is known of the object when no answer comes
   * @throws ServiceUnavailableError (503) with `reason` and `written`
   */
  async ask(
    send: () => Promise<ClusterAnswer>,
    written: Written,
  ): Promise<ClusterAnswer> {
    try {
      return await send();
    } catch (error) {
      const failure = toClusterFailure(error);
      throw createClusterError(
        this.cluster,
        failure,
        isSurelyUnsent(failure.code) ? 'nothing' : written,
      );
    }
  }

  /**
   * What an answer that is a refusal means.
   *
   * @returns a StaleAnswer when it may be tried again from the beginning
   */
  refuse(answer: ClusterAnswer, written: Written): Error {
    const refusal = createRefusal(answer, { cluster: this.cluster, written });
    return isStale(answer) ? new StaleAnswer(refusal) : refusal;
  }

  /**
   * @throws ServiceUnavailableError (503) when the answer is something else
   */
  objectOf(answer: ClusterAnswer, written: Written): LiveObject {
    const object = readLiveObject(answer.body);
    if (!object) {
      throw this.unexpected(written);
    }
    return object;
  }

  /** An answer that no API server gives. */
  unexpected(written: Written): Error {
    const failure = new ClusterFailure(
      'unexpected-answer',
      'answer is not Kubernetes JSON, perhaps a login page',
    );
    return createClusterError(this.cluster, failure, written);
  }
}
