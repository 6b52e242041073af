import { Installation } from '@openmcp/backstage-plugin-openmcp-common';
import { Document, isMap, isScalar, isSeq } from 'yaml';

/**
 * Writes behind every entry of a list what is not part of the object itself.
 */
function commentEntries(
  document: Document,
  path: string[],
  comments: readonly string[],
) {
  const list = document.getIn(path);
  if (!isSeq(list)) {
    return;
  }
  list.items.forEach((entry, index) => {
    const value = isMap(entry) ? entry.items[0]?.value : undefined;
    if (isScalar(value)) {
      value.comment = ` ${comments[index]}`;
    }
  });
}

function orNothing<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length > 0 ? list : undefined;
}

/**
 * The object as this plugin keeps it. Values of environment variables and the
 * sources of volumes are not kept.
 *
 * @param valueNotKept - what to write behind the name of a variable
 * @internal
 */
export function toYaml(
  installation: Installation,
  valueNotKept: string,
): string {
  const { spec } = installation;
  const document = new Document({
    kind: installation.kind,
    metadata: {
      name: installation.name,
      uid: installation.uid,
      generation: installation.generation.wanted,
      creationTimestamp: installation.createdAt,
      deletionTimestamp: installation.deletionTimestamp,
      finalizers: orNothing(installation.finalizers),
    },
    spec: {
      image: spec.image,
      imagePullSecrets: orNothing(
        spec.imagePullSecrets.map(name => ({ name })),
      ),
      initCommand: orNothing(spec.initCommand),
      runCommand: orNothing(spec.runCommand),
      env: orNothing(spec.environmentNames.map(name => ({ name }))),
      runReplicas: spec.runReplicas,
      verbosity: spec.verbosity,
      extraVolumes: orNothing(spec.extraVolumes.map(({ name }) => ({ name }))),
      extraVolumeMounts: orNothing(spec.extraVolumeMounts),
    },
    status: {
      phase: installation.phase,
      observedGeneration: installation.generation.observed,
      conditions: orNothing(installation.conditions),
    },
  });
  commentEntries(
    document,
    ['spec', 'env'],
    spec.environmentNames.map(() => valueNotKept),
  );
  commentEntries(
    document,
    ['spec', 'extraVolumes'],
    spec.extraVolumes.map(volume => volume.type),
  );
  return document.toString({ lineWidth: 0 });
}
