// @ts-check

/**
 * What the portal remembers of platform clusters. All times are milliseconds
 * since the epoch.
 *
 * @param {import('knex').Knex} knex
 */
exports.up = async function up(knex) {
  await knex.schema.createTable('installation_changes', table => {
    table.comment('Changes of installations, as they were noticed');
    table.bigIncrements('id').comment('Order in which they were written');
    table.string('cluster', 253).notNullable();
    table.string('kind', 64).notNullable();
    table.string('name', 253).notNullable();
    table.string('uid', 128).notNullable().comment('Of the provider object');
    table.string('type', 32).notNullable().comment('What changed');
    table
      .bigInteger('sequence')
      .notNullable()
      .comment('The same for the same change, whichever backend notices it');
    table.bigInteger('at').notNullable().comment('When it happened');
    table
      .bigInteger('observed_at')
      .notNullable()
      .comment('When a backend noticed it');
    table
      .boolean('told')
      .notNullable()
      .comment('False for a beginning, which is no change');
    table.text('value_before').nullable();
    table.text('value_after').nullable();
    table.text('details').nullable().comment('JSON');
    table.unique(['uid', 'type', 'sequence', 'cluster'], {
      indexName: 'installation_changes_once',
    });
    table.index(['told', 'at', 'id'], 'installation_changes_by_time');
    // Also for counting, which then needs nothing but the index.
    table.index(
      ['told', 'cluster', 'kind', 'name', 'at'],
      'installation_changes_by_installation',
    );
  });

  await knex.schema.createTable('init_attempts', table => {
    table.comment('Init attempts over Jobs that were deleted and made again');
    table.string('cluster', 253).notNullable();
    table.string('uid', 128).notNullable().comment('Of the provider object');
    table.bigInteger('generation').notNullable();
    table.integer('failed').notNullable();
    table.text('attempts').notNullable().comment('JSON');
    table.bigInteger('updated_at').notNullable();
    table.primary(['cluster', 'uid']);
    table.index(['updated_at'], 'init_attempts_by_time');
  });

  await knex.schema.createTable('cluster_readings', table => {
    table.comment('From when to when a backend could read a platform cluster');
    table.string('cluster', 253).notNullable();
    table.string('reader', 64).notNullable().comment('A backend process');
    table.bigInteger('began').notNullable();
    table.bigInteger('until').notNullable();
    table.text('ending').nullable().comment('Why it could read no more; JSON');
    table.primary(['cluster', 'reader', 'began']);
    table.index(['until'], 'cluster_readings_by_time');
  });

  await knex.schema.createTable('applied_specs', table => {
    table.comment(
      'PlatformServices as they were after the portal applied them',
    );
    table.string('cluster', 253).notNullable();
    table.string('uid', 128).notNullable();
    table.string('name', 253).notNullable();
    table.bigInteger('generation').notNullable();
    table.bigInteger('applied_at').notNullable();
    table
      .text('spec')
      .notNullable()
      .comment('JSON; of environment variables keyed hashes of the values');
    table.primary(['cluster', 'uid']);
    table.index(['applied_at'], 'applied_specs_by_time');
  });

  await knex.schema.createTable('history_settings', table => {
    table.comment('What all backend processes share');
    table.string('name', 64).primary();
    table.text('value').notNullable();
  });
};

/**
 * @param {import('knex').Knex} knex
 */
exports.down = async function down(knex) {
  await knex.schema.dropTable('history_settings');
  await knex.schema.dropTable('applied_specs');
  await knex.schema.dropTable('cluster_readings');
  await knex.schema.dropTable('init_attempts');
  await knex.schema.dropTable('installation_changes');
};
