import {
  InstallationKind,
  InstallationReference,
} from '@openmcp/backstage-plugin-openmcp-common';
import { KnownInstallation } from './KnownInstallation';

/**
 * What was last noticed of the installations of one cluster, by kind and name: a
 * text that joins both would be one more for each of ten thousands.
 *
 * @internal
 */
export class KnownInstallations {
  private readonly byKind = new Map<
    InstallationKind,
    Map<string, KnownInstallation>
  >();

  get({ kind, name }: InstallationReference): KnownInstallation | undefined {
    return this.byKind.get(kind)?.get(name);
  }

  set({ kind, name }: InstallationReference, known: KnownInstallation): void {
    const ofKind = this.byKind.get(kind) ?? new Map();
    this.byKind.set(kind, ofKind);
    ofKind.set(name, known);
  }

  delete({ kind, name }: InstallationReference): void {
    this.byKind.get(kind)?.delete(name);
  }

  /** The uid of each of them. */
  *uids(): Generator<string> {
    for (const ofKind of this.byKind.values()) {
      for (const { uid } of ofKind.values()) {
        yield uid;
      }
    }
  }
}
