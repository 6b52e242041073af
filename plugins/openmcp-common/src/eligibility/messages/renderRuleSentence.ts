import type { RuleSentence } from '../types';
import { sentences } from './sentences';
import { text } from './wording';
import type { Render } from './wording';

const RENDERERS: Readonly<Record<string, Render>> = sentences;

/**
 * Renders a sentence about eligibility in English. Texts of others are bounded and
 * put on one line.
 *
 * @remarks
 * A code that is not known here, of a newer version or of a rule that somebody
 * added, is answered by its parameter `message`, and without one by the code.
 *
 * @public
 */
export function renderRuleSentence({
  code,
  params,
}: Pick<RuleSentence, 'code' | 'params'>): string {
  if (Object.hasOwn(RENDERERS, code)) {
    return RENDERERS[code](params);
  }
  return params.message === undefined ? code : text(params.message);
}
