/**
 * Writes input of an action as the parameters of a request, so that one parser
 * decides for both what is allowed.
 *
 * @internal
 */
export function toSearchParams(
  input: Record<string, string | number | string[] | undefined>,
): URLSearchParams {
  return new URLSearchParams(
    Object.entries(input).flatMap(([name, value]) =>
      [value ?? []].flat().map((each): [string, string] => [name, `${each}`]),
    ),
  );
}
