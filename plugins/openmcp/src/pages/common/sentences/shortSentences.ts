import { toAge } from '../../../time';
import { SentenceParams, SentenceRenderer } from './SentenceParams';
import { Translate } from '../../../language';

function withSaid(t: Translate, sentence: string, params: SentenceParams) {
  const text = params.said() || (params.has('reason') && params.text('reason'));
  return text ? t('sentence.said', { sentence, text }) : sentence;
}

const initFailed: SentenceRenderer = (t, p) => {
  const sentence = t('sentence.short.initFailed', {
    count: p.number('attempts'),
  });
  const text = p.said();
  if (text && p.has('exitCode')) {
    return t('sentence.short.initFailedSaid', { sentence, text });
  }
  return p.has('reason')
    ? t('sentence.short.initFailedLast', { sentence, reason: p.text('reason') })
    : sentence;
};

const terminating: SentenceRenderer = (t, p) => {
  if (!p.has('minutes')) {
    return undefined;
  }
  const { unit, value } = toAge(p.number('minutes') * 60_000);
  const age = t(`time.${unit}`, { value: String(value) });
  return p.has('finalizers')
    ? t('sentence.short.terminating', {
        age,
        finalizers: p.text('finalizers'),
      })
    : t('sentence.short.terminatingNothing', { age });
};

/**
 * Renders findings that would be too long for a cell of a table otherwise, by
 * their code.
 *
 * @internal
 */
export const SHORT_SENTENCES: Readonly<Record<string, SentenceRenderer>> = {
  terminating,
  'uninstall-failed': (t, p) => {
    const sentence = terminating(t, p);
    return (
      sentence &&
      withSaid(t, t('sentence.short.uninstallFailed', { sentence }), p)
    );
  },
  'container-restarted': (t, p) =>
    t('sentence.short.containerRestarted', { container: p.text('container') }),
  'init-creation-failed': (t, p) =>
    withSaid(t, t('sentence.short.initCreationFailed'), p),
  'init-failed': initFailed,
  'init-started': t => t('sentence.short.initStarted'),
  'init-pending': t => t('sentence.short.initPending'),
  'container-configuration-failed': (t, p) =>
    p.isInit()
      ? t('sentence.short.containerConfigurationFailed', {
          reason: p.text('reason'),
        })
      : p.text('reason'),
  'pod-unschedulable': (t, p) =>
    withSaid(
      t,
      t(
        p.isInit()
          ? 'sentence.short.initPodUnschedulable'
          : 'sentence.short.podUnschedulable',
      ),
      p,
    ),
  'container-failed': (t, p) =>
    withSaid(
      t,
      t('sentence.short.containerFailed', {
        container: p.text('container'),
        exitCode: p.text('exitCode'),
      }),
      p,
    ),
  'installation-failed': (t, p) =>
    withSaid(t, t('sentence.short.installationFailed'), p),
  'installation-pending': t => t('sentence.short.installationPending'),
  'provider-not-ready': (t, p) =>
    withSaid(t, t('sentence.short.providerNotReady'), p),
  'deployment-missing': (t, p) =>
    t('sentence.short.deploymentMissing', { deployment: p.text('deployment') }),
  'deployment-not-available': (t, p) =>
    withSaid(
      t,
      t('sentence.whole.deploymentNotAvailable', {
        ready: p.text('ready'),
        wanted: p.text('wanted'),
      }),
      p,
    ),
  'image-pull-failed': (t, p) =>
    t(
      p.isInit()
        ? 'sentence.whole.initImagePullFailed'
        : 'sentence.whole.imagePullFailed',
      { image: p.text('image').split('/').at(-1) ?? '' },
    ),
  'unknown-phase': (t, p) =>
    t('sentence.short.unknownPhase', { phase: p.text('phase') }),
  'pods-starting': (t, p) =>
    t('sentence.short.podsStarting', {
      ready: p.text('ready'),
      wanted: p.text('wanted'),
    }),
};
