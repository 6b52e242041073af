import { Page } from 'playwright-core';
import { PortalPage } from './pages';

/**
 * A form of ours, on a page of the scaffolder.
 *
 * @internal
 */
export interface FormPage extends PortalPage {
  /** Selectors of what the steps after the first one show. */
  steps: readonly string[];
  /** True where the first step asks the backend for something. */
  asks: boolean;
}

function address(template: string, formData?: object): string {
  const path = `/create/templates/default/${template}`;
  return formData
    ? `${path}?${new URLSearchParams({ formData: JSON.stringify(formData) })}`
    : path;
}

const ofVelero = { cluster: 'eu-live', name: 'velero' };

/**
 * All forms, filled in as far as the pages that lead to them do.
 *
 * @internal
 */
export const formPages: readonly FormPage[] = [
  {
    name: 'form to run',
    path: address('run-service-provider-as-platform-service', {
      provider: 'component:default/service-provider-eso',
      cluster: 'eu-live',
      name: 'eso-of-a-test',
    }),
    content: 'input[type="radio"]:checked',
    steps: ['label:has-text("eu-live")', 'text=I state that'],
    isOfOthers: true,
    isSlow: true,
    asks: true,
  },
  {
    name: 'form to update',
    path: address('update-platform-service', ofVelero),
    content: 'input[type="radio"]:checked',
    steps: [],
    isOfOthers: true,
    isSlow: true,
    asks: true,
  },
  {
    name: 'form to remove',
    path: address('remove-platform-service', ofVelero),
    content: 'input[type="radio"]:checked',
    steps: ['text=ps-velero'],
    isOfOthers: true,
    isSlow: true,
    asks: true,
  },
  {
    name: 'form to declare',
    path: address('declare-provider'),
    content: 'input',
    steps: [],
    isOfOthers: true,
    isSlow: true,
    asks: false,
  },
];

/** Goes on to the next step of a form. */
export async function nextStep(page: Page, content: string): Promise<void> {
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.locator(content).first().waitFor();
  await page.waitForFunction(
    () => !document.querySelector('[aria-busy="true"], [role="progressbar"]'),
  );
}
