import { CommonValidatorFunctions } from '@backstage/catalog-model';

const TAG = /^[a-z0-9+#]+(?:[-:][a-z0-9+#]+)*$/;
const LIFECYCLE = /^[A-Za-z0-9](?:[A-Za-z0-9 _.-]{0,61}[A-Za-z0-9])?$/;
const NAME = /^(?:[A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]$/;
const NAMESPACE = /^[a-z0-9]+(?:-+[a-z0-9]+)*$/;
const KIND = /^[A-Za-z][A-Za-z0-9]*$/;

/** Longest name, namespace or tag that the catalog takes. */
const LONGEST = 63;

/**
 * Whether the catalog takes a text as name of an entity.
 *
 * @internal
 */
export function isEntityName(text: string): boolean {
  return text.length <= LONGEST && NAME.test(text);
}

/**
 * Whether the catalog takes a text as namespace, case aside.
 *
 * @internal
 */
export function isNamespace(text: string): boolean {
  return text.length <= LONGEST && NAMESPACE.test(text.toLowerCase());
}

/**
 * Whether the catalog takes a text as kind of an entity.
 *
 * @internal
 */
export function isEntityKind(text: string): boolean {
  return text.length <= LONGEST && KIND.test(text);
}

/**
 * Whether the catalog takes a text as tag.
 *
 * @internal
 */
export function isTag(text: string): boolean {
  return text.length <= LONGEST && TAG.test(text);
}

/**
 * Whether a text can be shown as lifecycle.
 *
 * @internal
 */
export function isLifecycle(text: string): boolean {
  return LIFECYCLE.test(text);
}

/**
 * Whether a text is an address that a browser may open from a page: with
 * `javascript:` and the like it could do more than to show something else.
 *
 * @internal
 */
export function isWebAddress(text: string): boolean {
  if (!CommonValidatorFunctions.isValidUrl(text) || text.length > 1024) {
    return false;
  }
  const { protocol, username, password } = new URL(text);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && !username && !password;
}
