import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { targetPaths } from '@backstage/cli-common';
import { ConfigSchema, loadConfigSchema } from '@backstage/config-loader';
import { JsonObject } from '@backstage/types';
import {
  checkPlatformService,
  parseProviderTraits,
} from '@openmcp/backstage-plugin-openmcp-common';
import { parse, parseAllDocuments } from 'yaml';
import { codeBlocks } from './codeBlocks';
import { markdownPages } from './__testUtils__/pages';
import { undeclaredKeys } from './__testUtils__/undeclaredKeys';

const root = targetPaths.resolveRoot();
const read = (file: string) => readFileSync(join(root, file), 'utf8');

// Keys at the top of a configuration that pages show; a block that has none of them has to be of another kind.
const ROOTS = ['app', 'backend', 'catalog', 'events', 'openmcp', 'portal'];

interface Shown {
  name: string;
  documents: JsonObject[];
}

function kindOf({ documents: [first] }: Shown): string {
  if (first.apiVersion) {
    return 'manifests';
  }
  const keys = Object.keys(first);
  if (keys.every(key => ROOTS.includes(key))) {
    return 'configuration';
  }
  return keys[0];
}

const shown = markdownPages(root).flatMap(({ name, text }) =>
  codeBlocks(text)
    .filter(({ language }) => language === 'yaml')
    .map((block, index): Shown => {
      const documents = parseAllDocuments(block.text);
      const label = `${name} (${index + 1})`;
      const problems = documents.flatMap(({ errors, warnings }) => [
        ...errors,
        ...warnings,
      ]);
      if (problems.length > 0) {
        throw new Error(`${label}: ${problems[0].message}`);
      }
      return { name: label, documents: documents.map(each => each.toJS()) };
    }),
);

function ofKind(kind: string): [string, JsonObject][] {
  return shown
    .filter(block => kindOf(block) === kind)
    .flatMap(({ name, documents }) =>
      documents.map((document): [string, JsonObject] => [name, document]),
    );
}

describe('YAML that pages show', () => {
  it('is of a kind that is checked', () => {
    expect(new Set(shown.map(kindOf))).toEqual(
      new Set([
        'configuration',
        'manifests',
        // Of actions; of an entity; of a trait; of Prometheus.
        'steps',
        'spec',
        'platformTarget',
        'scrape_configs',
      ]),
    );
  });
});

describe('configuration that pages show', () => {
  const blocks = ofKind('configuration');
  let schema: ConfigSchema;
  let schemas: JsonObject[];

  beforeAll(async () => {
    const workspaces = ['packages/app', 'packages/backend'];
    schema = await loadConfigSchema({
      dependencies: [],
      packagePaths: workspaces.map(each => join(root, each, 'package.json')),
    });
    schemas = (
      schema.serialize() as unknown as { schemas: { value: JsonObject }[] }
    ).schemas.map(({ value }) => value);
  }, 120_000);

  const process = (data: JsonObject) =>
    schema.process([
      { context: 'app-config.yaml', data: parse(read('app-config.yaml')) },
      { context: 'page', data },
    ]);

  it('is found', () => {
    expect(blocks.length).toBeGreaterThan(12);
  });

  it.each(blocks)('of %s fits the schemas of all packages', (_, data) => {
    expect(() => process(data)).not.toThrow();
  });

  it.each(blocks)('of %s has no key that nobody declares', (_, data) => {
    const { openmcp, portal, events } = data;
    expect(
      undeclaredKeys(
        JSON.parse(JSON.stringify({ openmcp, portal, events })),
        schemas,
      ),
    ).toEqual([]);
  });

  it('would not fit with a mistake in it', () => {
    expect(() => process({ openmcp: { clusters: 1 } })).toThrow('clusters');
    const clusters = [{ name: 'a', kubeconfig: { path: '/a' } }];
    expect(undeclaredKeys({ openmcp: { clusters } }, schemas)).toEqual([
      'openmcp.clusters[0].kubeconfig.path',
    ]);
  });

  it('names extensions of the plugin that are there', () => {
    const report = read('plugins/openmcp/report.api.md');
    const ids = blocks.flatMap(([, { app }]) =>
      [...JSON.stringify(app ?? {}).matchAll(/"([\w-]+:openmcp[^"]*)"/g)].map(
        ([, id]) => id,
      ),
    );
    expect(ids).not.toEqual([]);
    expect(ids.filter(id => !report.includes(`'${id}'`))).toEqual([]);
  });
});

describe('manifests that pages show', () => {
  const blocks = ofKind('manifests');

  it.each(blocks)('of %s say what they are', (_, manifest) => {
    expect(manifest).toEqual(
      expect.objectContaining({
        apiVersion: expect.stringMatching(/^[\w.-]+\/v\d\w*$/),
        kind: expect.any(String),
        metadata: expect.objectContaining({ name: expect.any(String) }),
      }),
    );
  });

  const services = blocks.filter(([, { kind }]) => kind === 'PlatformService');

  it.each(services)('of %s are what a cluster takes', (_, manifest) => {
    const { metadata, spec } = manifest as {
      metadata: { name: string };
      spec: { image: string };
    };
    const findings = checkPlatformService({
      name: metadata.name,
      // Where a page cannot know the version it says so in pointed brackets.
      spec: {
        ...spec,
        image: spec.image
          .replace(/:<[^>]+>$/, ':v1.0.0')
          .replace(/^<[^>]+>$/, 'example.com/images/new:v1.0.0'),
      },
    });
    expect(findings).toEqual([]);
  });
});

describe('traits that pages show', () => {
  const traits = ofKind('spec').map(([name, { spec }]): [string, unknown] => [
    name,
    (spec as JsonObject).openmcp,
  ]);

  it.each([
    ...traits,
    ...ofKind('platformTarget').map(
      ([name, { platformTarget }]): [string, unknown] => [
        name,
        {
          schemaVersion: 1,
          versions: [{ versionRange: '*', platformTarget }],
        },
      ],
    ),
  ])('of %s are read without a finding', (_, value) => {
    expect(parseProviderTraits(value).findings).toEqual([]);
  });
});

describe('steps of templates that pages show', () => {
  const reference = read('docs/reference/template-actions.md');
  const inputs = new Map(
    reference
      .split(/^## /m)
      .slice(1)
      .map(section => {
        const [table = ''] = section.split(/^\| output/m);
        return [
          section.split('\n')[0],
          [...table.matchAll(/^\| `(\w+)(?:\[\])?`/gm)].map(
            ([, input]) => input,
          ),
        ];
      }),
  );

  const own = ofKind('steps').flatMap(([name, { steps }]) =>
    (steps as { action: string; input: JsonObject }[])
      .filter(({ action }) => action.startsWith('openmcp:'))
      .map(({ action, input }) => [name, action, Object.keys(input)] as const),
  );

  it('are found', () => {
    expect(new Set(own.map(([, action]) => action)).size).toBe(inputs.size);
  });

  it.each(own)('of %s call %s with inputs that it has', (_, action, given) => {
    expect(inputs.get(action)).toEqual(expect.arrayContaining([...given]));
  });
});
