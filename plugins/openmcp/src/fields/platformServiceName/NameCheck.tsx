import { useApi } from '@backstage/core-plugin-api';
import { Link } from '@backstage/ui';
import { LONGEST_PLATFORM_SERVICE_NAME } from '@openmcp/backstage-plugin-openmcp-common';
import { openmcpApiRef } from '../../api';
import { useProblemReason } from '../../components';
import { useInstallationAddress } from '../../pages/common';
import { useTranslation } from '../../language';
import { CheckLine, fieldFindings, useQuestion } from '../common';
import { findNamesakes } from './findNamesakes';

/** A name is looked up when nobody has typed for this long, in milliseconds. */
const REST = 300;

/**
 * Says while one types whether a name can be used on a cluster.
 *
 * @internal
 */
export function NameCheck(props: {
  id: string;
  name: string;
  cluster?: string;
}) {
  const { t } = useTranslation();
  const api = useApi(openmcpApiRef);
  const problemReason = useProblemReason();
  const addressOf = useInstallationAddress();
  const { cluster, id, name } = props;
  const finding = fieldFindings({ name }).find(
    ({ severity }) => severity === 'error',
  );
  const isAskable = name !== '' && !finding && cluster !== undefined;
  const answer = useQuestion(
    isAskable ? JSON.stringify([cluster, name]) : undefined,
    signal => findNamesakes(api, { cluster: cluster ?? '', name }, signal),
    REST,
  );

  if (name === '') {
    return <CheckLine id={id} />;
  }
  if (finding) {
    return (
      <CheckLine id={id} kind="wrong">
        {finding.message}
      </CheckLine>
    );
  }
  const characters = t('form.name.characters', {
    length: String(name.length),
    most: String(LONGEST_PLATFORM_SERVICE_NAME),
  });
  if (answer.asking || !cluster) {
    return (
      <CheckLine id={id}>{cluster ? t('form.checking') : characters}</CheckLine>
    );
  }
  const { cluster: read, other, same } = answer.data ?? {};
  const title = read?.title ?? cluster;
  if (other) {
    return (
      <CheckLine id={id} kind="wrong">
        {t('form.name.sharesSecret', { kind: other.kind, name })}
      </CheckLine>
    );
  }
  if (same?.managedByOperator) {
    return (
      <CheckLine id={id} kind="wrong">
        {t('form.name.operatorsOwn', { name })}
      </CheckLine>
    );
  }
  if (same) {
    return (
      <CheckLine id={id} kind="note">
        <span>{t('form.name.exists', { name, cluster: title })}</span>
        <Link href={addressOf(same)} target="_blank">
          {t('form.name.open', { name, cluster: title })}
        </Link>
      </CheckLine>
    );
  }
  const isRead = read && read.freshness.asOf !== undefined;
  if (!isRead || read.freshness.stale) {
    const reason = answer.problem
      ? problemReason(answer.problem)
      : t('form.name.clusterNotRead', { cluster: title });
    return (
      <CheckLine id={id} kind="note">
        {t('form.name.notKnown', { cluster: title, reason })}
      </CheckLine>
    );
  }
  return (
    <CheckLine id={id} kind="good">
      {`${t('form.name.free', { cluster: title })}, ${characters}`}
    </CheckLine>
  );
}
