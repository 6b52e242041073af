import SwaggerParser from '@apidevtools/swagger-parser';
import Ajv, { ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import request from 'supertest';
import { decideAlways } from '../__testUtils__/policies';
import { routesOf, sampleRequest } from '../__testUtils__/routes';
import { createFleetView, createSnapshot } from '../__testUtils__/snapshots';
import { startRouter } from '../__testUtils__/startRouter';
import { spec } from '../schema/openapi';

jest.setTimeout(60_000);

const snapshots = [
  createSnapshot('alpha', 'dns', { since: '2026-01-01T10:00:00Z' }),
  createSnapshot('alpha', 'eso', { health: 'Degraded', running: ['a:v1'] }),
  createSnapshot('beta', 'kind', { kind: 'ClusterProvider' }),
];

/** The same schemas, but nothing that they do not name is allowed. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) {
    return schema.map(closed);
  }
  if (typeof schema !== 'object' || schema === null) {
    return schema;
  }
  const members = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, closed(value)]),
  );
  return 'properties' in schema &&
    (schema as { type?: unknown }).type === 'object'
    ? { additionalProperties: false, ...members }
    : members;
}

/** Validates answers against schemas of the specification. */
function createValidator() {
  // `nullable` of OpenAPI 3.0 is known to it, other keywords are none of JSON schema.
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema({ $id: 'spec', components: closed(spec.components) });
  return (reference: string): ValidateFunction =>
    ajv.compile({ $ref: `spec${reference}` });
}

function start(decision: 'ALLOW' | 'DENY' = 'ALLOW') {
  return startRouter({
    fleet: createFleetView(snapshots),
    permissions: decideAlways(decision),
  });
}

describe('the specification', () => {
  it('is valid OpenAPI, as it is served', async () => {
    const { app } = await start();
    const { body } = await request(app).get('/openapi.json').expect(200);
    const api = await SwaggerParser.validate(body);
    expect(Object.keys(api.paths ?? {}).length).toBeGreaterThan(8);
  });

  it('names every operation, and what it answers, once', () => {
    const operations = Object.values(spec.paths).flatMap(path =>
      Object.values(path),
    );
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { description, responses } of operations) {
      expect(description.length).toBeGreaterThan(20);
      expect(Object.keys(responses)).toEqual(['200', 'default']);
    }
  });

  it('describes what every route answers, errors as well', async () => {
    const validatorOf = createValidator();
    for (const decision of ['ALLOW', 'DENY'] as const) {
      const { app, router } = await start(decision);
      for (const route of routesOf(router)) {
        const { method, url, body } = sampleRequest(route, {
          cluster: 'alpha',
          name: 'dns',
        });
        const sent = request(app)[method as 'get' | 'post' | 'delete'](url);
        const response = await (body ? sent.send(body) : sent);
        const path = route.path.replace(/:(\w+)/g, '{$1}');
        const operations: Record<string, Record<string, unknown>> = spec.paths;
        const operation = operations[path][method] as {
          responses: {
            200: {
              content: { 'application/json': { schema: { $ref: string } } };
            };
          };
        };
        const { schema } = operation.responses[200].content['application/json'];
        const validate = validatorOf(
          response.status === 200 ? schema.$ref : '#/components/schemas/Error',
        );
        validate(response.body);
        expect([url, response.status, validate.errors]).toEqual([
          url,
          response.status,
          null,
        ]);
      }
    }
  });
});
