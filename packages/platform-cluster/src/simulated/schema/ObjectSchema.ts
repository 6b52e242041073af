/**
 * The part of the OpenAPI schemas of CustomResourceDefinitions that is
 * understood here.
 *
 * @internal
 */
export interface ObjectSchema {
  type?: 'object' | 'array' | 'string' | 'integer' | 'boolean' | 'number';
  format?: string;
  properties?: Record<string, ObjectSchema>;
  additionalProperties?: ObjectSchema;
  required?: string[];
  items?: ObjectSchema;
  enum?: string[];
  minLength?: number;
  minimum?: number;
  default?: unknown;
  'x-kubernetes-preserve-unknown-fields'?: boolean;
  'x-kubernetes-list-type'?: string;
  'x-kubernetes-list-map-keys'?: string[];
}

/**
 * A schema that accepts every object.
 *
 * @internal
 */
export const openSchema: ObjectSchema = {
  type: 'object',
  'x-kubernetes-preserve-unknown-fields': true,
};
