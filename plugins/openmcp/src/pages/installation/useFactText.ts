import { useTranslation } from '../../language';
import { ObjectFact } from './objectTree';

/**
 * Puts facts about objects into the reader's language.
 *
 * @internal
 */
export function useFactText() {
  const { t } = useTranslation();
  return (fact: ObjectFact): string => {
    switch (fact.code) {
      case 'attempts':
        return t('installation.tree.attempts', { count: fact.count });
      case 'jobState':
        return t(`installation.tree.jobState.${fact.state}`);
      case 'jobActive':
        return t('installation.tree.jobActive', {
          active: String(fact.active),
          failed: String(fact.failed),
        });
      case 'replicas':
        return t('installation.tree.replicas', {
          ready: String(fact.ready),
          wanted: String(fact.wanted),
        });
      case 'updated':
        return t('installation.tree.updated', {
          updated: String(fact.updated),
          wanted: String(fact.wanted),
        });
      case 'paused':
        return t('installation.tree.paused');
      case 'exit':
        return t('installation.tree.exit', { code: String(fact.exitCode) });
      case 'restarts':
        return t('installation.tree.restarts', { count: fact.count });
      default:
        return fact.state;
    }
  };
}
