import { Stage, stage, statusPatch } from './Stage';

const readyStatus = `.status.conditions[]? | select(.type == "Ready") | .status`;

const conditions = `
{{ $now := Now }}
{{ $since := or .metadata.creationTimestamp $now }}
conditions:
{{ range NodeConditions }}
- type: {{ .type | Quote }}
  status: {{ .status | Quote }}
  reason: {{ .reason | Quote }}
  message: {{ .message | Quote }}
  lastHeartbeatTime: {{ $now | Quote }}
  lastTransitionTime: {{ $since | Quote }}
{{ end }}
`;

// Room for the 20,000 pods of a scale test.
const initialStatus = `${conditions}
addresses:
- type: InternalIP
  address: {{ NodeIP | Quote }}
- type: Hostname
  address: {{ NodeName | Quote }}
allocatable: &resources
  cpu: "10000"
  memory: 100Ti
  pods: "100000"
capacity: *resources
nodeInfo:
  architecture: amd64
  bootID: ""
  containerRuntimeVersion: {{ printf "kwok-%s" Version | Quote }}
  kernelVersion: ""
  kubeProxyVersion: ""
  kubeletVersion: {{ printf "kwok-%s" Version | Quote }}
  machineID: ""
  operatingSystem: linux
  osImage: ""
  systemUUID: ""
phase: Running
`;

/**
 * The life of a node: it becomes ready and says so every 20 to 25 seconds,
 * which is what the controller manager expects of a kubelet.
 *
 * @internal
 */
export const nodeStages: Stage[] = [
  stage(
    'Node',
    'node-initialise',
    [{ key: readyStatus, operator: 'NotIn', values: ['True'] }],
    [statusPatch(initialStatus)],
  ),
  stage(
    'Node',
    'node-heartbeat',
    [{ key: readyStatus, operator: 'In', values: ['True'] }],
    [statusPatch(conditions)],
    { durationMilliseconds: 20_000, jitterDurationMilliseconds: 25_000 },
  ),
];
