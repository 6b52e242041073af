import { Translate } from '../../language';
import { GraphModel } from './model';

/**
 * The order of installation as a text: a line for each wave.
 *
 * @internal
 */
export function installOrder(
  t: Translate,
  { nodes, unordered, waves }: GraphModel,
  cluster: string | undefined,
): string {
  const labels = (ids: readonly string[]) =>
    ids
      // Nobody installs what is only a candidate.
      .filter(id => !nodes.get(id)?.candidate)
      .map(id => nodes.get(id)?.name ?? id)
      .join(', ');
  const lines = waves
    .map(labels)
    .filter(Boolean)
    .map((names, index) => `${index + 1}. ${names}`);
  const rest = labels(unordered);
  return [
    cluster === undefined
      ? t('dependencies.order.titleAnywhere')
      : t('dependencies.order.title', { cluster }),
    '',
    ...lines,
    ...(rest ? ['', t('dependencies.order.unordered', { names: rest })] : []),
    '',
  ].join('\n');
}
