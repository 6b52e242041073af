import {
  InstallationKind,
  InstallationReference,
} from '@openmcp/backstage-plugin-openmcp-common';
import { KnownInstallations } from '@openmcp/backstage-plugin-openmcp-common/watched-objects';
import { InstallationEntries } from './InstallationEntries';
import { InstallationEntry } from './InstallationEntry';
import { OwnedObject } from './OwnedObject';

/** Objects that are gone and whose events may still come. */
const rememberedObjects = 2_000;

/**
 * Finds the installation that an object belongs to: by the uid of the object, of
 * its owner, or by the name of the installation.
 *
 * @internal
 */
export class ObjectIndex implements KnownInstallations {
  /** By the uid of each object that is there. */
  private readonly present = new Map<string, InstallationEntry>();
  /** By the uid of what owns Pods and is not watched itself: ReplicaSets. */
  private readonly owners = new Map<string, InstallationReference>();
  private readonly former = new Map<string, InstallationReference>();

  constructor(private readonly entries: InstallationEntries) {}

  byUid(uid: string): InstallationReference | undefined {
    return (
      this.present.get(uid) ?? this.owners.get(uid) ?? this.former.get(uid)
    );
  }

  byLowerCaseName(
    kind: InstallationKind,
    lowerCaseName: string,
  ): InstallationReference | undefined {
    const entry = this.entries.getByLowerCaseName(kind, lowerCaseName);
    return entry?.provider && entry;
  }

  /** The entry that holds the object with this uid. */
  entryOf(uid: string): InstallationEntry | undefined {
    return this.present.get(uid);
  }

  /** An object of the installation is there. */
  add(kept: OwnedObject, entry: InstallationEntry): void {
    const { uid } = kept.object;
    this.present.set(uid, entry);
    this.former.delete(uid);
    // A Job is there itself, or comes with its own list.
    this.owners.delete(uid);
    for (const owner of ownersOf(kept)) {
      if (!this.present.has(owner)) {
        this.owners.set(owner, entry);
        this.former.delete(owner);
      }
    }
  }

  /** An object is gone; for a while it is still known whose it was. */
  remove(kept: OwnedObject): void {
    const { uid } = kept.object;
    const entry = this.present.get(uid);
    this.present.delete(uid);
    this.remember(uid, entry);
    for (const owner of ownersOf(kept)) {
      this.remember(owner, this.owners.get(owner));
      this.owners.delete(owner);
    }
    for (const oldest of this.former.keys()) {
      if (this.former.size <= rememberedObjects) {
        break;
      }
      this.former.delete(oldest);
    }
  }

  private remember(uid: string, of: InstallationReference | undefined): void {
    if (of) {
      // Not the entry, which would live on with all that it holds.
      this.former.set(uid, { kind: of.kind, name: of.name });
    }
  }
}

function ownersOf({ type, object }: OwnedObject): readonly string[] {
  return type === 'pod' ? object.ownerUids : [];
}
