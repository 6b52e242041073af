import { Background } from '../Background';
import { EndedTask } from '../ScaffolderTask';
import { STATED, TaskStage, WORKS } from '../TaskStage';
import { forbidUnsigned } from './policyOfCluster';

const FLUX = {
  provider: 'component:default/service-provider-flux',
  image: 'ghcr.io/openmcp-project/images/service-provider-flux:v1.2.1',
};
const REMOVE = 'remove-platform-service';

interface Refusal {
  /** Row of the page. */
  row: string;
  name: string;
  values?: object;
  template?: string;
  person?: string;
  secrets?: Record<string, string>;
  /** What is there before. */
  prepare?: () => Promise<void>;
  /** Parts of what is said. */
  says?: string[];
}

/**
 * What is not done, and why.
 *
 * @param stage - gives the stage
 * @param background - takes what waits
 * @internal
 */
export function refused(stage: () => TaskStage, background: Background): void {
  const write = (...args: Parameters<TaskStage['cluster']['applyAs']>) =>
    stage().cluster.applyAs(...args);

  const cases: Record<string, Refusal> = {
    forbidden: {
      row: 'You lack a right',
      name: 'forbidden',
      person: 'carol',
      says: ['openmcp.platform-service.apply'],
    },
    'removal-forbidden': {
      row: 'You lack a right',
      name: 'helmdeployer',
      template: REMOVE,
      person: 'carol',
      says: ['openmcp.platform-service.delete'],
    },
    'portal-forbidden': {
      row: 'The portal may not write there',
      name: 'unwritable',
      values: { cluster: 'read-only' },
      says: ['read-only: ', 'may not patch'],
    },
    input: {
      row: 'An input is wrong',
      name: 'dns.prod',
      values: { image: 'a b', runReplicas: 0 },
      says: [
        '- name: dns.prod: no dots.',
        '- spec.image: An image reference has no spaces',
        '- spec.runReplicas: 0 is outside',
      ],
    },
    image: {
      row: 'The image is not allowed',
      name: 'other-image',
      values: { image: 'example.org/x/y:v1' },
      says: ['ghcr.io/openmcp-project/images/'],
    },
    cluster: {
      row: 'There is no such cluster',
      name: 'nowhere',
      values: { cluster: 'nowhere' },
      says: ['nowhere: '],
    },
    gate: {
      row: 'The provider is blocked',
      name: 'flux',
      values: FLUX,
      says: ['is needed by', '- Leave it to what installs it now'],
    },
    'gate-check': {
      row: 'The step that checks has found it blocked',
      name: 'flux',
      values: FLUX,
      template: 'e2e-checked',
      says: ['Flux is blocked as a PlatformService'],
    },
    'gate-statement': {
      row: 'Too little is known of the image',
      name: 'unstated',
      values: { platformMode: {} },
      says: ['- Not declared: targets. Declare targets.'],
    },
    'name-taken': {
      row: 'The name belongs to another service',
      name: 'helmdeployer',
    },
    conflict: {
      row: 'Somebody else owns a field',
      name: 'edited',
      prepare: () =>
        write('kubectl-edit', 'edited', {
          spec: { image: 'ghcr.io/example/works:v9.9.9', runReplicas: 3 },
        }),
      values: { runReplicas: 2 },
      says: [
        'eu-live',
        '- spec.image is owned by kubectl-edit',
        '- spec.runReplicas is owned by kubectl-edit',
      ],
    },
    'conflict-with-flux': {
      row: 'Somebody else owns a field',
      name: 'unlabelled',
      prepare: () =>
        write('kustomize-controller', 'unlabelled', {
          spec: { image: 'ghcr.io/example/works:v2.0.0' },
        }),
      says: ['- spec.image is owned by kustomize-controller'],
    },
    delivered: {
      row: 'Something else delivers the service',
      name: 'delivered',
      prepare: () =>
        write('kustomize-controller', 'delivered', {
          spec: { image: WORKS },
          labels: {
            'kustomize.toolkit.fluxcd.io/name': 'tools',
            'kustomize.toolkit.fluxcd.io/namespace': 'flux-system',
          },
        }),
      says: ['Kustomization flux-system/tools'],
    },
    policy: {
      row: 'A policy of the cluster refuses it',
      name: 'unsigned',
      template: 'e2e-secret',
      secrets: { TOKEN: 'qwerty-SECRET' },
      prepare: () => forbidUnsigned(stage().cluster),
      says: [
        "ValidatingAdmissionPolicy 'signed-images'",
        'only signed images may run, not with ***',
      ],
    },
    'file-with-secret': {
      row: 'A file would leave the workspace',
      name: 'filed-secret',
      template: 'e2e-secret-manifest',
      secrets: { TOKEN: 'qwerty-SECRET' },
      values: { variable: 'TOKEN', outputPath: '../filed.yaml' },
      says: ['../filed.yaml'],
    },
    'input-with-secret': {
      row: 'An input is wrong',
      name: 'filed-secret',
      template: 'e2e-secret-manifest',
      secrets: { TOKEN: 'qwerty-SECRET' },
      values: { variable: 'A=B', outputPath: 'filed.yaml' },
      says: ['- spec.env[0].name: A=B cannot be'],
    },
    'removed-absent': {
      row: 'There is nothing to remove',
      name: 'absent',
      template: REMOVE,
    },
    'operators-own': {
      row: 'The service is one of the operator',
      name: 'helmdeployer',
      template: REMOVE,
    },
  };

  async function run({
    name,
    values,
    template = 'e2e-run',
    person = 'alice',
    secrets,
    prepare,
  }: Refusal): Promise<{
    before: string[];
    ended: EndedTask;
    after: string[];
  }> {
    await prepare?.();
    const specs = async () =>
      (await stage().cluster.specs()).filter(each =>
        each.startsWith(`${name} `),
      );
    const before = await specs();
    const somebody = await stage().as(person);
    const task = await somebody.startTask(
      template,
      {
        cluster: 'eu-live',
        name,
        image: WORKS,
        platformMode: STATED,
        ...values,
      },
      secrets,
    );
    const ended = await task.end();
    return { before, ended, after: await specs() };
  }

  const ends = new Map(
    Object.entries(cases).map(([id, refusal]) => [
      id,
      background.add(() => run(refusal)),
    ]),
  );

  it.each(
    Object.entries(cases).map(([id, { row, says = [] }]) => ({
      id,
      row,
      says,
    })),
  )('says it as the page does, and changes nothing: $id', async given => {
    const { id, row, says } = given;
    const { before, ended, after } = await ends.get(id)!();
    stage().keepLog(id, ended);

    expect(ended.error).toMatch(stage().page.patternOf(row));
    expect(ended.status).toBe('failed');
    for (const part of says) {
      expect(ended.error).toContain(part);
    }
    expect(after).toEqual(before);
    const log = ended.log.join('\n');
    expect(log).not.toContain('Beginning step Wait');
    // Once in the log, where the step failed.
    expect(log.split(ended.error)).toHaveLength(2);
  });
}
