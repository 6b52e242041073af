/**
 * Reference to the object that another one belongs to.
 *
 * @internal
 */
export interface OwnerReference {
  apiVersion: string;
  kind: string;
  name: string;
  uid: string;
  controller?: boolean;
  blockOwnerDeletion?: boolean;
}

/**
 * Who set which fields.
 *
 * @internal
 */
export interface ManagedFieldsEntry {
  manager: string;
  operation: 'Apply' | 'Update';
  apiVersion: string;
  time: string;
  fieldsType: 'FieldsV1';
  fieldsV1: unknown;
}

/**
 * The metadata that every object has.
 *
 * @internal
 */
export interface ObjectMeta {
  name: string;
  generateName?: string;
  namespace?: string;
  uid: string;
  resourceVersion: string;
  generation?: number;
  creationTimestamp: string;
  deletionTimestamp?: string;
  deletionGracePeriodSeconds?: number;
  labels?: Record<string, string>;
  annotations?: Record<string, string>;
  finalizers?: string[];
  ownerReferences?: OwnerReference[];
  managedFields?: ManagedFieldsEntry[];
}

/**
 * An object as the API server hands it out.
 *
 * @internal
 */
export interface KubernetesObject<Spec = unknown, Status = unknown> {
  apiVersion: string;
  kind: string;
  metadata: ObjectMeta;
  spec?: Spec;
  status?: Status;
  [field: string]: unknown;
}

/**
 * An object that is yet to be created: the server fills in the rest.
 *
 * @internal
 */
export interface NewObject<Spec = unknown, Status = unknown> {
  apiVersion: string;
  kind: string;
  metadata: Partial<ObjectMeta> & { name: string };
  spec?: Spec;
  status?: Status;
  [field: string]: unknown;
}
