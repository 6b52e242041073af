import { useCallback, useEffect, useRef } from 'react';
import { FieldProps } from './FieldProps';

/** A form that never takes a value over is not written to for ever. */
const MOST_WRITES = 10;

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Writes the value of a field into the form.
 *
 * @remarks
 * When two fields write in the same moment, for instance because both preset
 * something, the form keeps only the second; so a value is written again until
 * the form has it. The field is also made known to the form without a value:
 * the scaffolder validates only what the form has a key for.
 *
 * @internal
 */
export function useFormValue<T>(
  props: FieldProps<T>,
): (value: T | undefined) => void {
  const latest = useRef(props);
  latest.current = props;
  const pending = useRef<{ value: T | undefined; writes: number } | undefined>({
    value: props.formData,
    writes: 0,
  });

  useEffect(() => {
    const write = pending.current;
    if (!write) {
      return;
    }
    const { formContext, formData, name, onChange } = latest.current;
    const isKnown = Object.hasOwn(formContext?.formData ?? {}, name);
    const isAdopted = isKnown && isEqual(formData, write.value);
    if (isAdopted || write.writes >= MOST_WRITES) {
      pending.current = undefined;
      return;
    }
    write.writes += 1;
    onChange(write.value);
  });

  return useCallback((value: T | undefined) => {
    pending.current = { value, writes: 1 };
    latest.current.onChange(value);
  }, []);
}
