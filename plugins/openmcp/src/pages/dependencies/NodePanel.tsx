import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Button, ButtonLink } from '@backstage/ui';
import { DependencyReportEdge } from '@openmcp/backstage-plugin-openmcp-common';
import {
  HealthChip,
  QuietText,
  Section,
  SimulatedMark,
} from '../../components';
import { useTranslation } from '../../language';
import { useInstallationAddress, useProviderAddress } from '../common';
import { GraphModel, GraphNode } from './model';
import { NodeFacts } from './NodeFacts';
import { useNodeTexts } from './useNodeTexts';
import styles from './Dependencies.module.css';

function Edges(props: {
  edges: readonly DependencyReportEdge[];
  end: 'from' | 'to';
  model: GraphModel;
  onNode: (id: string) => void;
}) {
  const { t } = useTranslation();
  const texts = useNodeTexts();
  const { edges, end, model, onNode } = props;
  return (
    <ul className={styles.edges}>
      {edges.map(edge => (
        <li key={`${edge.from} ${edge.to}`}>
          <button
            type="button"
            className={styles.nodeLink}
            onClick={() => onNode(edge[end])}
          >
            {model.nodes.get(edge[end])?.name ?? edge[end]}
          </button>{' '}
          <QuietText>
            {[
              t(`dependencies.edge.${edge.strength}`),
              texts.source(edge),
              edge.source.note,
            ]
              .filter(Boolean)
              .join(', ')}
          </QuietText>
        </li>
      ))}
    </ul>
  );
}

/**
 * What is known of one node: what it needs, what needs it, and where it runs.
 *
 * @internal
 */
export function NodePanel(props: {
  node: GraphNode;
  model: GraphModel;
  stale: boolean;
  /** Somebody has just opened it. */
  takesFocus: boolean;
  onNode: (id: string) => void;
  onFocus: (id: string) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const addressOf = useProviderAddress();
  const installationAddress = useInstallationAddress();
  const panel = useRef<HTMLDivElement>(null);
  const { model, node, onClose, onFocus, onNode, stale, takesFocus } = props;
  const { entityRef, health, name, needs, neededBy } = node;
  useEffect(() => {
    if (!takesFocus) {
      return;
    }
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView?.({ block: 'nearest' });
  }, [node.id, takesFocus]);
  return (
    // Escape closes the panel from wherever the focus is in it.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={panel}
      tabIndex={-1}
      className={styles.panel}
      onKeyDown={event => {
        if (event.key === 'Escape') {
          onClose();
        }
      }}
    >
      <Section title={name}>
        <div className={styles.panelBody}>
          <NodeFacts node={node} stale={stale} />
          {needs.length === 0 ? (
            <p className={styles.sentence}>
              {t('dependencies.panel.needsNothing')}
            </p>
          ) : (
            <div>
              <h3 className={styles.panelTitle}>
                {t('dependencies.panel.needs')}
              </h3>
              <Edges edges={needs} end="from" model={model} onNode={onNode} />
            </div>
          )}
          {neededBy.length === 0 ? (
            <p className={styles.sentence}>
              {t('dependencies.panel.neededByNothing')}
            </p>
          ) : (
            <div>
              <h3 className={styles.panelTitle}>
                {t('dependencies.panel.neededBy', {
                  number: String(neededBy.length),
                })}
              </h3>
              <Edges edges={neededBy} end="to" model={model} onNode={onNode} />
            </div>
          )}
          {health && (
            <div>
              <h3 className={styles.panelTitle}>
                {t('dependencies.panel.installations')}
              </h3>
              <ul className={styles.edges}>
                {health.installations.map(each => (
                  <li key={`${each.cluster} ${each.kind} ${each.name}`}>
                    <HealthChip
                      health={each.health}
                      stale={stale || each.stale}
                    />{' '}
                    <Link
                      className={styles.link}
                      to={installationAddress(each)}
                    >
                      {each.name}
                    </Link>{' '}
                    {each.cluster} {each.simulated && <SimulatedMark />}
                  </li>
                ))}
              </ul>
            </div>
          )}
          <div className={styles.buttons}>
            {entityRef && (
              <ButtonLink
                size="small"
                variant="secondary"
                href={addressOf(entityRef)}
              >
                {t('dependencies.panel.open', { name: node.title })}
              </ButtonLink>
            )}
            <Button
              size="small"
              variant="secondary"
              onPress={() => onFocus(node.id)}
            >
              {t('dependencies.panel.focus')}
            </Button>
            <Button size="small" variant="tertiary" onPress={onClose}>
              {t('dependencies.panel.close')}
            </Button>
          </div>
        </div>
      </Section>
    </div>
  );
}
