import { ObjectSchema } from '../schema';

/**
 * The part of a CustomResourceDefinition's spec that decides what is served.
 *
 * @internal
 */
export interface DefinitionSpec {
  group: string;
  names: {
    kind: string;
    listKind?: string;
    plural: string;
    singular?: string;
    shortNames?: string[];
  };
  scope: 'Cluster' | 'Namespaced';
  versions: {
    name: string;
    served: boolean;
    storage: boolean;
    schema?: { openAPIV3Schema?: ObjectSchema };
    subresources?: { status?: object };
    selectableFields?: { jsonPath: string }[];
    additionalPrinterColumns?: object[];
  }[];
}
