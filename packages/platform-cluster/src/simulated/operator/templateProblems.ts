import { PodTemplate } from './PodTemplate';

/**
 * Finds what the API server refuses in a pod template although the provider's
 * spec was accepted.
 *
 * @param template - the template
 * @returns a problem per entry, in the words of the API server
 * @internal
 */
export function templateProblems(template: PodTemplate): string[] {
  const { containers, volumes = [] } = template.spec;
  return containers.flatMap((container, index) => {
    const field = `spec.template.spec.containers[${index}]`;
    const { name, volumeMounts = [] } = container;
    const invalidName = (message: string) =>
      `${field}.name: Invalid value: "${name}": ${message}`;
    return [
      ...(name.includes('.') ? [invalidName('must not contain dots')] : []),
      ...(name.length > 63
        ? [invalidName('must be no more than 63 bytes')]
        : []),
      ...volumeMounts.flatMap((mount, at) =>
        volumes.some(volume => volume.name === mount.name)
          ? []
          : [`${field}.volumeMounts[${at}].name: Not found: "${mount.name}"`],
      ),
    ];
  });
}

/**
 * Joins problems as the API server does.
 *
 * @param object - kind, group and name of the refused object
 * @param problems - at least one
 * @internal
 */
export function refusal(object: string, problems: string[]): Error {
  const listed =
    problems.length === 1 ? problems[0] : `[${problems.join(', ')}]`;
  return new Error(`${object} is invalid: ${listed}`);
}
