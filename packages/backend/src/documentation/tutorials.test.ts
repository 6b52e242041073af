import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mockServices, startTestBackend } from '@backstage/backend-test-utils';
import { targetPaths } from '@backstage/cli-common';
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
