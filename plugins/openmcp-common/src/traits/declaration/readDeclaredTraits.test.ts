import { parseProviderTraits } from '../parseProviderTraits';
import { NONE_TRAITS, readDeclaredTraits } from './readDeclaredTraits';

function findingsOf(traits: object) {
  return parseProviderTraits({
    schemaVersion: 1,
    versions: [{ versionRange: '*', ...traits }],
  }).findings;
}

describe('readDeclaredTraits', () => {
  it('does not declare what was left blank', () => {
    expect(
      readDeclaredTraits(
        {
          contract: { init: false, run: null },
          crds: [],
          targets: [' '],
          config: { kind: ' ', required: [] },
          webhooks: { own: [], tool: [{}] },
          requestBase: { providerName: false },
        },
        [],
      ),
    ).toEqual({ traits: { contract: { init: false } }, problems: [] });
    expect(readDeclaredTraits(undefined, []).traits).toEqual({});
    expect(readDeclaredTraits('x', []).traits).toEqual({});
  });

  it('declares that there is none, in the way the catalog knows', () => {
    const { problems, traits } = readDeclaredTraits({}, NONE_TRAITS);
    expect(problems).toEqual([]);
    expect(traits).toMatchObject({
      config: 'none',
      leader: 'none',
      requestBase: 'none',
      crds: [],
      webhooks: { own: [], tool: [] },
      deletion: { keeps: [] },
    });
    expect(findingsOf(traits)).toEqual([]);
  });

  it('keeps what stands beside it', () => {
    expect(
      readDeclaredTraits(
        {
          webhooks: { own: [{ name: 'validate' }] },
          deletion: { order: 'first the objects' },
        },
        ['webhooks.tool', 'deletion.keeps'],
      ).traits,
    ).toEqual({
      webhooks: { own: [{ name: 'validate' }], tool: [] },
      deletion: { order: 'first the objects', keeps: [] },
    });
  });

  it('names what is declared and said to be none', () => {
    expect(
      readDeclaredTraits(
        { provides: ['a'], webhooks: { own: [{ name: 'x' }] } },
        ['provides', 'webhooks.own', 'targets', 7],
      ).problems.map(({ field }) => field),
    ).toEqual(['traits.provides', 'traits.webhooks.own', 'none', 'none']);
  });

  it.each([
    [{ providerName: true }, { providerName: true }],
    [{ providerName: false, fixed: 'dns' }, { fixed: 'dns' }],
    ['none', 'none'],
  ])('reads the name of requests %j', (requestBase, read) => {
    const { traits } = readDeclaredTraits({ requestBase }, []);
    expect(traits).toEqual({ requestBase: read });
    expect(findingsOf(traits)).toEqual([]);
  });
});
