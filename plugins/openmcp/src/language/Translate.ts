import { messages } from '../messages/allMessages';

type Messages = typeof messages;

/** Addresses of texts, as `area.name`. */
type Path<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Path<T[K]>}`;
}[keyof T & string];

type WithoutPlural<K> = K extends `${infer Name}_${'one' | 'other'}` ? Name : K;

type TextAt<T, K extends string> = K extends keyof T
  ? T[K]
  : K extends `${infer Area}.${infer Rest}`
  ? Area extends keyof T
    ? TextAt<T[Area], Rest>
    : never
  : never;

type Text<K extends string> = TextAt<Messages, K | `${K}_one` | `${K}_other`>;

type ParamName<TText> = TText extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | ParamName<Rest>
  : never;

type CountOf<K extends string> = [TextAt<Messages, `${K}_other`>] extends [
  never,
]
  ? never
  : 'count';

/**
 * The address of a text; of one that has a plural without its ending.
 *
 * @internal
 */
export type MessageKey = WithoutPlural<Path<Messages>>;

type NameOf<TParam> = TParam extends `${infer Name},${string}` ? Name : TParam;

type Params<K extends string> = {
  [TParam in ParamName<Text<K>> | CountOf<K> as NameOf<TParam> &
    string]: TParam extends 'count' | `${string}, number` ? number : string;
};

/**
 * Gives a text in the language of the reader. Knows which texts there are and what
 * each of them needs. The type of Backstage knows the same, but takes the compiler
 * minutes for as many texts as ours, because it looks at all of them for each one.
 *
 * @internal
 */
export type Translate = <K extends MessageKey>(
  key: K,
  ...params: [keyof Params<K>] extends [never] ? [] : [Params<K>]
) => string;
