import { Entity } from '@backstage/catalog-model';
import {
  ProviderKind,
  ProviderTraits,
  TraitFinding,
} from '@openmcp/backstage-plugin-openmcp-common';

/**
 * An entity that describes a provider or a tool, as far as it was understood.
 *
 * @internal
 */
export interface CatalogEntry {
  /** What it was made from. */
  readonly entity: Entity;
  readonly entityRef: string;
  readonly kind: ProviderKind;
  readonly name: string;
  readonly title: string;
  readonly description?: string;
  /** Entity reference. */
  readonly owner?: string;
  /** Entity reference. */
  readonly system?: string;
  /** Entity reference of the tool that the provider manages. */
  readonly tool?: string;
  /** Image repository without tag, as it is declared. */
  readonly image?: string;
  /** Repositories that the entity says to describe, written alike. */
  readonly repositories: readonly string[];
  /** Tag that a form may propose. */
  readonly proposedTag?: string;
  /** Name that a form may propose for an installation. */
  readonly installationName?: string;
  /** Whether it comes from where traits are believed. */
  readonly trusted: boolean;
  /** Missing where they are not valid, or not believed. */
  readonly traits?: ProviderTraits;
  readonly findings: readonly TraitFinding[];
  readonly hypothetical: boolean;
  /** Entity reference of the provider that a hypothetical image stands for. */
  readonly standsFor?: string;
}
