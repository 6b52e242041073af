import { Sentence } from '@openmcp/backstage-plugin-openmcp-common';
import { Translate } from '../../../language';

/**
 * Parameters of a sentence of the backend. Any of them may be missing.
 *
 * @internal
 */
export class SentenceParams {
  /** Whether a parameter was asked for that is missing. */
  incomplete = false;

  constructor(private readonly params: Sentence['params']) {}

  has(...names: string[]): boolean {
    return names.every(name => this.params[name] !== undefined);
  }

  text(name: string): string {
    const value = this.params[name];
    this.incomplete = this.incomplete || value === undefined;
    return String(value);
  }

  number(name: string): number {
    return Number(this.text(name));
  }

  /** What the object itself said, on one line; empty when it said nothing. */
  said(): string {
    return String(this.params.text ?? '')
      .replace(/\s+/g, ' ')
      .trim();
  }

  isInit(): boolean {
    return this.params.role === 'init';
  }
}

/**
 * Turns parameters into a sentence without full stop; undefined when a
 * parameter that it cannot do without is missing.
 *
 * @internal
 */
export type SentenceRenderer = (
  t: Translate,
  params: SentenceParams,
) => string | undefined;
