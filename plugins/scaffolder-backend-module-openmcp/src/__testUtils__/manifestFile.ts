import { CreateInput } from './createFilesScene';

/** What the action is asked for where a file is there already. */
export const input = {
  cluster: 'eu-live',
  name: 'eso',
  image: 'ghcr.io/openmcp-project/images/service-provider-eso:v1.0.0',
  outputPath: 'extra-manifests/eso.yaml',
};

/** The file as it is in the repository. */
export const former = `apiVersion: openmcp.cloud/v1alpha1
kind: PlatformService
metadata:
  name: eso
  labels:
    team: a
  annotations:
    openmcp.cloud/platform-mode: '{"via":"flag","value":"--told","image":"ghcr.io/openmcp-project/images/service-provider-eso:v1.0.0","by":"user:default/carol"}'
    note: of the team
spec:
  image: ghcr.io/openmcp-project/images/service-provider-eso:v0.9.0
  initCommand: [init, --told]
  runCommand: [run, --told]
  env:
    - name: TOKEN
      value: of-the-file
  extraVolumes:
    - name: trust
      configMap:
        name: trust
  extraVolumeMounts:
    - name: trust
      mountPath: /trust
  runReplicas: 3
`;

/** All that the file has beside the image, and the statement that is recorded in it. */
export const keep: NonNullable<CreateInput['keep']> = [
  'initCommand',
  'runCommand',
  'env',
  'extraVolumes',
  'extraVolumeMounts',
  'runReplicas',
  'platformMode',
];
