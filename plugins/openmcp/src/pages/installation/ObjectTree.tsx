import { KeyboardEvent, useMemo, useState } from 'react';
import { Installation } from '@openmcp/backstage-plugin-openmcp-common';
import { RegionMessage } from '../../components';
import { useTranslation } from '../../language';
import {
  buildObjectTree,
  countBrokenBelow,
  leadsTo,
  ObjectNode,
} from './objectTree';
import { ObjectTreeNode } from './ObjectTreeNode';
import styles from './ObjectTree.module.css';

function buttonsIn(tree: Element): HTMLButtonElement[] {
  return [...tree.querySelectorAll<HTMLButtonElement>('[data-tree-button]')];
}

/** Right opens, Left closes or goes up, Up and Down move. */
function onTreeKey(event: KeyboardEvent<HTMLElement>) {
  const button = (event.target as HTMLElement).closest<HTMLButtonElement>(
    '[data-tree-button]',
  );
  if (!button || event.altKey || event.ctrlKey || event.metaKey) {
    return;
  }
  const buttons = buttonsIn(event.currentTarget);
  const isOpen = button.getAttribute('aria-expanded') === 'true';
  const go = (step: number) => buttons[buttons.indexOf(button) + step]?.focus();
  switch (event.key) {
    case 'ArrowDown':
      go(1);
      break;
    case 'ArrowUp':
      go(-1);
      break;
    case 'ArrowRight':
      if (isOpen) {
        go(1);
      } else {
        button.click();
      }
      break;
    case 'ArrowLeft':
      if (isOpen) {
        button.click();
      } else {
        button
          .closest('ul')
          ?.closest('li')
          ?.querySelector<HTMLButtonElement>('[data-tree-button]')
          ?.focus();
      }
      break;
    default:
      return;
  }
  event.preventDefault();
}

/**
 * What an installation is made of, as nested lists. The branch with something
 * broken in it is open until the reader closes it.
 *
 * @internal
 */
export function ObjectTree(props: {
  installation: Installation;
  stale: boolean;
  chosen?: string;
}) {
  const { t } = useTranslation();
  const { chosen, installation, stale } = props;
  const root = useMemo(() => buildObjectTree(installation), [installation]);
  const [toggled, setToggled] = useState<Record<string, boolean>>({});
  if (root.children.length === 0) {
    return <RegionMessage sentence={t('installation.tree.empty')} />;
  }
  const isOpen = (node: ObjectNode) =>
    toggled[node.id] ??
    (node === root ||
      countBrokenBelow(node) > 0 ||
      node.health === 'Degraded' ||
      node.children.some(child => leadsTo(child, chosen)));
  return (
    // The keys only move between the buttons inside.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul className={styles.list} onKeyDown={onTreeKey}>
      <ObjectTreeNode
        node={root}
        isOpen={isOpen}
        onToggle={(node, open) =>
          setToggled(current => ({ ...current, [node.id]: open }))
        }
        stale={stale}
        chosen={chosen}
      />
    </ul>
  );
}
