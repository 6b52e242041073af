import { createContext, ReactNode, useContext } from 'react';

const EmbeddedContext = createContext(false);

/**
 * Shows the body of a page on the page of something else, which has its own
 * heading, way back and title.
 *
 * @internal
 */
export function Embedded(props: { children: ReactNode }) {
  return (
    <EmbeddedContext.Provider value>{props.children}</EmbeddedContext.Provider>
  );
}

/**
 * Whether the body of a page is shown on the page of something else.
 *
 * @internal
 */
export function useIsEmbedded(): boolean {
  return useContext(EmbeddedContext);
}
