import {
  DefaultNamespaceEntityPolicy,
  Entity,
  EntityPolicies,
  FieldFormatEntityPolicy,
  NoForeignRootFieldsEntityPolicy,
  resourceEntityV1alpha1Validator,
  SchemaValidEntityPolicy,
} from '@backstage/catalog-model';

const policy = EntityPolicies.allOf([
  new SchemaValidEntityPolicy(),
  new DefaultNamespaceEntityPolicy(),
  new NoForeignRootFieldsEntityPolicy(),
  new FieldFormatEntityPolicy(),
]);

/**
 * Looks at a resource as the catalog will. One that it refused later would have no
 * page and no way to be found.
 *
 * @returns what is wrong, if anything
 * @internal
 */
export async function checkEntity(entity: Entity): Promise<string | undefined> {
  try {
    await policy.enforce(entity);
    const isResource = await resourceEntityV1alpha1Validator.check(entity);
    return isResource ? undefined : 'it is no resource';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
