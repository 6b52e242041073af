// @ts-check

/**
 * What owners were told and what did not end yet.
 *
 * @param {import('knex').Knex} knex
 */
exports.up = async function up(knex) {
  await knex.schema.createTable('told_degradations', table => {
    table.comment('Installations of which an owner was told: it is Degraded');
    table.string('cluster', 253).notNullable();
    table.string('kind', 64).notNullable();
    table.string('name', 253).notNullable();
    table.string('uid', 128).notNullable().comment('Of the provider object');
    table.string('owner', 512).notNullable().comment('Entity reference');
    table
      .bigInteger('since')
      .notNullable()
      .comment('Beginning, in milliseconds since the epoch');
    table.primary(['cluster', 'kind', 'name', 'uid']);
  });
};

/**
 * @param {import('knex').Knex} knex
 */
exports.down = async function down(knex) {
  await knex.schema.dropTable('told_degradations');
};
