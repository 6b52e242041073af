import {
  EligibilityReport,
  EligibilitySubject,
  TraitFinding,
  Trust,
} from '@openmcp/backstage-plugin-openmcp-common';
import { CatalogEntry } from '../catalog';

/**
 * What eligibility is asked of, as it is known, and as the caller may know it.
 *
 * @internal
 */
export interface Subject {
  type: EligibilityReport['subject']['type'];
  /** Missing for bare traits and for an image that no entity describes. */
  entry?: CatalogEntry;
  title: string;
  /** Image repository without tag. */
  image?: string;
  tag?: string;
  trust: Trust;
  /** Those that claim the image when trust is conflicting, as far as visible. */
  claimedBy: CatalogEntry[];
  findings: readonly TraitFinding[];
  /** What the rules are asked about. */
  known: EligibilitySubject;
  /** The same without what the caller may not see; often the same object. */
  visible: EligibilitySubject;
  /** The newest version, where nothing is declared for the one that is meant. */
  newest?: { known: EligibilitySubject; visible: EligibilitySubject };
}
