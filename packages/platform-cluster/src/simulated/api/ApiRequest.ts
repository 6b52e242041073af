import { ResourceKind } from '../kinds';
import { Representation } from './representation';

/**
 * A request for objects, after its path was read.
 *
 * @internal
 */
export interface ApiRequest {
  /** HTTP method. */
  method: string;
  /** The kind that the path names. */
  kind: ResourceKind;
  /** Undefined when the path names no namespace. */
  namespace?: string;
  /** Undefined for a collection. */
  name?: string;
  /** Whether it is about the status subresource. */
  status: boolean;
  /** Query parameters. */
  query: URLSearchParams;
  /** Media type of the body, without parameters. */
  contentType: string;
  /** Text of the body. */
  body: string;
  /** Form in which objects are wanted. */
  form: Representation;
  /** Name of the program that asks, from its User-Agent. */
  userAgent: string;
}

/**
 * An answer with a body in JSON.
 *
 * @internal
 */
export interface ApiAnswer {
  /** HTTP status. */
  code: number;
  /** The body. */
  body: object;
}
