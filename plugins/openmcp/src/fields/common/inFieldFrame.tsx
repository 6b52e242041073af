import { Box } from '@backstage/ui';
import { CardBoundary } from '../../components';
import { FieldProps } from './FieldProps';
import { SaidErrors } from './SaidErrors';
import styles from './FieldFrame.module.css';

/**
 * A field in the place that the scaffolder gives it: inputs are seen as such on
 * its cards, and a failure while one field is drawn leaves the others alone.
 *
 * @internal
 */
export function inFieldFrame<T>(
  Field: (props: FieldProps<T>) => JSX.Element | null,
) {
  return function FramedField(props: FieldProps<T>) {
    return (
      <Box bg="neutral" className={styles.frame}>
        <CardBoundary>
          <SaidErrors.Provider value={props.rawErrors ?? []}>
            <Field {...props} />
          </SaidErrors.Provider>
        </CardBoundary>
      </Box>
    );
  };
}
