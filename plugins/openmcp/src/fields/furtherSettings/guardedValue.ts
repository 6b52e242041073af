import { FurtherSettings, FurtherSpec } from '../common';

type Volumes = NonNullable<FurtherSpec['extraVolumes']>;

function isOnHost(volume: Volumes[number]): boolean {
  return volume.hostPath !== undefined;
}

/** What takes a right of its own, as one text; empty where there is none of it. */
function guardedPart({ force, spec }: FurtherSettings): string {
  const { extraVolumes = [], initCommand, runCommand } = spec;
  const onHost = extraVolumes.filter(isOnHost);
  return initCommand || runCommand || onHost.length > 0 || force
    ? JSON.stringify([initCommand, runCommand, onHost, force])
    : '';
}

/** Of the page as it is loaded now: an address cannot put anything in here. */
const written = new Set<string>();

/**
 * Remembers what a person has set here by hand.
 *
 * @internal
 */
export function rememberWritten(settings: FurtherSettings): void {
  written.add(guardedPart(settings));
}

/**
 * Whether all that takes a right of its own was set by hand since the page was
 * loaded, and did not come with an address.
 *
 * @internal
 */
export function isSetByHand(settings: FurtherSettings): boolean {
  const part = guardedPart(settings);
  return part === '' || written.has(part);
}

/**
 * The settings without what takes a right of its own.
 *
 * @internal
 */
export function withoutGuarded({ spec }: FurtherSettings): FurtherSettings {
  const { extraVolumes, extraVolumeMounts, initCommand, runCommand, ...rest } =
    spec;
  const onHost = (extraVolumes ?? []).filter(isOnHost).map(({ name }) => name);
  return {
    spec: {
      ...rest,
      ...(extraVolumes && {
        extraVolumes: extraVolumes.filter(volume => !isOnHost(volume)),
      }),
      ...(extraVolumeMounts && {
        extraVolumeMounts: extraVolumeMounts.filter(
          ({ name }) => !onHost.includes(name),
        ),
      }),
    },
    force: false,
  };
}
