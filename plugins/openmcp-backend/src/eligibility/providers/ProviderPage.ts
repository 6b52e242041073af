import {
  Freshness,
  ProviderInstallation,
  ProviderItem,
  ProviderList,
} from '@openmcp/backstage-plugin-openmcp-common';

/**
 * What a caller may know of providers and tools.
 *
 * @internal
 */
export interface ProviderPage {
  items: ProviderItem[];
  /** Of what the catalog said. */
  freshness: Freshness;
  /** Images of installations that no entity describes. */
  undescribed: Array<{ image: string; installations: ProviderInstallation[] }>;
  /** The rules that are asked about images; only where their outcomes are wanted. */
  rules?: ProviderList['rules'];
  /** Platform clusters that the caller may see, and how many of them were read. */
  clusters: { read: number; total: number };
}
