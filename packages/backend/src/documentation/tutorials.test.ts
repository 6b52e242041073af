import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mockServices, startTestBackend } from '@backstage/backend-test-utils';
import { targetPaths } from '@backstage/cli-common';
import { ConfigSchema, loadConfigSchema } from '@backstage/config-loader';
import { JsonObject } from '@backstage/types';
import { catalogServiceMock } from '@backstage/plugin-catalog-node/testUtils';
import openmcpPlugin from '@openmcp/backstage-plugin-openmcp-backend';
import {
  checkEligibility,
  parseProviderTraits,
  selectVersion,
} from '@openmcp/backstage-plugin-openmcp-common';
import request from 'supertest';
import { parse } from 'yaml';
import acmeRules from './__testUtils__/acmeRules';
import { codeBlocks } from './codeBlocks';

const root = targetPaths.resolveRoot();
const folder = join(root, 'docs/tutorials');

function blocksOf(page: string, title: string) {
  const found = codeBlocks(readFileSync(join(folder, page), 'utf8')).filter(
    block => block.title === title,
  );
  expect(found).not.toEqual([]);
  return found;
}

describe('tutorial about adding a rule', () => {
  it('shows the module that is tested here', () => {
    const [shown] = blocksOf('add-rule.md', 'acmeRules.ts');
    expect(shown.text).toBe(
      readFileSync(join(__dirname, '__testUtils__/acmeRules.ts'), 'utf8'),
    );
  });

  it('tells what the rule answers', async () => {
    const { server } = await startTestBackend({
      features: [
        openmcpPlugin,
        acmeRules,
        catalogServiceMock.factory({ entities: [] }),
        mockServices.rootConfig.factory({ data: {} }),
      ],
    });
    const ask = async (toolPrivileges?: string[]) => {
      const { body } = await request(server)
        .post('/api/openmcp/v1/eligibility')
        .send({ traits: { versionRange: '*', toolPrivileges } })
        .expect(200);
      return body.wrap.withPlatformMode.results.find(
        ({ ruleId }: { ruleId: string }) => ruleId === 'acme-no-secrets',
      );
    };
    const [answer] = blocksOf('add-rule.md', 'answer');
    expect(await ask(['secrets-read'])).toMatchObject(JSON.parse(answer.text));
    expect(await ask(['crd-write'])).toMatchObject({ outcome: 'ok' });
    expect(await ask(undefined)).toMatchObject({ outcome: 'unknown' });
  }, 60_000);
});

describe('tutorial about declaring a provider', () => {
  it('declares traits without a mistake, and tells what the rules make of them', () => {
    const [shown] = blocksOf('declare-provider.md', 'catalog-info.yaml');
    const { spec, metadata } = parse(shown.text);
    const { traits, findings } = parseProviderTraits(spec.openmcp);
    expect(findings).toEqual([]);
    const { wrap } = checkEligibility({
      subject: {
        kind: 'platform-service',
        title: metadata.title,
        trust: 'trusted',
        image: metadata.annotations['openmcp.cloud/image'],
        version: '1.0.0',
        traits: traits && selectVersion(traits, '1.0.0'),
      },
      landscape: [],
    });
    if (!wrap.applicable) {
      throw new Error('It can be asked of a platform service');
    }
    const { outcome, results } = wrap.today;
    expect(outcome).toBe('unknown');
    expect(results.filter(each => each.outcome === 'blocked')).toEqual([]);
    for (const ruleId of ['contract-cli', 'tenancy', 'target-platform-mode']) {
      expect(results).toContainEqual(
        expect.objectContaining({ ruleId, outcome: 'ok' }),
      );
    }
  });
});

describe('configuration that the documentation shows', () => {
  let schema: ConfigSchema;

  beforeAll(async () => {
    schema = await loadConfigSchema({
      dependencies: [],
      packagePaths: [
        'packages/backend/package.json',
        'plugins/openmcp-backend/package.json',
        'plugins/catalog-backend-module-openmcp/package.json',
        'node_modules/@backstage/plugin-catalog-backend/package.json',
      ].map(file => join(root, file)),
    });
  }, 60_000);

  const shown = ['tutorials', 'operations'].flatMap(name =>
    readdirSync(join(root, 'docs', name)).flatMap(page =>
      codeBlocks(readFileSync(join(root, 'docs', name, page), 'utf8'))
        .filter(
          ({ language, text }) =>
            language === 'yaml' && /^(openmcp|portal|catalog):/m.test(text),
        )
        .map(({ text }) => [page, parse(text)] as const),
    ),
  );

  it('is found', () => {
    expect(shown.length).toBeGreaterThan(4);
  });

  it.each(shown)('of %s fits the schemas', (page, data) => {
    const base = {
      context: 'app-config.yaml',
      data: parse(readFileSync(join(root, 'app-config.yaml'), 'utf8')),
    };
    const process = (shownData: JsonObject) =>
      schema.process([base, { context: page, data: shownData }]);
    expect(() => process(data)).not.toThrow();
    expect(() => process({ ...data, portal: { platformOwners: 1 } })).toThrow(
      'platformOwners',
    );
  });
});

describe('requests that the documentation shows', () => {
  const { paths } = parse(
    readFileSync(
      join(root, 'plugins/openmcp-backend/src/schema/openapi.yaml'),
      'utf8',
    ),
  );
  const routes = Object.entries<Record<string, { parameters?: object[] }>>(
    paths,
  ).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [] }]) => ({
      route: `${method.toLocaleUpperCase('en-US')} ${path}`,
      matches: new RegExp(
        `^${method} ${path.replace(/\{\w+\}/g, '[^/]+')}$`,
        'i',
      ),
      parameters: parameters.map(each => (each as { name: string }).name),
    })),
  );
  const requests = readdirSync(folder).flatMap(page =>
    codeBlocks(readFileSync(join(folder, page), 'utf8'))
      .filter(({ language }) => language === 'sh')
      .flatMap(({ text }) => text.split('\n'))
      .flatMap(line => {
        const url = /http:\/\/localhost:7007\/api\/openmcp([^\s'"]+)/.exec(
          line,
        );
        const method = /-X (\w+)/.exec(line)?.[1] ?? 'GET';
        return url ? [[page, method, url[1]] as const] : [];
      }),
  );

  it('are found', () => {
    expect(requests.length).toBeGreaterThan(5);
  });

  it.each(requests)('of %s: %s %s is a route', (_page, method, address) => {
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    const route = routes.find(({ matches }) =>
      matches.test(`${method} ${pathname}`),
    );
    expect(route?.parameters).toEqual(
      expect.arrayContaining([...searchParams.keys()]),
    );
  });
});
