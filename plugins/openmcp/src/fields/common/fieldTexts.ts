import { FieldProps } from './FieldProps';

/**
 * Label and explanation of a field: those of the template, else our own label.
 *
 * @internal
 */
export function fieldTexts<T>(
  props: FieldProps<T>,
  label: string,
): { label: string; description?: string } {
  const { schema, uiSchema } = props;
  const title = uiSchema?.['ui:title'] ?? schema?.title;
  const description = uiSchema?.['ui:description'] ?? schema?.description;
  return {
    label: typeof title === 'string' && title !== '' ? title : label,
    ...(typeof description === 'string' && { description }),
  };
}
