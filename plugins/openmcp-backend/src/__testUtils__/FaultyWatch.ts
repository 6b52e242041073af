import { ServerResponse } from 'node:http';

/** What may go wrong with one request. */
export type Fault =
  | 'reset'
  | 'silent'
  | 'page'
  | 'cut'
  | 'garbage'
  | 'error-event'
  | 'end'
  | 401
  | 403
  | 404
  | 410
  | 429
  | 500
  | 503;

/** An object, as far as a faulty server looks at it. */
export interface ServedObject {
  kind: string;
  apiVersion: string;
  metadata: { name: string; namespace?: string; resourceVersion?: string };
}

/** Something that happened to an object. */
export interface Change {
  type: 'ADDED' | 'MODIFIED' | 'DELETED';
  /** Last part of the path of its collection. */
  plural: string;
  version: number;
  object: ServedObject;
}

/** Kind and API version of collections, by the last part of their paths. */
export const servedKinds: Record<string, [kind: string, apiVersion: string]> = {
  clusterproviders: ['ClusterProvider', 'openmcp.cloud/v1alpha1'],
  serviceproviders: ['ServiceProvider', 'openmcp.cloud/v1alpha1'],
  platformservices: ['PlatformService', 'openmcp.cloud/v1alpha1'],
  jobs: ['Job', 'batch/v1'],
  deployments: ['Deployment', 'apps/v1'],
  pods: ['Pod', 'v1'],
  events: ['Event', 'v1'],
};

/**
 * An open watch of a faulty server, which may lie, be silent or break off.
 */
export class FaultyWatch {
  constructor(
    readonly response: ServerResponse,
    private readonly plural: string,
    private readonly after: number,
    private fault: Fault | undefined,
  ) {}

  /** Tells of a change, if it is one of its collection and later. */
  tell({ plural, version, type, object }: Change): void {
    if (plural !== this.plural || version <= this.after || this.isSilent) {
      return;
    }
    const line = `${JSON.stringify({ type, object })}\n`;
    if (this.fault === 'garbage') {
      this.fault = undefined;
      this.response.write(line.slice(9));
    } else if (this.fault === 'cut') {
      this.response.end(line.slice(0, line.length / 2));
    } else {
      this.response.write(line);
    }
  }

  /** Gives a sign of life, unless the watch begins in the future. */
  sendBookmark(version: number): void {
    if (version >= this.after) {
      this.send('BOOKMARK', this.createBookmark(version));
    }
  }

  /** Says that all objects were told. */
  sendListEnd(version: number): void {
    this.send(
      'BOOKMARK',
      this.createBookmark(version, { 'k8s.io/initial-events-end': 'true' }),
    );
  }

  /** Tells of an error, and ends. */
  sendError(code: number): void {
    this.send('ERROR', { kind: 'Status', code });
    this.response.end();
  }

  private get isSilent(): boolean {
    return this.fault === 'silent' || this.response.writableEnded;
  }

  private createBookmark(version: number, annotations?: object): object {
    const [kind] = servedKinds[this.plural];
    const resourceVersion = String(version);
    return { kind, metadata: { resourceVersion, annotations } };
  }

  private send(type: string, object: object): void {
    if (!this.isSilent) {
      this.response.write(`${JSON.stringify({ type, object })}\n`);
    }
  }
}
