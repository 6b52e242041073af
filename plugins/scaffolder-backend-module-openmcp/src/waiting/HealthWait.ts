import { setTimeout as delay } from 'node:timers/promises';
import type { Installation } from '@openmcp/backstage-plugin-openmcp-common';
import { ActionFailure, describeRefusal, readRefusal } from '../failures';
import { installationPath } from '../portal';
import { describeSteps } from './describeSteps';
import { isHindered } from './isHindered';
import { isSuperseded } from './isSuperseded';

/** The API holds an answer back for at most a minute; shorter survives proxies. */
const LONGEST_READ_SECONDS = 30;
/** Pause after an answer that came at once and said nothing new. */
const PAUSE_MS = 1000;

/**
 * What is waited for, and how long.
 *
 * @internal
 */
export interface HealthWaitOptions {
  service: { cluster: string; name: string };
  /** Of the object that has to be healthy; any of that name when left out. */
  uid?: string;
  /** Generation that has to be healthy; any that is there when left out. */
  generation?: number;
  /** How long an unhealthy state that does not heal by itself is watched. */
  failAfterSeconds: number;
  timeoutSeconds: number;
  /**
   * Reads the service; the answer may be held back until it differs from the one
   * with the etag `after`. Throws what `OpenmcpClient` throws.
   */
  read(wait: { after?: string; timeoutSeconds: number }): Promise<Installation>;
  /** Takes each line once. */
  log(line: string): void;
  signal?: AbortSignal;
  /** Milliseconds of a clock that only goes forward. */
  now?(): number;
  /** Waits a moment; rejects when the signal fires. */
  pause?(milliseconds: number, signal: AbortSignal | undefined): Promise<void>;
}

/**
 * Waits until a PlatformService is healthy, and tells on the way what happens.
 *
 * @internal
 */
export class HealthWait {
  private readonly told = new Set<string>();
  private readonly now: () => number;
  private readonly pause: NonNullable<HealthWaitOptions['pause']>;
  private readonly startedAt: number;
  private known?: Installation;
  private hinderedSince?: number;

  constructor(private readonly options: HealthWaitOptions) {
    this.now = options.now ?? (() => performance.now());
    this.pause =
      options.pause ??
      ((milliseconds, signal) => delay(milliseconds, undefined, { signal }));
    this.startedAt = this.now();
  }

  /**
   * @returns the service as it is when it is healthy
   * @throws ActionFailure when it fails for too long, does not become healthy in
   * time, is gone, or may no longer be read
   */
  async run(): Promise<Installation> {
    const deadline = this.startedAt + this.options.timeoutSeconds * 1000;
    let installation = await this.readNext(deadline);
    while (!installation || !this.isDone(installation)) {
      if (this.now() >= deadline) {
        throw this.createTimeout();
      }
      installation = await this.readNext(deadline);
    }
    return installation;
  }

  private async readNext(deadline: number): Promise<Installation | undefined> {
    const { options } = this;
    const after = this.known?.etag;
    const askedAt = this.now();
    let installation: Installation | undefined;
    try {
      installation = await options.read({
        after,
        timeoutSeconds: this.secondsUntil(deadline),
      });
    } catch (error) {
      this.judgeFailure(error);
    }
    const isNews = installation !== undefined && installation.etag !== after;
    if (!isNews && this.now() - askedAt < PAUSE_MS) {
      await this.pauseBriefly();
    }
    this.known = installation ?? this.known;
    return installation;
  }

  private secondsUntil(deadline: number): number {
    const { failAfterSeconds } = this.options;
    const end = Math.min(
      deadline,
      this.hinderedSince === undefined
        ? Infinity
        : this.hinderedSince + failAfterSeconds * 1000,
    );
    const seconds = Math.ceil((end - this.now()) / 1000);
    return Math.min(Math.max(seconds, 1), LONGEST_READ_SECONDS);
  }

  private isDone(installation: Installation): boolean {
    const { generation, failAfterSeconds, service, uid } = this.options;
    const { freshness, health } = installation;
    if (freshness.stale) {
      // Old news prove nothing, neither for nor against.
      this.hinderedSince = undefined;
      const why = freshness.reason ? `: ${freshness.reason.message}` : '';
      this.tell(`${service.cluster} cannot be read at present${why}`);
      return false;
    }
    if (uid !== undefined && installation.uid !== uid) {
      this.judgeAnother();
      return false;
    }
    const wanted = installation.generation.wanted;
    if (generation !== undefined && wanted < generation) {
      this.hinderedSince = undefined;
      this.tell('The portal has not seen the change yet');
      return false;
    }
    if (isSuperseded(installation, generation)) {
      this.tell(
        `Somebody has changed it meanwhile (generation ${wanted}, applied was ${generation})`,
      );
    }
    describeSteps(installation).forEach(line => this.tell(line));
    if (health === 'Healthy') {
      return true;
    }
    if (health === 'Terminating') {
      throw this.createRemoval(installation);
    }
    if (!isHindered(installation)) {
      this.hinderedSince = undefined;
      return false;
    }
    this.hinderedSince ??= this.now();
    if (this.now() - this.hinderedSince >= failAfterSeconds * 1000) {
      throw this.createFailure(installation);
    }
    return false;
  }

