/**
 * What a template may say of a field in its `ui:options`.
 *
 * @internal
 */
export interface FieldOptions {
  /** Right that a cluster has to be written to with; `apply` by default. */
  right: 'apply' | 'delete';
  /** True where a cluster that is delivered by GitOps cannot be chosen. */
  onlyDirect: boolean;
  /** True where the form changes what is on the cluster already. */
  isUpdate: boolean;
}

type Data = Readonly<Record<string, unknown>>;

function dataOf(value: unknown): Data {
  return typeof value === 'object' && value !== null ? (value as Data) : {};
}

/**
 * Reads the options of a field, whatever a template has put there.
 *
 * @param uiSchema - what the form knows of the field
 * @internal
 */
export function fieldOptions(uiSchema: unknown): FieldOptions {
  const options = dataOf(dataOf(uiSchema)['ui:options']);
  return {
    right: options.right === 'delete' ? 'delete' : 'apply',
    onlyDirect: options.onlyDirect === true,
    isUpdate: options.update === true,
  };
}
