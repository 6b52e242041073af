import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mockServices, startTestBackend } from '@backstage/backend-test-utils';
import { targetPaths } from '@backstage/cli-common';
import { catalogServiceMock } from '@backstage/plugin-catalog-node/testUtils';
import openmcpPlugin from '@openmcp/backstage-plugin-openmcp-backend';
import request from 'supertest';
import { parse } from 'yaml';
import { markdownPages } from './__testUtils__/pages';
import { codeBlocks } from './codeBlocks';

const root = targetPaths.resolveRoot();

/** A request as a line of a page shows it, for curl. */
interface ShownRequest {
  page: string;
  method: 'get' | 'post' | 'delete';
  address: string;
  body?: string;
}

const requests = markdownPages(root).flatMap(({ name, text }) =>
  codeBlocks(text)
    .filter(({ language }) => /^(?:sh|bash)$/.test(language))
    .flatMap(block => block.text.split('\n'))
    .flatMap((line): ShownRequest[] => {
      const [, address] =
        /https?:\/\/[^\s'"/]+(\/api\/openmcp[^\s'"]*)/.exec(line) ?? [];
      const method = (/-X (\w+)/.exec(line)?.[1] ?? 'GET').toLocaleLowerCase(
        'en-US',
      ) as ShownRequest['method'];
      const body = / -d '([^']*)'/.exec(line)?.[1];
      return address ? [{ page: name, method, address, body }] : [];
    }),
);

describe('requests that pages show', () => {
  it('are found', () => {
    expect(requests.length).toBeGreaterThan(6);
    expect(new Set(requests.map(({ method }) => method)).size).toBe(3);
  });

  const cases = requests.map(
    each => [each.page, each.method, each.address, each] as const,
  );

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
      matches: new RegExp(
        `^${method} /api/openmcp${path.replace(/\{\w+\}/g, '[^/]+')}$`,
      ),
      parameters: parameters.map(each => (each as { name: string }).name),
    })),
  );

  it.each(cases)('of %s: %s %s is a route', (_page, method, address) => {
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    const route = routes.find(({ matches }) =>
      matches.test(`${method} ${pathname}`),
    );
    expect(route?.parameters).toEqual(
      expect.arrayContaining([...searchParams.keys()]),
    );
  });

  it('are understood by the backend, whose clusters are down', async () => {
    const clusters = [{ name: 'eu-live', url: 'http://127.0.0.1:1' }];
    const { server } = await startTestBackend({
      features: [
        openmcpPlugin,
        catalogServiceMock.factory({ entities: [] }),
        mockServices.rootConfig.factory({
          data: {
            openmcp: {
              clusters,
              allowedImages: ['ghcr.io/openmcp-project/images/'],
            },
          },
        }),
      ],
    });
    const answers = [];
    for (const { method, address, body } of requests) {
      const sent = request(server)[method](address);
      const answer = await (body
        ? sent.set('content-type', 'application/json').send(body)
        : sent);
      answers.push([
        method,
        address,
        answer.status,
        answer.body.error?.details,
      ]);
    }
    // Neither is anything wrong with them, nor may they not be sent. What they are about is not there, and not to be had.
    expect(
      answers.filter(([, , status]) => ![200, 404, 503].includes(status)),
    ).toEqual([]);
    expect(answers.map(([, , status]) => status)).toEqual(
      expect.arrayContaining([200, 404, 503]),
    );
  }, 120_000);
});
