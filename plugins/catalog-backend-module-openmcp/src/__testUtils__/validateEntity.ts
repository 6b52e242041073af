import {
  componentEntityV1alpha1Validator,
  DefaultNamespaceEntityPolicy,
  Entity,
  EntityPolicies,
  FieldFormatEntityPolicy,
  groupEntityV1alpha1Validator,
  locationEntityV1alpha1Validator,
  NoForeignRootFieldsEntityPolicy,
  resourceEntityV1alpha1Validator,
  SchemaValidEntityPolicy,
  systemEntityV1alpha1Validator,
} from '@backstage/catalog-model';

const policy = EntityPolicies.allOf([
  new SchemaValidEntityPolicy(),
  new DefaultNamespaceEntityPolicy(),
  new NoForeignRootFieldsEntityPolicy(),
  new FieldFormatEntityPolicy(),
]);

const validators = [
  componentEntityV1alpha1Validator,
  groupEntityV1alpha1Validator,
  locationEntityV1alpha1Validator,
  resourceEntityV1alpha1Validator,
  systemEntityV1alpha1Validator,
];

/**
 * Checks an entity as the catalog does.
 *
 * @throws Error when it would be refused
 */
export async function validateEntity(entity: Entity): Promise<void> {
  await policy.enforce(entity);
  const answers = await Promise.all(
    validators.map(validator => validator.check(entity)),
  );
  if (!answers.some(Boolean)) {
    throw new Error(`No kind of the catalog: ${entity.kind}`);
  }
}
