import { AuditorService } from '@backstage/backend-plugin-api';
import { JsonObject } from '@backstage/types';
import { describeRefusal } from './describeRefusal';

/**
 * One change that somebody wants, in the audit log: from before anything is
 * looked at to what became of it.
 *
 * @internal
 */
export class WriteAudit {
  private readonly found: JsonObject = {};

  private constructor(
    private readonly event: Awaited<ReturnType<AuditorService['createEvent']>>,
  ) {}

  /**
   * @throws what the audit log throws; nothing may be changed then
   */
  static async begin(
    auditor: AuditorService,
    event: Parameters<AuditorService['createEvent']>[0],
  ): Promise<WriteAudit> {
    return new WriteAudit(await auditor.createEvent(event));
  }

  /** Adds what was found out on the way; it is told with the end. */
  note(meta: JsonObject): void {
    Object.assign(this.found, meta);
  }

  async succeed(result: string): Promise<void> {
    await this.event.success({ meta: { ...this.found, result } });
  }

  async fail(error: unknown): Promise<void> {
    await this.event.fail({
      error: describeRefusal(error),
      meta: { ...this.found, result: 'refused' },
    });
  }
}
