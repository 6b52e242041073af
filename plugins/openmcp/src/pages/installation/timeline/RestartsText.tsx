import { QuietText } from '../../../components';
import { useTranslation } from '../../../language';
import { ContainerRestarts } from './containerRestarts';

/**
 * How often a container was started again, in words.
 *
 * @internal
 */
export function RestartsText(props: { restarts: ContainerRestarts }) {
  const { t } = useTranslation();
  const { container, count, exitCode, pod } = props.restarts;
  return (
    <>
      <strong>{t('history.restarts', { count, container })}</strong>
      {exitCode !== undefined && (
        <> - {t('history.lastExit', { code: String(exitCode) })}</>
      )}{' '}
      <QuietText>{t('history.ofPod', { pod })}</QuietText>
    </>
  );
}
