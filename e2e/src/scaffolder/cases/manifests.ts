import { maskEnvironment } from '@openmcp/backstage-plugin-openmcp-common';
import { parse, parseAllDocuments } from 'yaml';
import { treacherousTexts } from '../../controlPlane/acceptedSpecs';
import { Person } from '../Person';
import { STATED, TaskStage, WORKS } from '../TaskStage';

/**
 * The file that gets into a pull request.
 *
 * @param stage - gives the stage
 * @internal
 */
export function manifests(stage: () => TaskStage): void {
  let alice: Person;
  const templates = new Map<string, object>();

  beforeAll(async () => {
    alice = await stage().as('alice');
    for (const name of ['e2e-manifest', 'e2e-manifest-twice', 'e2e-linked']) {
      templates.set(name, await alice.findTemplate(name));
    }
  });

  /** What is applied records the statement with its time, a file does not. */
  function undated(text: string): string {
    return text.replace(/,"at":"[^"]+"/, '');
  }

  async function write(
    values: object,
    template = 'e2e-manifest',
    secrets?: Record<string, string>,
  ) {
    const { status, body } = await alice.dryRun(
      templates.get(template) as object,
      {
        cluster: 'eu-live',
        name: 'filed',
        image: WORKS,
        platformMode: STATED,
        outputPath: 'platform/filed.yaml',
        ...values,
      },
      secrets,
    );
    const files: Array<{ path: string; base64Content: string }> =
      body.directoryContents ?? [];
    return {
      status,
      error: String(body.error?.message ?? ''),
      files: files.map(({ path, base64Content }) => ({
        path,
        text: Buffer.from(base64Content, 'base64').toString('utf8'),
      })),
    };
  }

  const texts = [
    ...treacherousTexts,
    '${{ secrets.TOKEN }}',
    '{{ 7*7 }}',
    '{% raw %}x{% endraw %}',
    "${{ parameters.image | replace('a', 'b') }}",
    'ok:1\n---\napiVersion: v1\nkind: Secret\nmetadata: {name: x}',
    'ok:1\n  runReplicas: 50',
    'a: b',
    'x #y',
    `-----BEGIN CERTIFICATE-----\n${'MIIB'.repeat(
      16,
    )}\n-----END CERTIFICATE-----\n`,
    'x'.repeat(300),
    'word '.repeat(60),
    'three ends\n\n\n',
    '\tindented\r\n  more\r\n',
    '{"a":"b\\\\c"}',
    '9007199254740993',
  ];

  it('keeps every text, for readers of YAML 1.1 and 1.2 and for the API server', async () => {
    const env = [
      // Kubernetes takes such a name, so it is text, too.
      { name: 'A: B', value: 'x' },
      ...texts.map((value, position) => ({ name: `V${position}`, value })),
    ];
    const { error, files } = await write({ env }, 'e2e-manifest', {
      TOKEN: 'qwerty-SECRET',
    });

    expect(error).toBe('');
    expect(files.map(({ path }) => path)).toEqual(['platform/filed.yaml']);
    const [{ text }] = files;
    expect(parseAllDocuments(text)).toHaveLength(1);
    for (const version of ['1.1', '1.2'] as const) {
      const object = parse(text, { version });
      expect(object.spec.env).toEqual(env);
      expect(Object.keys(object).sort()).toEqual([
        'apiVersion',
        'kind',
        'metadata',
        'spec',
      ]);
    }
    const taken = await stage().cluster.tryOut('filed', text);
    expect(taken.spec.env).toEqual(env);
    expect(text).not.toContain('qwerty-SECRET');
    // Neither folded nor with references: both read badly in a difference.
    expect(text).not.toMatch(/: >[-+\d]*$/m);
    expect(text).not.toMatch(/[:-] [&*]\w/);
  });

  it('is the same to the byte for the same input', async () => {
    const values = {
      env: [{ name: 'A', value: 'b' }],
      runReplicas: 2,
      replicasAgain: 2,
    };
    const twice = await write(values, 'e2e-manifest-twice');
    expect(twice.error).toBe('');
    expect(twice.files).toHaveLength(1);
    const [{ text }] = twice.files;
    const [again] = (await write(values)).files;
    // Also in a workspace of its own, and later.
    expect(again.text).toBe(text);
  });

  it('is what the preview shows, and what is applied', async () => {
    const name = 'shown';
    const spec = {
      image: WORKS,
      runReplicas: 1,
      verbosity: 'DEBUG',
      env: [
        { name: 'A', value: 'marked-value' },
        { name: 'B', value: '' },
      ],
    };
    const { via, value } = STATED;
    const send = async (dryRun: boolean) => {
      const { status, body } = await alice.send(
        'POST',
        'openmcp/v1/clusters/eu-live/platform-services',
        { name, spec, platformMode: { via, value }, dryRun },
      );
      expect([status, body.result]).toEqual([200, 'created']);
      return parse(undated(body.manifest));
    };
    const { error, files } = await write({ name, ...spec });
    expect(error).toBe('');
    const filed = parse(files[0].text);
    const preview = await send(true);
    const applied = await send(false);
    const live = await stage().cluster.get(name);

    expect(filed.spec.env).toEqual(spec.env);
    const masked = maskEnvironment(filed);
    expect(masked.spec.env).not.toEqual(spec.env);
    expect(preview).toEqual(masked);
    expect(applied).toEqual(masked);
    // The cluster adds nothing of its own to what is asked for.
    expect(live.spec).toEqual(filed.spec);
    expect(
      Object.fromEntries(
        Object.entries(live.metadata.annotations ?? {}).map(([key, text]) => [
          key,
          undated(text),
        ]),
      ),
    ).toEqual(filed.metadata.annotations);
  });

  it('is the same file as before, or a conflict that names the file', async () => {
    const { status, error } = await write(
      { runReplicas: 1, replicasAgain: 2 },
      'e2e-manifest-twice',
    );
    expect(status).toBe(400);
    expect(error).toMatch(
      stage().page.patternOf('A file is there with other content'),
    );
    expect(error).toContain('platform/filed.yaml');
    const replaced = await write(
      { runReplicas: 1, replicasAgain: 2, overwrite: true },
      'e2e-manifest-twice',
    );
    expect(replaced.error).toBe('');
    expect(parse(replaced.files[0].text).spec.runReplicas).toBe(2);
  });

  it.each([
    ['image', { image: 'ok:1\n  runReplicas: 50' }],
    ['image', { image: 'ok:1\n---\napiVersion: v1\nkind: Secret' }],
    ['image', { image: 'a: b' }],
    ['image', { image: 'x #y' }],
    ['image', { image: '${{ secrets.TOKEN }}' }],
    ['image', { image: '{{ 7*7 }}' }],
    ['env', { env: [{ name: 'A=B', value: 'x' }] }],
    ['name', { name: 'x\n' }],
    ['env', { env: [{ name: 'A', value: 1000000 }] }],
    ['env', { env: [{ name: 'A', value: true }] }],
    ['env', { env: [{ name: 'A', value: null }] }],
    ['runReplicas', { runReplicas: '3' }],
  ])('is not written with such %s: %j', async (field, values) => {
    const { status, error, files } = await write(values);
    expect(status).toBe(400);
    expect(error).toContain(field);
    expect(files).toEqual([]);
    expect(error).not.toContain('49');
  });

  it.each([
    '../../x.yaml',
    '/etc/x.yaml',
    'a/../../x.yaml',
    '..\\x.yaml',
    '%2e%2e/x.yaml',
    '',
    '.',
    'a\0b',
    `${'x'.repeat(5000)}.yaml`,
  ])('is not written to %j', async outputPath => {
    const { status, error, files } = await write({ outputPath });
    expect(status).toBe(400);
    expect(error).toMatch(
      stage().page.patternOf('A file would leave the workspace'),
    );
    expect(files).toEqual([]);
  });

  it.each([
    'x'.repeat(56),
    'x'.repeat(63),
    'x'.repeat(253),
    'dns.prod',
    'Dns',
    '-dns',
    'dns-',
    'dns_prod',
    'dünn',
    ' dns ',
  ])('is refused for the name %j, as the API refuses it', async name => {
    const { status, error } = await write({ name });
    const api = await alice.send(
      'POST',
      'openmcp/v1/clusters/eu-live/platform-services',
      { name, spec: { image: WORKS }, dryRun: true },
    );
    expect([status, api.status]).toEqual([400, 400]);
    const [{ message }] = api.body.error.details;
    expect(error).toBe(`Not accepted:\n- name: ${message}`);
  });

  it.each(['/tmp', '/tmp/not-there'])(
    'does not leave the workspace through a link to %s',
    async target => {
      for (const outputPath of ['out', 'out/filed.yaml']) {
        const { status, error } = await write(
          { target, outputPath },
          'e2e-linked',
        );
        expect(status).toBe(400);
        expect(error).toContain(
          `outputPath "${outputPath}" is a link or leads through one`,
        );
        expect(error).not.toContain('/tmp');
      }
    },
  );
}
