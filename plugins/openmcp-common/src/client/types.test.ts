import { EventObject, ProviderSpec } from '../objects';
import { InstallationStatus } from '../status';
import { rawEvent } from '../__testUtils__/exampleObjects';
import { derive } from '../__testUtils__/lookAt';
import { readObjects } from '../__testUtils__/readObjects';
import {
  Installation,
  InstallationEvent,
  InstallationItem,
  InstallationSpec,
} from './types';

type DerivedPart = Pick<
  Installation,
  | 'health'
  | 'summary'
  | 'reasons'
  | 'since'
  | 'partial'
  | 'unreadKinds'
  | 'phase'
  | 'conditions'
  | 'generation'
  | 'init'
  | 'deployment'
  | 'pods'
  | 'image'
>;

type DerivedItemPart = Pick<
  InstallationItem,
  'health' | 'summary' | 'since' | 'partial' | 'image' | 'generation'
>;

// That these compile is the test: the API and the domain speak of the same.
const toPart = (status: InstallationStatus): DerivedPart => status;
const toItemPart = (status: InstallationStatus): DerivedItemPart => status;
const toHealth = (part: DerivedPart): InstallationStatus['health'] =>
  part.health;
const toSpec = (spec: ProviderSpec): InstallationSpec => spec;
const toEvent = (event: EventObject): InstallationEvent => event;

describe('types of the API', () => {
  it('fit those of the domain', () => {
    const status = derive({});
    const { provider, events } = readObjects({
      events: [
        rawEvent({
          uid: 'e1',
          reason: 'BackOff',
          about: { kind: 'Pod', name: 'ps-dns-1' },
        }),
      ],
    });

    expect(toHealth(toPart(status))).toBe('Healthy');
    expect(toItemPart(status).image.differs).toBe(false);
    expect(toSpec(provider.spec).verbosity).toBe('INFO');
    expect(toEvent(events[0]).regarding.name).toBe('ps-dns-1');
  });
});
