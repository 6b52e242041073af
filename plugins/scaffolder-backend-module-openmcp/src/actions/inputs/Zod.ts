import type { TemplateActionOptions } from '@backstage/plugin-scaffolder-node';

type Schemas = NonNullable<
  NonNullable<TemplateActionOptions['schema']>['input']
>;

/**
 * The zod that the scaffolder hands to the schemas of an action.
 *
 * @internal
 */
export type Zod = Parameters<Schemas[string]>[0];
