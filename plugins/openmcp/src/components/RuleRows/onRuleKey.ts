import { KeyboardEvent } from 'react';

/** Marks the buttons that open and close rules. */
export const RULE_BUTTON = 'data-rule-button';
/** Marks an area whose rules are walked through as one list. */
const RULE_AREA = 'data-rule-area';

/**
 * Right opens a rule, Left closes it, Up and Down move to the next one.
 *
 * @internal
 */
export function onRuleKey(event: KeyboardEvent<HTMLElement>): void {
  const selector = `[${RULE_BUTTON}]`;
  const button = (event.target as HTMLElement).closest<HTMLElement>(selector);
  if (!button || event.altKey || event.ctrlKey || event.metaKey) {
    return;
  }
  const area = button.closest(`[${RULE_AREA}]`) ?? event.currentTarget;
  const buttons = [...area.querySelectorAll<HTMLElement>(selector)];
  const isOpen = button.getAttribute('aria-expanded') === 'true';
  switch (event.key) {
    case 'ArrowDown':
      buttons[buttons.indexOf(button) + 1]?.focus();
      break;
    case 'ArrowUp':
      buttons[buttons.indexOf(button) - 1]?.focus();
      break;
    case 'ArrowRight':
    case 'ArrowLeft':
      if (isOpen === (event.key === 'ArrowLeft')) {
        button.click();
      }
      break;
    default:
      return;
  }
  event.preventDefault();
}
