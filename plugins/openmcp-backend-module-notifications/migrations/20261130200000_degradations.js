// @ts-check

/**
 * Installations that are Degraded, and whether an owner was told. All times are
 * milliseconds since the epoch.
 *
 * @param {import('knex').Knex} knex
 */
exports.up = async function up(knex) {
  await knex.schema.createTable('known_degradations', table => {
    table.comment('Installations that are Degraded');
    table.string('cluster', 253).notNullable();
    table.string('kind', 64).notNullable();
    table.string('name', 253).notNullable();
    table.string('uid', 128).notNullable().comment('Of the provider object');
    table
      .bigInteger('since')
      .notNullable()
      .comment('When it was first seen so');
    table
      .string('owner', 512)
      .nullable()
      .comment('Entity that was told, if any');
    table.primary(['cluster', 'kind', 'name', 'uid']);
  });
};

/**
 * @param {import('knex').Knex} knex
 */
exports.down = async function down(knex) {
  await knex.schema.dropTable('known_degradations');
};
