import { SentenceParams, SentenceRenderer } from './SentenceParams';
import { Translate } from '../../../language';

/** Adds what the object itself said, in quotes. */
function withSaid(t: Translate, sentence: string, params: SentenceParams) {
  const text = params.said();
  return text ? t('sentence.said', { sentence, text }) : sentence;
}

function pods(params: SentenceParams) {
  return { ready: params.text('ready'), wanted: params.text('wanted') };
}

const generationBehind: SentenceRenderer = (t, p) => {
  if (p.has('deployment') || !p.has('wanted', 'observed')) {
    return undefined;
  }
  const wanted = p.text('wanted');
  const observed = p.text('observed');
  return p.has('condition')
    ? t('sentence.whole.generationBehindCondition', {
        wanted,
        observed,
        condition: p.text('condition'),
      })
    : t('sentence.whole.generationBehind', { wanted, observed });
};

const initFailed: SentenceRenderer = (t, p) => {
  const count = p.number('attempts');
  if (p.has('exitCode')) {
    const exitCode = p.text('exitCode');
    const sentence = t('sentence.whole.initFailedExit', { count, exitCode });
    return withSaid(t, sentence, p);
  }
  const sentence = p.has('reason')
    ? t('sentence.whole.initFailedReason', { count, reason: p.text('reason') })
    : t('sentence.whole.initFailed', { count });
  return withSaid(t, sentence, p);
};

const crashLoop: SentenceRenderer = (t, p) => {
  const params = {
    count: p.number('restarts'),
    container: p.text('container'),
  };
  const sentence = p.has('exitCode')
    ? t('sentence.whole.crashLoopExit', {
        ...params,
        exitCode: p.text('exitCode'),
      })
    : t('sentence.whole.crashLoop', params);
  return withSaid(t, sentence, p);
};

/**
 * Renders a finding with everything that is known of it, by its code.
 *
 * @internal
 */
export const WHOLE_SENTENCES: Readonly<Record<string, SentenceRenderer>> = {
  healthy: (t, p) =>
    p.has('ready', 'wanted')
      ? t('sentence.whole.healthy', pods(p))
      : t('sentence.whole.healthyReported'),
  'reconciliation-off': (t, p) =>
    t('sentence.whole.reconciliationOff', { operation: p.text('operation') }),
  'job-suspended': (t, p) =>
    t('sentence.whole.jobSuspended', { job: p.text('job') }),
  'scaled-to-zero': t => t('sentence.whole.scaledToZero'),
  'deployment-paused': (t, p) =>
    t('sentence.whole.deploymentPaused', { deployment: p.text('deployment') }),
  'never-reported': t => t('sentence.whole.neverReported'),
  'generation-behind': generationBehind,
  'init-creation-failed': (t, p) =>
    withSaid(t, t('sentence.whole.initCreationFailed'), p),
  'init-failed': initFailed,
  'init-started': t => t('sentence.whole.initStarted'),
  'init-pending': t => t('sentence.whole.initPending'),
  'image-pull-failed': (t, p) =>
    withSaid(
      t,
      t(
        p.isInit()
          ? 'sentence.whole.initImagePullFailed'
          : 'sentence.whole.imagePullFailed',
        { image: p.text('image') },
      ),
      p,
    ),
  'container-configuration-failed': (t, p) =>
    withSaid(
      t,
      t(
        p.isInit()
          ? 'sentence.whole.initContainerConfigurationFailed'
          : 'sentence.whole.containerConfigurationFailed',
        { pod: p.text('pod'), reason: p.text('reason') },
      ),
      p,
    ),
  'pod-unschedulable': (t, p) =>
    withSaid(
      t,
      t(
        p.isInit()
          ? 'sentence.whole.initPodUnschedulable'
          : 'sentence.whole.podUnschedulable',
        { pod: p.text('pod') },
      ),
      p,
    ),
  'crash-loop': crashLoop,
  'container-failed': (t, p) =>
    withSaid(
      t,
      t('sentence.whole.containerFailed', {
        container: p.text('container'),
        pod: p.text('pod'),
        exitCode: p.text('exitCode'),
      }),
      p,
    ),
  'container-restarted': (t, p) =>
    withSaid(
      t,
      t('sentence.whole.containerRestarted', {
        container: p.text('container'),
        count: p.number('restarts'),
      }),
      p,
    ),
  'installation-failed': (t, p) =>
    withSaid(t, t('sentence.whole.installationFailed'), p),
  'installation-pending': t => t('sentence.whole.installationPending'),
  'provider-not-ready': (t, p) =>
    withSaid(
      t,
      p.has('reason')
        ? t('sentence.whole.providerNotReadyReason', {
            status: p.text('status'),
            reason: p.text('reason'),
          })
        : t('sentence.whole.providerNotReady', { status: p.text('status') }),
      p,
    ),
  'deployment-missing': (t, p) =>
    t('sentence.whole.deploymentMissing', { deployment: p.text('deployment') }),
  'deployment-not-available': (t, p) =>
    withSaid(
      t,
      p.has('reason')
        ? t('sentence.whole.deploymentNotAvailableReason', {
            ...pods(p),
            reason: p.text('reason'),
          })
        : t('sentence.whole.deploymentNotAvailable', pods(p)),
      p,
    ),
  'pods-starting': (t, p) => t('sentence.whole.podsStarting', pods(p)),
  'rollout-progressing': (t, p) =>
    t('sentence.whole.rolloutProgressing', {
      updated: p.text('updated'),
      wanted: p.text('wanted'),
    }),
  'old-version-serving': (t, p) =>
    p.has('version')
      ? t('sentence.whole.oldVersionServingVersion', {
          ...pods(p),
          version: p.text('version'),
        })
      : t('sentence.whole.oldVersionServing', pods(p)),
  'unknown-phase': (t, p) => {
    const sentence = t('sentence.whole.unknownPhase');
    return p.has('phase')
      ? t('sentence.said', { sentence, text: p.text('phase') })
      : sentence;
  },
};
