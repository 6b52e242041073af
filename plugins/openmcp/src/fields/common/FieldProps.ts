import { FieldExtensionComponentProps } from '@backstage/plugin-scaffolder-react';

/**
 * What the scaffolder gives a field with this type of value.
 *
 * @internal
 */
export type FieldProps<T> = FieldExtensionComponentProps<T>;
