/*
 * Go templates of the status that a pod gets, in YAML. `Now`, `Quote`,
 * `NodeIPsWith` and `PodIPsWith` are functions of kwok. A message handed in is
 * YAML already: quoted, or a template that quotes.
 */

function conditions(ready: boolean, reason?: string): string {
  const entry = (type: string, status: boolean) => `
- type: ${type}
  status: "${status ? 'True' : 'False'}"
  lastTransitionTime: {{ $now | Quote }}${
    reason && !status ? `\n  reason: ${reason}` : ''
  }`;
  return `
conditions:${entry('Initialized', true)}${entry('Ready', ready)}${entry(
    'ContainersReady',
    ready,
  )}`;
}

function containers(ready: boolean, restartCount: number, state: string) {
  return `
containerStatuses:
{{ range .spec.containers }}
- name: {{ .name | Quote }}
  image: {{ .image | Quote }}
  imageID: ""
  ready: ${ready}
  started: ${ready}
  restartCount: ${restartCount}${state}
{{ end }}
`;
}

const finishedInitContainers = `
{{ with .spec.initContainers }}
initContainerStatuses:
{{ range . }}
- name: {{ .name | Quote }}
  image: {{ .image | Quote }}
  imageID: ""
  ready: true
  restartCount: 0
  state:
    terminated:
      exitCode: 0
      reason: Completed
      startedAt: {{ $now | Quote }}
      finishedAt: {{ $now | Quote }}
{{ end }}
{{ end }}
`;

const addresses = `
{{ with NodeIPsWith .spec.nodeName }}
hostIP: {{ index . 0 | Quote }}
hostIPs:
{{ range . }}
- ip: {{ . | Quote }}
{{ end }}
{{ end }}
{{ with PodIPsWith .spec.nodeName ( or .spec.hostNetwork false ) ( or .metadata.uid "" ) ( or .metadata.name "" ) ( or .metadata.namespace "" ) }}
podIP: {{ index . 0 | Quote }}
podIPs:
{{ range . }}
- ip: {{ . | Quote }}
{{ end }}
{{ end }}
`;

function waiting(reason: string, message?: string): string {
  return `
  state:
    waiting:
      reason: ${reason}${message ? `\n      message: ${message}` : ''}`;
}

/** The pod was given to a node and its containers are not there yet. */
export const creatingStatus = `
{{ $now := Now }}
phase: Pending
startTime: {{ $now | Quote }}
${conditions(false, 'ContainersNotReady')}
${containers(false, 0, waiting('ContainerCreating'))}
`;

/** All containers run and are ready. */
export const readyStatus = `
{{ $now := Now }}
phase: Running
startTime: {{ or .status.startTime $now | Quote }}
${conditions(true)}
${containers(
  true,
  0,
  `
  state:
    running:
      startedAt: {{ $now | Quote }}`,
)}
${finishedInitContainers}
${addresses}
`;

/**
 * All containers have ended.
 *
 * @param outcome - how they ended
 */
export function endedStatus(outcome: {
  phase: 'Succeeded' | 'Failed';
  exitCode: number;
  reason: string;
  message?: string;
}): string {
  const { phase, exitCode, reason, message } = outcome;
  return `
{{ $now := Now }}
{{ $started := or .status.startTime $now }}
phase: ${phase}
${conditions(false, phase === 'Succeeded' ? 'PodCompleted' : 'PodFailed')}
${containers(
  false,
  0,
  `
  state:
    terminated:
      exitCode: ${exitCode}
      reason: ${reason}${message ? `\n      message: ${message}` : ''}
      startedAt: {{ $started | Quote }}
      finishedAt: {{ $now | Quote }}`,
)}
`;
}

/**
 * No container can be started because the image is not to be had.
 *
 * @param reason - reason of the waiting containers
 * @param message - template of their message; the dot is the container
 */
export function imageMissingStatus(reason: string, message: string): string {
  return `
{{ $now := Now }}
phase: Pending
startTime: {{ $now | Quote }}
${conditions(false, 'ContainersNotReady')}
${containers(false, 0, waiting(reason, message))}
`;
}

/**
 * The containers were started again and again, and ended each time.
 *
 * @param restartCount - how often
 * @param reason - reason of the waiting containers
 * @param message - their message
 */
export function crashLoopStatus(
  restartCount: number,
  reason: string,
  message: string,
): string {
  return `
{{ $now := Now }}
phase: Running
startTime: {{ $now | Quote }}
${conditions(false, 'ContainersNotReady')}
${containers(
  false,
  restartCount,
  `${waiting(reason, message)}
  lastState:
    terminated:
      exitCode: 1
      reason: Error
      startedAt: {{ $now | Quote }}
      finishedAt: {{ $now | Quote }}`,
)}
${addresses}
`;
}

/**
 * An Event about a pod, as a kubelet writes it.
 *
 * @param suffix - makes the Event's name from the pod's
 * @param reason - reason of the Event
 * @param message - template of its message; the dot is the pod
 */
export function warningEvent(
  suffix: string,
  reason: string,
  message: string,
): string {
  return `
{{ $now := now | date "2006-01-02T15:04:05Z07:00" }}
apiVersion: v1
kind: Event
metadata:
  name: {{ printf "%s.${suffix}" .metadata.name | Quote }}
  namespace: {{ .metadata.namespace | Quote }}
involvedObject:
  apiVersion: v1
  kind: Pod
  name: {{ .metadata.name | Quote }}
  namespace: {{ .metadata.namespace | Quote }}
  uid: {{ .metadata.uid | Quote }}
type: Warning
reason: ${reason}
message: ${message}
count: 1
firstTimestamp: {{ $now | Quote }}
lastTimestamp: {{ $now | Quote }}
source:
  component: kubelet
  host: {{ .spec.nodeName | Quote }}
reportingComponent: kubelet
reportingInstance: {{ .spec.nodeName | Quote }}
`;
}