  /** Throws unless the wait can go on although the read failed. */
  private judgeFailure(error: unknown): void {
    const { signal, service } = this.options;
    const { cluster, name } = service;
    if (signal?.aborted) {
      throw this.createCancellation();
    }
    const refusal = readRefusal(error);
    const isSignedOut =
      refusal?.status === 401 ||
      (error instanceof Error && error.name === 'AuthenticationError');
    if (isSignedOut) {
      throw new ActionFailure(
        `Your sign-in has ended. ${name} is still progressing on ${cluster}${this.lastKnown()}. ${this.whereToLook()}`,
      );
    }
    if (refusal?.status === 404) {
      this.judgeAbsence();
      return;
    }
    if (refusal && refusal.status < 500) {
      throw new ActionFailure(describeRefusal(refusal, cluster));
    }
    this.tell('The portal does not answer; the wait goes on');
  }

  /**
   * Not there yet, or not there any more. The portal may just be reading the
   * cluster anew, so the latter has to stay so for a while.
   */
  private judgeAbsence(): void {
    const { failAfterSeconds, service } = this.options;
    const { cluster, name } = service;
    if (!this.known) {
      this.tell(`The portal has not seen ${name} on ${cluster} yet`);
      return;
    }
    this.tell(`The portal does not see ${name} on ${cluster} any more`);
    this.hinderedSince ??= this.now();
    if (this.now() - this.hinderedSince >= failAfterSeconds * 1000) {
      throw new ActionFailure(
        `${name} was removed from ${cluster} while it was waited for.`,
      );
    }
  }

  /**
   * Of another object neither health nor generation says anything. The portal may
   * just not have seen the new one yet, so that has to stay so for a while, too.
   */
  private judgeAnother(): void {
    const { failAfterSeconds, service } = this.options;
    const { cluster, name } = service;
    this.tell(`The portal sees another ${name} on ${cluster}`);
    this.hinderedSince ??= this.now();
    if (this.now() - this.hinderedSince >= failAfterSeconds * 1000) {
      throw new ActionFailure(
        `${name} was removed from ${cluster} while it was waited for, and another one has come under its name. ${this.whereToLook()}`,
      );
    }
  }

  private async pauseBriefly(): Promise<void> {
    try {
      await this.pause(PAUSE_MS, this.options.signal);
    } catch {
      throw this.createCancellation();
    }
  }

  private tell(line: string): void {
    if (!this.told.has(line)) {
      this.told.add(line);
      this.options.log(line);
    }
  }

  private createFailure(installation: Installation): ActionFailure {
    const { service, failAfterSeconds } = this.options;
    const why =
      installation.reasons[0]?.message ?? `${installation.summary.message}.`;
    return new ActionFailure(
      `${service.name} does not become healthy on ${
        service.cluster
      }: ${why} This has been so for ${failAfterSeconds} s. ${this.whereToLook()}`,
    );
  }

  /** It does not come back, so there is nothing to wait for. */
  private createRemoval({ summary }: Installation): ActionFailure {
    const { cluster, name } = this.options.service;
    return new ActionFailure(
      `${name} is being removed from ${cluster}, so it does not become healthy: ${
        summary.message
      }. ${this.whereToLook()}`,
    );
  }

  private createTimeout(): ActionFailure {
    const { service, timeoutSeconds } = this.options;
    const missing = this.known
      ? `What was missing${this.lastKnown()}`
      : 'The portal did not see it there';
    return new ActionFailure(
      `${service.name} was not healthy on ${
        service.cluster
      } within ${timeoutSeconds} s. ${missing}. ${this.whereToLook()}`,
    );
  }

  private createCancellation(): ActionFailure {
    const { cluster, name } = this.options.service;
    return new ActionFailure(
      `The wait was cancelled. ${name} stays on ${cluster} as it is. ${this.whereToLook()}`,
    );
  }

  private lastKnown(): string {
    return this.known ? `: ${this.known.summary.message}` : '';
  }

  private whereToLook(): string {
    const { cluster, name } = this.options.service;
    return `Watch it here: ${installationPath(cluster, name)}`;
  }
}
