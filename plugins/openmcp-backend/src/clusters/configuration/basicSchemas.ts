import { z } from 'zod';

/**
 * A text that is not empty.
 *
 * @internal
 */
export const text = z.string().trim().min(1, { error: 'is empty' });

/**
 * True or false; values from the environment arrive as text.
 *
 * @internal
 */
export const flag = z
  .union([z.boolean(), z.enum(['true', 'false'])], {
    error: 'must be true or false',
  })
  .transform(value => value === true || value === 'true');
