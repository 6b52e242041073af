import { useEffect, useId, useRef } from 'react';
import { Link, Radio } from '@backstage/ui';
import { ProviderItem } from '@openmcp/backstage-plugin-openmcp-common';
import { HypotheticalMark, QuietText, VerdictPair } from '../../components';
import { useProviderAddress } from '../../pages/common';
import { useTranslation } from '../../language';
import { whyNotChoosable } from './whyNotChoosable';
import styles from './ProviderPicker.module.css';

/**
 * One provider to choose, with both verdicts. One that cannot be chosen is read
 * with its reason.
 *
 * @internal
 */
export function ProviderOption(props: {
  provider: ProviderItem;
  /** Brings it into sight when the list opens. */
  isChosen: boolean;
}) {
  const { t } = useTranslation();
  const addressOf = useProviderAddress();
  const id = useId();
  const { isChosen, provider } = props;
  const option = useRef<HTMLDivElement>(null);
  const wasChosen = useRef(isChosen);
  useEffect(() => {
    if (wasChosen.current) {
      option.current?.scrollIntoView?.({ block: 'nearest' });
    }
  }, []);
  const { today, withPlatformMode } = provider.wrap;
  const reason = whyNotChoosable(provider, t);
  const isRefused = reason !== undefined;
  return (
    <div ref={option} className={styles.option}>
      <Radio
        className={styles.radio}
        value={provider.entityRef}
        isDisabled={isRefused}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-verdict`}
      >
        <span className={styles.title}>
          <span id={`${id}-title`}>
            {provider.title}
            {provider.hypothetical && (
              <>
                {' '}
                <HypotheticalMark standsFor={provider.standsFor} />
              </>
            )}
          </span>
          <QuietText>{provider.image ?? provider.name}</QuietText>
        </span>
        <span id={`${id}-verdict`} className={styles.verdict}>
          {today && withPlatformMode && (
            <VerdictPair
              today={today.outcome}
              withPlatformMode={withPlatformMode.outcome}
              released={provider.platformMode?.releasedSince !== undefined}
            />
          )}
          {isRefused && (
            <span className={styles.refused}>
              <strong>{t('form.provider.cannotBeChosen')}</strong>{' '}
              <span>{reason}</span>
            </span>
          )}
        </span>
      </Radio>
      <Link
        className={styles.why}
        href={addressOf(provider.entityRef)}
        target="_blank"
        aria-label={t('form.whyOf', { name: provider.title })}
      >
        {t('form.why')}
      </Link>
    </div>
  );
}
