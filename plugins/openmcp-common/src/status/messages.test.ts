import { StatusCode } from './InstallationStatus';
import { renderStatusSentence } from './messages';
import { renderStatusSummary } from './summaries';

const EVERYTHING = {
  ready: 1,
  wanted: 2,
  updated: 1,
  observed: 3,
  minutes: 40,
  finalizers: 'openmcp.cloud/finalizer',
  operation: 'ignore',
  job: 'ps-dns-init',
  deployment: 'ps-dns',
  kinds: 'Job, Pod',
  attempts: 2,
  exitCode: 1,
  reason: 'Error',
  at: '2026-01-01T00:00:00Z',
  role: 'init',
  image: 'ghcr.io/acme/dns:v1',
  pod: 'ps-dns-init-x7k2p',
  container: 'init',
  restarts: 1,
  status: 'False',
  version: 'v1',
  phase: 'SomethingNew',
  text: 'quoted',
};

/** A record, so that a code without an entry here does not compile. */
const CODES: Record<StatusCode, true> = {
  healthy: true,
  terminating: true,
  'uninstall-failed': true,
  'reconciliation-off': true,
  'job-suspended': true,
  'scaled-to-zero': true,
  'deployment-paused': true,
  'never-reported': true,
  'not-readable': true,
  'generation-behind': true,
  'init-creation-failed': true,
  'init-failed': true,
  'init-started': true,
  'init-pending': true,
  'image-pull-failed': true,
  'container-configuration-failed': true,
  'pod-unschedulable': true,
  'crash-loop': true,
  'container-failed': true,
  'container-restarted': true,
  'installation-failed': true,
  'installation-pending': true,
  'provider-not-ready': true,
  'deployment-missing': true,
  'deployment-not-available': true,
  'pods-starting': true,
  'rollout-progressing': true,
  'old-version-serving': true,
  'unknown-phase': true,
};

const codes = Object.keys(CODES) as StatusCode[];

describe('sentences', () => {
  it.each(codes)('of %s fill in what they are given', code => {
    for (const text of [
      renderStatusSentence(code, EVERYTHING),
      renderStatusSummary(code, EVERYTHING),
    ]) {
      expect(text).not.toMatch(/undefined|NaN|\[object/);
      expect(text).toMatch(/^[A-Z0-9i]/);
    }
    expect(renderStatusSentence(code, EVERYTHING)).toMatch(/\.$/);
    expect(renderStatusSummary(code, EVERYTHING)).not.toMatch(/\.$/);
  });

  it.each(codes)('of %s do not claim that anything works', code => {
    const text = [
      renderStatusSentence(code, EVERYTHING),
      renderStatusSummary(code, EVERYTHING),
    ].join(' ');

    expect(text).not.toMatch(/\b(works|working|running|available|OK)\b/i);
    expect(text).not.toMatch(
      /error occurred|went wrong|failed to fetch|invalid|oops|please|success|!/i,
    );
  });

  it('answer a code of a newer version by the code', () => {
    expect(renderStatusSentence('constructor' as StatusCode, {})).toBe(
      'constructor',
    );
    expect(renderStatusSummary('brand-new' as StatusCode, {})).toBe(
      'brand-new',
    );
  });

  it('put a text of several lines on one and cut what is very long', () => {
    const sentence = renderStatusSentence('init-failed', {
      attempts: 1,
      exitCode: 1,
      text: `line one\n  line two ${'🚀'.repeat(400)}`,
    });

    expect(sentence).toContain('"line one line two 🚀');
    expect(sentence).toMatch(/🚀…"\.$/u);
    expect([...sentence].length).toBeLessThan(400);
  });
});
