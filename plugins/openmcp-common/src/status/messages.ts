import { StatusCode } from './InstallationStatus';
import { quote, renderAge, renderCount, renderTimes } from './wording';

/**
 * Parameters of a sentence. A parameter that is not known is left out.
 *
 * @public
 */
export type StatusParams = Record<string, string | number>;

type Render = (params: StatusParams) => string;

/**
 * The English sentences. They say what Kubernetes and the operator report, and
 * never that a tool does its work.
 */
const SENTENCES: Record<StatusCode, Render> = {
  healthy: ({ ready, wanted }) =>
    wanted === undefined
      ? 'The operator reports it as ready.'
      : `${ready} of ${wanted} ready.`,
  terminating: params => `${renderDeletion(params)}.`,
  'uninstall-failed': params =>
    `${renderDeletion(params)}; uninstall failed${quote(params.text, ': ')}.`,
  'reconciliation-off': ({ operation }) =>
    `Reconciliation is switched off (operation: ${operation}).`,
  'job-suspended': ({ job }) => `The init job ${job} is suspended.`,
  'scaled-to-zero': () => 'Scaled to zero.',
  'deployment-paused': ({ deployment }) =>
    `The rollout of Deployment ${deployment} is paused.`,
  'never-reported': () => 'The operator has not reported yet.',
  'not-readable': ({ kinds }) => `${renderKinds(kinds)} could not be read.`,
  'generation-behind': renderGenerationBehind,
  'init-creation-failed': ({ text }) =>
    `The init job could not be created${quote(text, ': ')}.`,
  'init-failed': renderInitFailed,
  'init-started': () => 'The init job has started and has not ended yet.',
  'init-pending': () => 'The init job has not started yet.',
  'image-pull-failed': ({ role, image, text }) =>
    `${
      role === 'init' ? 'Init blocked: image' : 'Image'
    } cannot be pulled: ${image}${quote(text, '; ')}.`,
  'container-configuration-failed': ({ pod, role, reason, text }) =>
    `${
      role === 'init' ? 'Init blocked: the' : 'The'
    } containers of Pod ${pod} cannot be created (${reason})${quote(
      text,
      ': ',
    )}.`,
  'pod-unschedulable': ({ pod, role, text }) =>
    `${
      role === 'init' ? 'Init blocked: no' : 'No'
    } node takes Pod ${pod}${quote(text, ': ')}.`,
  'crash-loop': ({ container, restarts, exitCode, text }) =>
    `CrashLoopBackOff in ${container}, ${renderCount(restarts, 'restart')}${
      exitCode === undefined ? '' : `, last exit ${exitCode}`
    }${quote(text, ': ')}.`,
  'container-failed': ({ container, pod, exitCode, text }) =>
    `Container ${container} of Pod ${pod} ended with exit ${exitCode}${quote(
      text,
      ': ',
    )}.`,
  'container-restarted': ({ container, restarts, exitCode, text }) =>
    `Container ${container} was restarted a moment ago (${renderCount(
      restarts,
      'restart',
    )}${exitCode === undefined ? '' : `, last exit ${exitCode}`})${quote(
      text,
      ': ',
    )}.`,
  'installation-failed': ({ text }) =>
    `The operator could not install it${quote(text, ': ')}.`,
  'installation-pending': () =>
    'The operator has not finished the installation yet.',
  'provider-not-ready': ({ status, reason, text }) =>
    `The operator reports Ready as ${status}${
      reason === undefined ? '' : ` (${reason})`
    }${quote(text, ': ')}.`,
  'deployment-missing': ({ deployment }) =>
    `Deployment ${deployment} not found, although the operator reports Ready.`,
  'deployment-not-available': ({ ready, wanted, reason, text }) =>
    `${ready} of ${wanted} ready${
      reason === undefined ? '' : ` (${reason})`
    }${quote(text, ': ')}.`,
  'pods-starting': ({ ready, wanted }) =>
    `${ready} of ${wanted} ready, the others are starting.`,
  'rollout-progressing': ({ updated, wanted }) =>
    `${updated} of ${wanted} have the new version.`,
  'old-version-serving': ({ ready, wanted, version }) =>
    `The old version still serves: ${ready} of ${wanted} pods${
      version === undefined ? '' : ` of ${version}`
    } ready.`,
  'unknown-phase': ({ phase }) =>
    `The operator reports a phase that is not known here${quote(phase, ': ')}.`,
};

/**
 * Renders a sentence of an installation's status in English.
 *
 * @remarks
 * A code of a newer version is answered by the code itself.
 *
 * @public
 */
export function renderStatusSentence(
  code: StatusCode,
  params: StatusParams,
): string {
  const render = Object.hasOwn(SENTENCES, code) ? SENTENCES[code] : undefined;
  return render ? render(params) : code;
}

function renderDeletion({ minutes, finalizers }: StatusParams): string {
  const age = minutes === undefined ? '' : ` for ${renderAge(Number(minutes))}`;
  const waiting =
    finalizers === undefined ? '' : `, waiting for: ${finalizers}`;
  return `Deleting${age}${waiting}`;
}

function renderKinds(kinds: string | number): string {
  const names = String(kinds)
    .split(', ')
    .map(kind => `${kind}s`);
  return names.length < 2
    ? names.join()
    : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

function renderGenerationBehind(params: StatusParams): string {
  const { wanted, observed, condition, deployment } = params;
  if (deployment !== undefined) {
    return `Change ${wanted} of Deployment ${deployment} not yet seen by its controller${
      observed === undefined ? '' : ` (${observed})`
    }.`;
  }
  const where = condition === undefined ? '' : `${condition} is of change `;
  return `Change ${wanted} not yet seen by the operator (${where}${observed}).`;
}

function renderInitFailed(params: StatusParams): string {
  const { attempts, exitCode, reason, text, at } = params;
  const times = renderTimes(Number(attempts));
  if (exitCode !== undefined) {
    const said = quote(text, ': ');
    return `The init job failed ${times}; the last pod ended with exit ${exitCode}${said}.`;
  }
  const last = reason === undefined ? '' : `; last error ${reason}`;
  const when = at === undefined ? '' : ` at ${at}`;
  return `The init job failed ${times}${last}${when}${quote(text, ': ')}.`;
}
