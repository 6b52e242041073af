import { StatusCode } from './InstallationStatus';
import { renderStatusSentence, StatusParams } from './messages';
import { quote, renderCount, renderTimes } from './wording';

/** A cell of a table shows two lines. */
const SUMMARY_QUOTE = 80;

type Render = (params: StatusParams) => string;

/** Where the sentence is too long for a table. */
const SUMMARIES: Partial<Record<StatusCode, Render>> = {
  'init-creation-failed': ({ text }) =>
    `Init job could not be created${shortQuote(text)}`,
  'init-failed': ({ attempts, exitCode, reason, text }) => {
    const said = exitCode === undefined ? undefined : text;
    const last = reason === undefined ? '' : `, last: ${reason}`;
    return `Init job failed ${renderTimes(Number(attempts))}${
      said === undefined ? last : shortQuote(said, ', last: ')
    }`;
  },
  'init-started': () => 'Init job has started',
  'init-pending': () => 'Init job has not started yet',
  'image-pull-failed': ({ role, image }) =>
    `${
      role === 'init' ? 'Init blocked: image' : 'Image'
    } cannot be pulled: ${lastSegment(image)}`,
  'container-configuration-failed': ({ role, reason, text }) =>
    `${role === 'init' ? 'Init blocked: ' : ''}${reason}${shortQuote(text)}`,
  'pod-unschedulable': ({ role, text }) =>
    `${
      role === 'init' ? 'Init blocked: no' : 'No'
    } node takes the pod${shortQuote(text)}`,
  'crash-loop': ({ container, restarts, exitCode, text }) =>
    `CrashLoopBackOff in ${container}, ${renderCount(restarts, 'restart')}${
      exitCode === undefined ? '' : `, last exit ${exitCode}`
    }${shortQuote(text)}`,
  'container-failed': ({ container, exitCode, text }) =>
    `${container} ended with exit ${exitCode}${shortQuote(text)}`,
  'container-restarted': ({ container, exitCode }) =>
    `${container} was restarted a moment ago${
      exitCode === undefined ? '' : `, last exit ${exitCode}`
    }`,
  'installation-failed': ({ text }) => `Installation failed${shortQuote(text)}`,
  'installation-pending': () => 'Installation not finished yet',
  'provider-not-ready': ({ reason, text }) =>
    `Not ready${shortQuote(text ?? reason)}`,
  'deployment-missing': ({ deployment }) =>
    `Deployment ${deployment} not found`,
  'deployment-not-available': ({ ready, wanted, reason, text }) =>
    `${ready} of ${wanted} ready${shortQuote(text ?? reason)}`,
  'pods-starting': ({ ready, wanted }) =>
    `${ready} of ${wanted} ready, starting`,
  'unknown-phase': ({ phase }) => `Phase${shortQuote(phase, ' ')}`,
  'uninstall-failed': ({ text, ...params }) =>
    `${renderStatusSummary(
      'terminating',
      params,
    )}; uninstall failed${shortQuote(text)}`,
};

/**
 * Renders a sentence of an installation's status in English, short enough for a
 * cell of a table and without a full stop.
 *
 * @public
 */
export function renderStatusSummary(
  code: StatusCode,
  params: StatusParams,
): string {
  const render = Object.hasOwn(SUMMARIES, code) ? SUMMARIES[code] : undefined;
  return render
    ? render(params)
    : renderStatusSentence(code, params).replace(/\.$/, '');
}

function shortQuote(
  text: string | number | undefined,
  lead: string = ': ',
): string {
  return quote(text, lead, SUMMARY_QUOTE);
}

function lastSegment(image: string | number): string {
  return String(image).split('/').at(-1) ?? String(image);
}
