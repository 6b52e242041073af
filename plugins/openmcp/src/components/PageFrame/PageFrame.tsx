import { ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './PageFrame.module.css';

/** The tab in the header of the app that leads to where we are. */
function findHeaderTab(panel: HTMLElement): Element | undefined {
  const tabs = document.querySelectorAll(
    '[role="tab"][aria-selected="true"][aria-controls]',
  );
  return [...tabs].find(tab => !panel.contains(tab));
}

/**
 * The main part of a page. The tabs in the header of the app name a panel that
 * nobody draws; this is it, so that assistive technology gets from one to the
 * other.
 *
 * @internal
 */
export function PageFrame(props: { children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) {
      return undefined;
    }
    const connect = () => {
      const tab = findHeaderTab(element);
      const id = tab?.getAttribute('aria-controls');
      if (tab && id && element.id !== id) {
        element.id = id;
        element.setAttribute('role', 'tabpanel');
        element.setAttribute('aria-labelledby', tab.id);
      }
    };
    connect();
    // The header learns which of its tabs is chosen only after it was drawn.
    const observer = new MutationObserver(connect);
    observer.observe(document.body, {
      subtree: true,
      attributeFilter: ['aria-controls'],
    });
    return () => observer.disconnect();
  }, []);
  return (
    <main className={styles.frame}>
      <div ref={panel}>{props.children}</div>
    </main>
  );
}
