/**
 * Texts by area.
 *
 * @internal
 */
export type NestedMessages = {
  readonly [key: string]: string | NestedMessages;
};

/**
 * Texts by their addresses, `area.name`.
 *
 * @internal
 */
export function flattenMessages(
  messages: NestedMessages,
  area: string = '',
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(messages).flatMap(([key, message]) =>
      typeof message === 'string'
        ? [[`${area}${key}`, message]]
        : Object.entries(flattenMessages(message, `${area}${key}.`)),
    ),
  );
}
