import { deriveStatus } from '../status';
import { IMAGE, RawObject, rawPod } from './exampleObjects';
import { readObjects } from './readObjects';

/** The moment at which the tests look, hours after the example objects. */
export const NOW = new Date('2026-01-01T04:00:00Z');

export type RawInstallation = NonNullable<Parameters<typeof readObjects>[0]>;

/** The status of an installation that nothing is remembered of. */
export function derive(raw: RawInstallation, now: Date = NOW) {
  return deriveStatus(readObjects(raw), undefined, now);
}

/** What somebody reads who looks at the status. */
export function lookAt(raw: RawInstallation, now: Date = NOW) {
  const { health, summary, reasons } = derive(raw, now);
  return { health, summary: summary.message, sentence: reasons[0].message };
}

/** State of a container that waits. */
export function waiting(reason: string, message?: string): RawObject {
  return { waiting: { reason, message } };
}

/** A Pod whose only container is in the given state. */
export function rawPodWith(options: {
  state: RawObject;
  component?: string;
  lastState?: RawObject;
  restartCount?: number;
  phase?: string;
  ready?: boolean;
}): RawObject {
  const { component = 'controller', ready = false } = options;
  const name = component === 'init-job' ? 'init' : 'ps-dns';
  return rawPod({
    component,
    ready,
    spec: { containers: [{ name, image: IMAGE }] },
    status: {
      phase: options.phase ?? 'Pending',
      containerStatuses: [
        {
          name,
          ready,
          restartCount: options.restartCount ?? 0,
          state: options.state,
          lastState: options.lastState,
        },
      ],
    },
  });
}
