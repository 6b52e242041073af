import { Clock } from '../../timing';
import { ClusterCredentialsProviders } from '../credentials';

/**
 * What connections are made with.
 *
 * @internal
 */
export interface ConnectionServices {
  clock: Clock;
  /** What modules know about getting credentials. */
  providers: ClusterCredentialsProviders;
  /**
   * Where Kubernetes puts the service account of a pod. Default: where the kubelet
   * does.
   */
  serviceAccountFolder?: string;
}
