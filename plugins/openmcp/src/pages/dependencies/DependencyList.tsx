import { Link } from 'react-router-dom';
import { Section } from '../../components';
import { useTranslation } from '../../language';
import { useProviderAddress } from '../common';
import { GraphModel, GraphNode } from './model';
import { NodeFacts } from './NodeFacts';
import { useNodeTexts } from './useNodeTexts';
import styles from './Dependencies.module.css';

function Item(props: {
  node: GraphNode;
  shown: GraphModel;
  model: GraphModel;
  soft: boolean;
  stale: boolean;
}) {
  const { t } = useTranslation();
  const addressOf = useProviderAddress();
  const texts = useNodeTexts();
  const { model, node, soft, stale } = props;
  const counts = ({ strength }: { strength: string }) =>
    soft || strength === 'hard';
  const needs = node.needs.filter(counts);
  const neededBy = node.neededBy.filter(counts);
  return (
    <li className={styles.item}>
      <span className={styles.itemHead}>
        {node.entityRef ? (
          <Link className={styles.link} to={addressOf(node.entityRef)}>
            {node.name}
          </Link>
        ) : (
          <strong>{node.name}</strong>
        )}
        <NodeFacts node={node} stale={stale} />
      </span>
      <span>
        {needs.length > 0
          ? t('dependencies.list.needs', {
              names: texts.names(model, needs, 'from'),
            })
          : t('dependencies.list.needsNothing')}
      </span>
      {neededBy.length > 0 && (
        <span>
          {t('dependencies.list.neededBy', {
            names: texts.names(model, neededBy, 'to'),
          })}
        </span>
      )}
    </li>
  );
}

function useHeadings(shown: GraphModel) {
  const { t } = useTranslation();
  return shown.waves.map((_, index) => {
    const number = String(index + 1);
    const before = index > 0 ? shown.waves[index - 1] ?? [] : [];
    const [first] = before;
    if (first === undefined) {
      return t('dependencies.wave.heading', { number });
    }
    const name = shown.nodes.get(first)?.name ?? first;
    return before.length > 1
      ? t('dependencies.wave.afterMore', {
          number,
          name,
          count: before.length - 1,
        })
      : t('dependencies.wave.after', { number, name });
  });
}

/**
 * The graph in words, wave by wave.
 *
 * @internal
 */
export function DependencyList(props: {
  /** The whole graph. */
  model: GraphModel;
  /** The part of it that is shown. */
  shown: GraphModel;
  soft: boolean;
  stale: boolean;
}) {
  const { t } = useTranslation();
  const { shown } = props;
  const headings = useHeadings(shown);
  const itemsOf = (ids: readonly string[]) => (
    <ul className={styles.items}>
      {ids.flatMap(id => {
        const node = shown.nodes.get(id);
        return node ? [<Item key={id} node={node} {...props} />] : [];
      })}
    </ul>
  );
  return (
    <div className={styles.waves}>
      {shown.waves.map(
        (wave, index) =>
          wave.length > 0 && (
            <Section key={wave[0]} title={headings[index] ?? ''}>
              {itemsOf(wave)}
            </Section>
          ),
      )}
      {shown.unordered.length > 0 && (
        <Section title={t('dependencies.wave.unordered')}>
          {itemsOf(shown.unordered)}
        </Section>
      )}
    </div>
  );
}
