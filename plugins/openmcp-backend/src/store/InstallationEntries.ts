import {
  InstallationKind,
  InstallationReference,
} from '@openmcp/backstage-plugin-openmcp-common';
import {
  createInstallationEntry,
  InstallationEntry,
} from './InstallationEntry';

/**
 * The entries of one cluster, by kind and name: a text that joins both would be
 * one more for each installation.
 *
 * @internal
 */
export class InstallationEntries {
  private readonly byKind = new Map<
    InstallationKind,
    Map<string, InstallationEntry>
  >();
  /** Entries by lower-cased name, of those whose name is another one. */
  private readonly lowerCased = new Map<string, InstallationEntry>();

  get({ kind, name }: InstallationReference): InstallationEntry | undefined {
    return this.byKind.get(kind)?.get(name);
  }

  /** The entry of the installation whose name, lower-cased, is the given one. */
  getByLowerCaseName(
    kind: InstallationKind,
    lowerCaseName: string,
  ): InstallationEntry | undefined {
    return (
      this.get({ kind, name: lowerCaseName }) ??
      this.lowerCased.get(`${kind}/${lowerCaseName}`)
    );
  }

  /** The entry of an installation, be it a new one. */
  obtain(reference: InstallationReference): InstallationEntry {
    const known = this.get(reference);
    if (known) {
      return known;
    }
    const { kind, name } = reference;
    const entry = createInstallationEntry(reference);
    const ofKind = this.byKind.get(kind) ?? new Map();
    this.byKind.set(kind, ofKind);
    ofKind.set(name, entry);
    const lowerCaseName = name.toLowerCase();
    if (lowerCaseName !== name) {
      this.lowerCased.set(`${kind}/${lowerCaseName}`, entry);
    }
    return entry;
  }

  delete({ kind, name }: InstallationReference): void {
    const entry = this.get({ kind, name });
    this.byKind.get(kind)?.delete(name);
    const key = `${kind}/${name.toLowerCase()}`;
    if (this.lowerCased.get(key) === entry) {
      this.lowerCased.delete(key);
    }
  }

  *values(): Generator<InstallationEntry> {
    for (const ofKind of this.byKind.values()) {
      yield* ofKind.values();
    }
  }
}
