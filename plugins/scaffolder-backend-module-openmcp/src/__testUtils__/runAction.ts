import { mockServices } from '@backstage/backend-test-utils';
import {
  ActionContext,
  TemplateAction,
} from '@backstage/plugin-scaffolder-node';
import { createMockActionContext } from '@backstage/plugin-scaffolder-node-test-utils';

/** Any object that can be written as JSON. */
type JsonObject = NonNullable<ActionContext<{}>['each']>;

/** What a run of an action did. */
export interface ActionRun {
  /** Lines of the task's log. */
  log: string[];
  outputs: Record<string, unknown>;
  /** Message of the error that ended it. */
  error?: string;
}

/**
 * Runs an action as a step of a task.
 *
 * @param options - `dryRun` as in the dry run of the template editor
 */
export async function runAction<
  Input extends JsonObject,
  Output extends JsonObject,
>(
  action: TemplateAction<Input, Output>,
  input: Input,
  options: {
    workspacePath?: string;
    dryRun?: boolean;
    signal?: AbortSignal;
  } = {},
): Promise<ActionRun> {
  const logger = mockServices.logger.mock();
  const outputs: Record<string, unknown> = {};
  const context = createMockActionContext<Input, Output>({
    input,
    logger,
    workspacePath: options.workspacePath,
  });
  const error = await action
    .handler({
      ...context,
      isDryRun: options.dryRun,
      signal: options.signal,
      output: (name, value) => {
        outputs[String(name)] = value;
      },
    })
    .then(
      () => undefined,
      (thrown: Error) => thrown.stack,
    );
  const log = [...logger.info.mock.calls, ...logger.warn.mock.calls].map(
    ([line]) => String(line),
  );
  return { log, outputs, ...(error !== undefined && { error }) };
}
