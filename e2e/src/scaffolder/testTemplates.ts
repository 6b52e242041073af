import { readFileSync } from 'node:fs';
import { targetPaths } from '@backstage/cli-common';
import { parse } from 'yaml';

interface Step {
  id: string;
  name?: string;
  action: string;
  if?: string;
  input: Record<string, unknown>;
}

interface Template {
  apiVersion: string;
  kind: string;
  metadata: { name: string; title: string };
  spec: {
    parameters?: object[];
    steps: Step[];
    output: object;
    EXPERIMENTAL_recovery?: { EXPERIMENTAL_strategy: string };
  };
}

function readShipped(name: string): Template {
  return parse(
    readFileSync(
      targetPaths.resolveRoot('templates', name, 'template.yaml'),
      'utf8',
    ),
  );
}

/** A shipped template under another name, with a form that lets all pass. */
function vary(
  shipped: Template,
  name: string,
  change: Partial<Template['spec']>,
): Template {
  return {
    ...shipped,
    metadata: { name, title: name },
    spec: {
      ...shipped.spec,
      parameters: [],
      // A task whose backend went away is begun again.
      EXPERIMENTAL_recovery: { EXPERIMENTAL_strategy: 'startOver' },
      ...change,
    },
  };
}

function changeInput(steps: Step[], id: string, input: object): Step[] {
  return steps.map(step =>
    step.id === id ? { ...step, input: { ...step.input, ...input } } : step,
  );
}

/**
 * Templates of the tests. Their steps are those of the shipped ones; what a
 * test has to say is a parameter.
 *
 * @internal
 */
export function createTestTemplates(): Template[] {
  const run = readShipped('run-service-provider-as-platform-service');
  const update = readShipped('update-platform-service');
  const remove = readShipped('remove-platform-service');
  const watched = changeInput(run.spec.steps, 'wait', {
    failAfterSeconds: '${{ parameters.failAfterSeconds }}',
    timeoutSeconds: '${{ parameters.timeoutSeconds }}',
  });
  const waitOnly: Step = {
    id: 'wait',
    name: 'Wait until it is healthy',
    action: 'openmcp:platform-service:wait',
    input: {
      cluster: '${{ parameters.cluster }}',
      name: '${{ parameters.name }}',
    },
  };
  const check: Step = {
    id: 'check',
    name: 'Check whether it may run',
    action: 'openmcp:eligibility:check',
    input: {
      provider: '${{ parameters.provider }}',
      image: '${{ parameters.image }}',
      cluster: '${{ parameters.cluster }}',
      name: '${{ parameters.name }}',
    },
  };
  const manifest = changeInput(
    run.spec.steps.filter(({ id }) => id === 'manifest'),
    'manifest',
    {
      outputPath: '${{ parameters.outputPath }}',
      overwrite: '${{ parameters.overwrite }}',
      spec: '${{ parameters.spec }}',
    },
  ).map(({ if: _, ...step }) => step);
  const link: Step = {
    id: 'link',
    name: 'Put a link into the workspace',
    action: 'e2e:link',
    input: { target: '${{ parameters.target }}', path: 'out' },
  };
  return [
    vary(run, 'e2e-run', { steps: watched }),
    vary(run, 'e2e-wait', { steps: [waitOnly], output: {} }),
    vary(run, 'e2e-secret', {
      steps: changeInput(watched, 'apply', {
        env: [{ name: 'TOKEN', value: '${{ secrets.TOKEN }}' }],
      }),
    }),
    vary(run, 'e2e-secret-manifest', {
      steps: changeInput(manifest, 'manifest', {
        env: [
          {
            name: '${{ parameters.variable }}',
            value: '${{ secrets.TOKEN }}',
          },
        ],
      }),
      output: {},
    }),
    vary(run, 'e2e-checked', { steps: [check, ...watched] }),
    vary(update, 'e2e-update', {}),
    vary(remove, 'e2e-remove', {
      steps: changeInput(remove.spec.steps, 'remove', {
        timeoutSeconds: '${{ parameters.timeoutSeconds }}',
      }),
      output: {},
    }),
    vary(run, 'e2e-manifest', { steps: manifest, output: {} }),
    vary(run, 'e2e-manifest-twice', {
      steps: [
        ...manifest,
        ...changeInput(manifest, 'manifest', {
          runReplicas: '${{ parameters.replicasAgain }}',
        }).map(step => ({ ...step, id: 'again' })),
      ],
      output: {},
    }),
    vary(run, 'e2e-linked', { steps: [link, ...manifest], output: {} }),
  ];
}
