import { useId, useState } from 'react';
import { Button } from '@backstage/ui';
import { DependencyReportCycle } from '@openmcp/backstage-plugin-openmcp-common';
import { RiLoopRightLine } from '@remixicon/react';
import { Banner } from '../../components';
import { useTranslation } from '../../language';
import { GraphModel } from './model';
import styles from './Dependencies.module.css';

function kindOf({ candidate, strength }: DependencyReportCycle) {
  if (strength === 'soft') {
    return 'soft';
  }
  return candidate ? 'blocking' : 'real';
}

/**
 * A circle in words: who needs itself, by which way, and why nothing that is
 * installed beforehand would help.
 *
 * @internal
 */
export function CircleNotice(props: {
  cycle: DependencyReportCycle;
  model: GraphModel;
  /** Only the circle is shown. */
  isShown: boolean;
  onShow: (shown: boolean) => void;
}) {
  const { t } = useTranslation();
  const whyId = useId();
  const [explains, setExplains] = useState(false);
  const { cycle, isShown, model, onShow } = props;
  const nodes = cycle.nodes.map(id => model.nodes.get(id));
  const [first] = nodes;
  const name = first?.title ?? cycle.nodes[0] ?? '';
  const labels = cycle.nodes.map(
    (id, index) => nodes[index]?.label ?? id.split('/').at(-1) ?? id,
  );
  const kind = kindOf(cycle);
  const throughOperator = nodes.some(node => node?.kind === 'operator');
  return (
    <Banner
      family={kind === 'soft' ? 'neutral' : 'negative'}
      icon={<RiLoopRightLine size={16} aria-hidden />}
      actions={
        <span className={styles.buttons}>
          <Button
            size="small"
            variant="secondary"
            onPress={() => onShow(!isShown)}
          >
            {isShown
              ? t('dependencies.cycle.whole')
              : t('dependencies.cycle.show')}
          </Button>
          {kind === 'blocking' && (
            <Button
              size="small"
              variant="tertiary"
              aria-expanded={explains}
              aria-controls={explains ? whyId : undefined}
              onPress={() => setExplains(!explains)}
            >
              {t('dependencies.cycle.why')}
            </Button>
          )}
        </span>
      }
    >
      <p className={styles.sentence}>
        {t(`dependencies.cycle.${kind}`, { name })}
      </p>
      <ol
        className={styles.path}
        aria-label={t('dependencies.cycle.path', { name })}
      >
        {labels.map((label, index) => (
          // The first one stands there twice.
          // eslint-disable-next-line react/no-array-index-key
          <li key={index}>{label}</li>
        ))}
      </ol>
      {explains && (
        <p id={whyId} className={styles.sentence}>
          {throughOperator
            ? t('dependencies.cycle.whyOperator', { name })
            : t('dependencies.cycle.whySelf', { name })}
        </p>
      )}
    </Banner>
  );
}
