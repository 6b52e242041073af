import { Person } from '../Person';
import { STATED, TaskStage, WORKS } from '../TaskStage';

/**
 * The dry run of the template editor, of all templates that write.
 *
 * @param stage - gives the stage
 * @internal
 */
export function harmless(stage: () => TaskStage): void {
  let alice: Person;

  beforeAll(async () => {
    alice = await stage().as('alice');
    await stage().cluster.applyAs('kubectl', 'tried-out', {
      spec: { image: WORKS },
    });
    await stage().cluster.untilReady('tried-out');
  });

  const values = {
    provider: 'component:default/service-provider-eso',
    cluster: 'eu-live',
    delivery: 'direct',
    name: 'new-one',
    image: 'ghcr.io/openmcp-project/images/service-provider-eso:v1.0.0',
    runReplicas: 2,
    verbosity: 'DEBUG',
    platformMode: STATED,
  };

  it.each([
    [
      'run-service-provider-as-platform-service',
      values,
      'new-one would be created on eu-live. Waiting was skipped: a dry run applies nothing.',
    ],
    [
      'update-platform-service',
      { ...values, name: 'tried-out', image: WORKS },
      'tried-out on eu-live would change in 5 fields. Waiting was skipped: a dry run applies nothing.',
    ],
    [
      'remove-platform-service',
      { cluster: 'eu-live', name: 'tried-out' },
      'tried-out would be removed from eu-live.',
    ],
  ])('changes nothing anywhere: %s', async (name, given, sentence) => {
    const { cluster } = stage();
    const template = await alice.findTemplate(name);
    const before = [await cluster.specs(), await cluster.countWrites()];
    const { status, body } = await alice.dryRun(template, given);

    expect({ status, error: body.error?.message }).toEqual({ status: 200 });
    expect(body.output.text[0].content).toBe(sentence);
    expect([await cluster.specs(), await cluster.countWrites()]).toEqual(
      before,
    );
  });

  it('is told from what is really done', async () => {
    const { cluster } = stage();
    const before = await cluster.countWrites();
    await cluster.applyAs('kubectl', 'tried-out', {
      spec: { image: WORKS, verbosity: 'DEBUG' },
    });
    expect(await cluster.countWrites()).toBeGreaterThan(before);
  });
}
