import { ComponentProps } from 'react';
import { renderInTestApp } from '@backstage/frontend-test-utils';
import { Stepper } from '@backstage/plugin-scaffolder-react/alpha';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openmcpApiRef, serverClockApiRef } from '../../api';
import { rootRouteRef } from '../../routes';
import { NOW } from '../../__testUtils__/examples';
import { FakeBackend } from '../../__testUtils__/FakeBackend';
import * as fields from '../index';

type StepperProps = ComponentProps<typeof Stepper>;
type Schema = StepperProps['manifest']['steps'][number]['schema'];
type Values = NonNullable<StepperProps['initialState']>;

/** The steps of the template, with their names of fields. */
const STEPS: Record<string, Schema> = {
  provider: { type: 'string', 'ui:field': 'OpenmcpProviderPicker' },
  cluster: { type: 'string', 'ui:field': 'OpenmcpClusterPicker' },
  name: { type: 'string', 'ui:field': 'OpenmcpPlatformServiceName' },
  image: { type: 'string', 'ui:field': 'OpenmcpImageField' },
  env: {
    type: 'array',
    items: {
      type: 'object',
      properties: { name: { type: 'string' }, value: { type: 'string' } },
    },
    'ui:field': 'OpenmcpEnvironmentEditor',
  },
  platformMode: {
    type: 'object',
    properties: {
      via: { type: 'string' },
      name: { type: 'string' },
      value: { type: 'string' },
      stated: { type: 'boolean' },
    },
    'ui:field': 'OpenmcpPlatformModeStatement',
  },
  preview: { type: 'object', 'ui:field': 'OpenmcpManifestPreview' },
  further: { type: 'object', 'ui:field': 'OpenmcpFurtherSettings' },
  configuration: { type: 'string', 'ui:field': 'OpenmcpConfigurationEditor' },
  verdict: { type: 'null', 'ui:field': 'OpenmcpTraitsPreview' },
  traits: { type: 'object', 'ui:widget': 'hidden' },
  service: { type: 'string', 'ui:field': 'OpenmcpPlatformServicePicker' },
  removal: { type: 'object', 'ui:field': 'OpenmcpRemovalPreview' },
  delivery: { type: 'string', 'ui:field': 'OpenmcpDelivery' },
  runReplicas: { type: 'integer', 'ui:field': 'OpenmcpReplicas' },
  verbosity: { type: 'string', 'ui:field': 'OpenmcpLogLevel' },
  imagePullSecrets: {
    type: 'array',
    items: { type: 'object', properties: { name: { type: 'string' } } },
    'ui:field': 'OpenmcpPullSecrets',
  },
};

type Property = keyof typeof STEPS;

/** A template that updates gives lists no type, see the README. */
function withOptions(field: Schema, options: Values): Schema {
  const { type, ...others } = field;
  const isUntyped = options.update === true && type === 'array';
  return { ...(isUntyped ? others : field), 'ui:options': options };
}

/**
 * Opens the form of the scaffolder with our fields.
 *
 * @param steps - names of the properties of each step
 * @param options - `ui:options` of each field
 */
export function renderForm(
  backend: FakeBackend,
  steps: ReadonlyArray<readonly Property[]>,
  formData: Values = {},
  options: Values = {},
) {
  const onCreate = jest.fn(async (_values: Values) => {});
  // The form goes back to its top with every step.
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const { unmount } = renderInTestApp(
    <Stepper
      manifest={{
        title: 'Run a service provider as a platform service',
        steps: steps.map((names, index) => ({
          title: `Step ${index + 1}`,
          schema: {
            type: 'object',
            properties: Object.fromEntries(
              names.map(name => [name, withOptions(STEPS[name], options)]),
            ),
          },
        })),
      }}
      extensions={Object.values(fields).map(field => ({
        name: field.name,
        component: field.component,
        validation: 'validation' in field ? field.validation : undefined,
      }))}
      initialState={formData}
      onCreate={onCreate}
    />,
    {
      mountedRoutes: {
        '/openmcp': rootRouteRef,
      },
      apis: [
        [openmcpApiRef, backend],
        [serverClockApiRef, { now: () => NOW }],
      ],
    },
  );
  return { onCreate, unmount };
}

/** Goes on to the next step, or to the review. */
export async function goOn() {
  await userEvent.click(
    screen.getByRole('button', { name: /^(Next|Review)$/ }),
  );
}

/** Finishes the form. */
export async function create() {
  await userEvent.click(await screen.findByRole('button', { name: 'Create' }));
}

/** Waits until the form refuses to go on, with this text. */
export async function findRefusal(text: string) {
  const refusal = await screen.findByText(
    (_, element) =>
      element?.tagName === 'SPAN' &&
      /^'.*' /.test(element.textContent ?? '') &&
      (element.textContent ?? '').endsWith(` ${text}`),
  );
  expect(screen.queryByRole('button', { name: 'Create' })).toBeNull();
  return refusal;
}
