import {
  EligibilitySentence,
  renderRuleParam,
} from '@openmcp/backstage-plugin-openmcp-common';
import { ruleMessages } from '../../messages';
import { Translate } from '../../language';

type Params = EligibilitySentence['params'];

/** A list stays readable up to this many entries. */
const mostEntries = 6;

const sentences: Readonly<Record<string, string>> = ruleMessages.ruleSentence;
const listWords: Readonly<Record<string, string>> = ruleMessages.rulePart.lists;
const questions: Readonly<Record<string, string>> = ruleMessages.ruleQuestion;

/**
 * Translates a key that is put together from a code. What it needs cannot be
 * known to the compiler; that all of it is given is tested.
 */
function translate(
  t: Translate,
  key: string,
  params: Record<string, string> = {},
): string {
  return (t as unknown as (key: string, params: object) => string)(key, params);
}

/**
 * Entries as people say them: `a, b and c`.
 *
 * @internal
 */
export function joinInWords(t: Translate, entries: readonly string[]): string {
  return entries.length < 2
    ? entries.join()
    : t('rulePart.and', {
        first: entries.slice(0, -1).join(', '),
        last: entries[entries.length - 1],
      });
}

function list(t: Translate, value: Params[string] | undefined): string {
  const entries = (Array.isArray(value) ? value : [value]).map(each =>
    renderRuleParam(each),
  );
  const more = entries.length - mostEntries;
  return joinInWords(
    t,
    more > 0
      ? [
          ...entries.slice(0, mostEntries),
          t('rulePart.more', { number: String(more) }),
        ]
      : entries,
  );
}

function config(t: Translate, { kind, name, fields }: Params): string {
  const named =
    name === undefined
      ? renderRuleParam(kind)
      : t('rulePart.configNamed', {
          kind: renderRuleParam(kind),
          name: renderRuleParam(name),
        });
  return fields === undefined
    ? named
    : t('rulePart.configWithFields', {
        config: named,
        fields: list(t, fields),
      });
}

function circle(t: Translate, path: Params[string]): string {
  const [last = '', ...before] = (Array.isArray(path) ? path : [path])
    .map(each => renderRuleParam(each))
    .reverse();
  return before.reduce(
    (next, first) => t('rulePart.circle', { first, next }),
    last,
  );
}

/** What a sentence says that is not a parameter as it is. */
const PARTS: Readonly<
  Record<string, (t: Translate, params: Params) => string>
> = {
  config,
  object: (t, { kind, name }) =>
    config(t, name === undefined ? { kind } : { kind, name }),
  circle: (t, { path }) => circle(t, path),
  flag: (_t, { value, name }) => renderRuleParam(value ?? name),
  lists: (t, { lists }) =>
    list(
      t,
      Array.isArray(lists)
        ? lists.map(each =>
            Object.hasOwn(listWords, each)
              ? translate(t, `rulePart.lists.${each}`)
              : each,
          )
        : lists,
    ),
};

function namesIn(text: string): string[] {
  return [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name);
}

/** The key of a code: one with a parameter where the result has it. */
function keyOf(code: string, params: Params): string | undefined {
  const special = Object.keys(sentences).find(
    key =>
      key.startsWith(`${code}+`) &&
      params[key.slice(code.length + 1)] !== undefined,
  );
  return special ?? (Object.hasOwn(sentences, code) ? code : undefined);
}

/**
 * What a rule says, in the language of the reader. A code that is not known here,
 * of a newer backend or of a rule that somebody added, is answered by the message
 * of the backend, which is English.
 *
 * @internal
 */
export function renderRuleSentence(
  t: Translate,
  { code, params, message }: EligibilitySentence,
): string {
  const key = keyOf(code, params);
  if (key === undefined) {
    return message;
  }
  const needed = namesIn(sentences[key]).map(name => [
    name,
    Object.hasOwn(PARTS, name) ? PARTS[name](t, params) : list(t, params[name]),
  ]);
  return translate(t, `ruleSentence.${key}`, Object.fromEntries(needed));
}

/**
 * What a rule asks, in the language of the reader; for a rule that is not known
 * here as the backend writes it.
 *
 * @internal
 */
export function renderRuleQuestion(
  t: Translate,
  { ruleId, question }: { ruleId: string; question: string },
): string {
  return Object.hasOwn(questions, ruleId)
    ? translate(t, `ruleQuestion.${ruleId}`)
    : question;
}
