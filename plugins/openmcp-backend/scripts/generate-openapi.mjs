/**
 * Writes the files that follow from `src/schema/openapi.yaml`:
 *
 * - `src/schema/openapi/generated/*`: the specification as a constant, the
 *   types of its schemas and the typed router, laid out as the generator of
 *   `@backstage/repo-tools` does, so that it can take over;
 * - `../openmcp-common/src/client/generated/schema.ts`: the types of the same
 *   schemas for the typed client.
 *
 * With `--check` nothing is written; the exit code is 1 when a file is not up
 * to date.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import prettier from 'prettier';
import { parse } from 'yaml';

const packageFolder = join(dirname(fileURLToPath(import.meta.url)), '..');
const sourceFile = join(packageFolder, 'src/schema/openapi.yaml');
const generatedFolder = join(packageFolder, 'src/schema/openapi/generated');
const clientSchemaFile = join(
  packageFolder,
  '../openmcp-common/src/client/generated/schema.ts',
);

const header = `// Generated from src/schema/openapi.yaml of openmcp-backend by
// "yarn generate:openapi". Changes made here are overwritten.
`;

function pathParameters(operation) {
  return (operation.parameters ?? []).filter(each => each.in === 'path');
}

/**
 * One line of the endpoint map per operation, in the router's own form. Query
 * parameters are left out: they arrive as text and are parsed by hand, so that
 * errors can name the parameter.
 */
function renderEndpoints(spec) {
  return Object.entries(spec.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => {
      const parameters = `operations['${operation.operationId}']['parameters']`;
      const members = [
        pathParameters(operation).length ? `path: ${parameters}['path'];` : '',
        operation.requestBody
          ? `body: NonNullable<operations['${operation.operationId}']['requestBody']>['content']['application/json'];`
          : '',
        `response: Answer<'${operation.operationId}'>;`,
      ];
      const key = `#${method === 'delete' ? '_delete' : method}|${path}`;
      return `'${key}': { ${members.join(' ')} };`;
    }),
  );
}

function renderApis(spec) {
  return `${header}
import { components, operations } from './models';

type Content<TResponse> = TResponse extends {
  content: { 'application/json': infer TBody };
}
  ? TBody
  : never;

type Answer<TOperation extends keyof operations> =
  | Content<
      operations[TOperation]['responses'][keyof operations[TOperation]['responses']]
    >
  | components['schemas']['Error'];

/** What each route takes and answers. */
export type EndpointMap = {
${renderEndpoints(spec).join('\n')}
};
`;
}

function renderRouter(spec) {
  return `${header}
import { createValidatedOpenApiRouterFromGeneratedEndpointMap } from '@backstage/backend-openapi-utils';
import { EndpointMap } from './apis';

export const spec = ${JSON.stringify(spec)} as const;

export const createOpenApiRouter = async (
  options?: Parameters<
    typeof createValidatedOpenApiRouterFromGeneratedEndpointMap
  >['1'],
) =>
  createValidatedOpenApiRouterFromGeneratedEndpointMap<EndpointMap>(
    spec,
    options,
  );
`;
}

async function format(file, text) {
  const options = await prettier.resolveConfig(file);
  return prettier.format(text, { ...options, filepath: file });
}

async function renderFiles() {
  const spec = parse(await readFile(sourceFile, 'utf8'));
  // Who sends a request may leave out what has a default.
  const types = astToString(
    await openapiTS(spec, { defaultNonNullable: false }),
  );
  const models = `${header}\n${types}`;
  return [
    [join(generatedFolder, 'models.ts'), models],
    [join(generatedFolder, 'apis.ts'), renderApis(spec)],
    [join(generatedFolder, 'router.ts'), renderRouter(spec)],
    [
      join(generatedFolder, 'index.ts'),
      `${header}\nexport * from './apis';\nexport * from './models';\nexport * from './router';\n`,
    ],
    [clientSchemaFile, models],
  ];
}

const check = process.argv.includes('--check');
let outdated = 0;
for (const [file, text] of await renderFiles()) {
  const wanted = await format(file, text);
  const present = await readFile(file, 'utf8').catch(() => undefined);
  if (present !== wanted) {
    outdated += 1;
    const name = relative(packageFolder, file);
    if (check) {
      console.error(`${name} is not up to date; run "yarn generate:openapi"`);
    } else {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, wanted);
      console.log(`wrote ${name}`);
    }
  }
}
process.exitCode = check && outdated > 0 ? 1 : 0;
