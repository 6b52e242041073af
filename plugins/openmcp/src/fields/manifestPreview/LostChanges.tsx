import { useTranslationRef } from '@backstage/core-plugin-api/alpha';
import { PlatformServiceResult } from '@openmcp/backstage-plugin-openmcp-common';
import { RiErrorWarningFill } from '@remixicon/react';
import { Banner } from '../../components';
import { openmcpTranslationRef } from '../../translations';
import { findLostChanges } from './findLostChanges';
import { lostTexts } from './lostTexts';
import styles from './ManifestPreview.module.css';

/**
 * Why an update cannot go on: it would take away what the form does not know, or
 * there is nothing to update.
 *
 * @internal
 */
export function LostChanges(props: {
  result: PlatformServiceResult;
  isStated: boolean;
  cluster: string;
}) {
  const { t } = useTranslationRef(openmcpTranslationRef);
  const { cluster, isStated, result } = props;
  const texts = lostTexts(
    result,
    findLostChanges(result, isStated),
    cluster,
    t,
  );
  if (texts.length === 0) {
    return null;
  }
  return (
    <div role="alert">
      <Banner
        family="negative"
        icon={<RiErrorWarningFill size={16} aria-hidden />}
      >
        <ul className={styles.list}>
          {texts.map(text => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Banner>
    </div>
  );
}
