import { CustomFieldValidator } from '@backstage/plugin-scaffolder-react';
import { OpenmcpApi, openmcpApiRef } from '../../api';
import { problemReason } from '../../components';
import { toLoadProblem } from '../../live';
import { Translate } from '../../language';
import { FieldOptions, fieldOptions } from './fieldOptions';
import { FormValues, readFormValues } from './formValues';
import { readRefusal } from './readRefusal';
import { translator } from './translator';

/**
 * What the check of a field may use.
 *
 * @internal
 */
export interface ValidationContext {
  api: OpenmcpApi;
  t: Translate;
  /** All values of the form. */
  values: FormValues;
  /** The same as it came, for fields that others do not share. */
  formData: unknown;
  options: FieldOptions;
}

/**
 * Makes the check that the scaffolder runs when the person goes on. A check that
 * could not be done is a refusal, too, with its reason.
 *
 * @param check - answers what is wrong, in sentences
 * @param notChecked - the sentence for a check that could not be done
 * @internal
 */
export function createValidation(
  check: (
    value: unknown,
    context: ValidationContext,
  ) => Promise<readonly string[]>,
  notChecked: (t: Translate, reason: string) => string,
): CustomFieldValidator<unknown> {
  return async (value, field, { apiHolder, formData, uiSchema }) => {
    const t = await translator(apiHolder);
    const api = apiHolder.get(openmcpApiRef);
    if (!api) {
      throw new Error('The API of the openMCP plugin is not installed');
    }
    try {
      const values = readFormValues(formData);
      const options = fieldOptions(uiSchema);
      const problems = await check(value, {
        api,
        t,
        values,
        formData,
        options,
      });
      problems.forEach(problem => field.addError(problem));
    } catch (error) {
      const reason =
        readRefusal(error)?.message ||
        problemReason(t, toLoadProblem(error, Date.now()));
      field.addError(notChecked(t, reason));
    }
  };
}
