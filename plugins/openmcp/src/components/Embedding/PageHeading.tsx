import { HTMLAttributes } from 'react';
import { useIsEmbedded } from './Embedded';

/**
 * The heading of a page: the first one, except on the page of something else.
 *
 * @internal
 */
export function PageHeading({
  children,
  ...attributes
}: HTMLAttributes<HTMLHeadingElement>) {
  return useIsEmbedded() ? (
    <h2 {...attributes}>{children}</h2>
  ) : (
    <h1 {...attributes}>{children}</h1>
  );
}
