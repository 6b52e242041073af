import { Link } from 'react-router-dom';
import { Installation } from '@openmcp/backstage-plugin-openmcp-common';
import { RiAlertLine } from '@remixicon/react';
import { QuietText } from '../../components';
import { useTranslation } from '../../language';
import { useProviderAddress } from '../common';
import { ToolFacts, useToolFacts } from './useToolFacts';
import styles from './StatusCard.module.css';

/** The rules name no more of them than this. */
const MOST_SEEN = 5;

function useCrdSentence() {
  const { t } = useTranslation();
  return ({ crds }: ToolFacts, cluster: string) => {
    if (!crds) {
      return undefined;
    }
    const named = crds.params?.groups;
    const groups = Array.isArray(named) ? named.join(', ') : String(named);
    switch (crds.code) {
      case 'crds-own':
        return {
          text:
            crds.seen < MOST_SEEN
              ? t('installation.toolCrds', { number: String(crds.seen) })
              : t('installation.toolCrdsMany', { number: String(crds.seen) }),
        };
      case 'crds-absent':
        return {
          isWarning: true,
          text: t('installation.toolCrdsAbsent', { groups, cluster }),
        };
      case 'crds-of-other':
        return {
          isWarning: true,
          text: t('installation.toolCrdsOfOther', {
            groups,
            owner: String(crds.params?.owner ?? ''),
          }),
        };
      case 'crds-of-unknown':
        return {
          isWarning: true,
          text: t('installation.toolCrdsOfUnknown', { groups, cluster }),
        };
      default:
        return undefined;
    }
  };
}

/**
 * That nobody checked whether the tool does its work, and what is known of its CRDs.
 *
 * @internal
 */
export function ToolLine(props: { installation: Installation }) {
  const { t } = useTranslation();
  const providerAddress = useProviderAddress();
  const crdSentence = useCrdSentence();
  const { installation } = props;
  const facts = useToolFacts(installation);
  const provider = facts?.provider;
  const crds = facts && crdSentence(facts, installation.cluster);
  return (
    <>
      <span>
        {t('installation.toolNotChecked')} -{' '}
        <QuietText>
          {t('installation.toolSentence', {
            name: provider?.title ?? installation.name,
          })}
        </QuietText>{' '}
        {crds && !crds.isWarning && crds.text}
      </span>
      {crds?.isWarning && (
        <span className={styles.toolWarning}>
          <RiAlertLine size={16} aria-hidden />
          <span>{crds.text}</span>
        </span>
      )}
      {provider && (
        <Link
          className={styles.provider}
          to={providerAddress(provider.entityRef)}
        >
          {t('installation.provider', { name: provider.title })}
        </Link>
      )}
    </>
  );
}
