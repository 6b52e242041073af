import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ScaffolderTask } from '../ScaffolderTask';
import { STATED, TaskStage, WORKS } from '../TaskStage';

const SLOW = 'ghcr.io/example/slow-start:v1.0.0';
const DEFINITION =
  '/apis/apiextensions.k8s.io/v1/customresourcedefinitions/platformservices.openmcp.cloud';

/**
 * What goes away while tasks run, and comes back.
 *
 * @param stage - gives the stage
 * @internal
 */
export function outage(stage: () => TaskStage): void {
  async function start(name: string, image: string = SLOW) {
    const alice = await stage().as('alice');
    return alice.startTask('e2e-run', {
      cluster: 'eu-live',
      name,
      image,
      runReplicas: 1,
      platformMode: STATED,
    });
  }

  it('a backend that ends in the middle applies again what it had applied', async () => {
    const { portal, cluster } = stage();
    const tasks = await Promise.all([
      start('recovered'),
      start('recovered-edited'),
    ]);
    await Promise.all(tasks.map(task => task.untilSaid('Init job started')));
    await portal.crash();
    await cluster.applyAs('kubectl-edit', 'recovered-edited', {
      spec: { image: SLOW, runReplicas: 3 },
    });
    forgetSteps(portal.databaseDirectory, tasks);
    await portal.startAgain();

    const [same, edited] = await Promise.all(tasks.map(task => task.end()));
    stage().keepLog('recovered', same);
    stage().keepLog('recovered-edited', edited);
    expect(same.status).toBe('completed');
    expect(same.log).toContain('apply: unchanged, nothing written');
    expect((await cluster.get('recovered')).metadata.generation).toBe(1);
    // What was done by hand meanwhile is neither undone nor hidden.
    expect(edited.error).toMatch(
      stage().page.patternOf('Somebody else owns a field'),
    );
    expect(edited.error).toContain(
      '- spec.runReplicas is owned by kubectl-edit',
    );
    expect((await cluster.get('recovered-edited')).spec.runReplicas).toBe(3);
  });

  it('a wait outlives the API server, and a task that begins without it says so', async () => {
    const task = await start('outage');
    await task.untilSaid('Init job done');
    await stage().handle.killApiServer('SIGKILL');
    await task.untilSaid('eu-live cannot be read at present');
    const refused = await (await start('outage-began')).end();
    await stage().handle.startApiServer();
    const ended = await task.end();
    stage().keepLog('outage', ended);
    stage().keepLog('outage-began', refused);

    expect(refused.error).toMatch(
      stage().page.patternOf('The cluster cannot be reached'),
    );
    expect(refused.error).toContain('eu-live: connection refused;');
    expect(await stage().cluster.find('outage-began')).toBeUndefined();
    expect(ended.error).toBe('');
    expect(ended.output.text?.[0].content).toBe(
      'outage was created on eu-live. Healthy: pods are up (simulated).',
    );
  });

  it('a task outlives an API server that is silent for a while', async () => {
    const { handle } = stage();
    await handle.killApiServer('SIGSTOP');
    const task = await start('silence', WORKS);
    await task.untilSaid('Beginning step Apply');
    await new Promise(resolve => setTimeout(resolve, 2_000));
    await handle.startApiServer();
    const ended = await task.end();
    stage().keepLog('silence', ended);
    expect(ended.error).toBe('');
    expect(ended.status).toBe('completed');
  });

  it('a cluster that does not know the kind is named', async () => {
    const { cluster } = stage();
    // As if it had never been installed: the API server does not serve it.
    const serve = (served: boolean) =>
      cluster.patchJson(DEFINITION, [
        { op: 'replace', path: '/spec/versions/0/served', value: served },
      ]);
    await serve(false);
    await cluster.untilGone();
    const ended = await (await start('kindless')).end();
    stage().keepLog('not-installed', ended);
    await serve(true);

    expect(ended.error).toMatch(
      stage().page.patternOf('The kind is not installed'),
    );
    expect(ended.error).toContain('eu-live');
  });
}

/**
 * As if the backend had ended before it could note what it did, and long enough
 * ago that somebody else takes over.
 */
function forgetSteps(databaseDirectory: string, tasks: ScaffolderTask[]): void {
  const database = new DatabaseSync(
    join(databaseDirectory, 'scaffolder.sqlite'),
  );
  try {
    const forget = database.prepare(
      "update tasks set state = null, last_heartbeat_at = datetime('now', '-1 hour') where id = ?",
    );
    tasks.forEach(({ id }) => forget.run(id));
  } finally {
    database.close();
  }
}
