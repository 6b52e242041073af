import {
  InstallationKind,
  InstallationReference,
  KnownInstallations,
} from '@openmcp/backstage-plugin-openmcp-common';

/** Objects that are gone and whose events may still come. */
const rememberedObjects = 2_000;

/**
 * Finds the installation that an object belongs to: by the uid of the object, of
 * its owner, or by the name of the installation.
 *
 * @internal
 */
export class ObjectIndex implements KnownInstallations {
  private readonly present = new Map<string, InstallationReference>();
  private readonly former = new Map<string, InstallationReference>();
  private readonly names = new Map<string, InstallationReference>();

  byUid(uid: string): InstallationReference | undefined {
    return this.present.get(uid) ?? this.former.get(uid);
  }

  byLowerCaseName(
    kind: InstallationKind,
    lowerCaseName: string,
  ): InstallationReference | undefined {
    return this.names.get(`${kind}/${lowerCaseName}`);
  }

  /** An object of the installation is there. */
  add(uids: string[], installation: InstallationReference): void {
    for (const uid of uids) {
      this.present.set(uid, installation);
      this.former.delete(uid);
    }
  }

  /** An object is gone; for a while it is still known whose it was. */
  remove(uids: string[]): void {
    for (const uid of uids) {
      const installation = this.present.get(uid);
      if (installation) {
        this.present.delete(uid);
        this.former.set(uid, installation);
      }
    }
    for (const uid of this.former.keys()) {
      if (this.former.size <= rememberedObjects) {
        break;
      }
      this.former.delete(uid);
    }
  }

  /** The provider object of the installation is there. */
  addName(installation: InstallationReference): void {
    const { kind, name } = installation;
    this.names.set(`${kind}/${name.toLowerCase()}`, installation);
  }

  /** The provider object of the installation is gone. */
  removeName({ kind, name }: InstallationReference): void {
    const key = `${kind}/${name.toLowerCase()}`;
    if (this.names.get(key)?.name === name) {
      this.names.delete(key);
    }
  }
}
