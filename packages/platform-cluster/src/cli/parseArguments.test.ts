import { parseArguments } from './parseArguments';

describe('parseArguments', () => {
  const { XDG_STATE_HOME } = process.env;

  afterEach(() => {
    if (XDG_STATE_HOME === undefined) {
      delete process.env.XDG_STATE_HOME;
    } else {
      process.env.XDG_STATE_HOME = XDG_STATE_HOME;
    }
  });

  it('starts both simulated clusters with a landscape by default', () => {
    process.env.XDG_STATE_HOME = '/state';
    expect(parseArguments(['start'])).toEqual({
      command: 'start',
      real: false,
      clusters: ['eu-live', 'eu-canary'],
      stateDirectory: '/state/openmcp-backstage/platform-clusters',
      seed: true,
      endWithParent: false,
    });
  });

  it('takes all options', () => {
    expect(
      parseArguments(
        'start --real --clusters one, --state-directory /here --no-seed --end-with-parent'.split(
          ' ',
        ),
      ),
    ).toEqual({
      command: 'start',
      real: true,
      clusters: ['one'],
      stateDirectory: '/here',
      seed: false,
      endWithParent: true,
    });
  });

  it.each([[[]], [['--help']], [['start', '-h']]])('helps with %j', args => {
    expect(parseArguments(args).command).toBe('help');
  });

  it.each([[['restart']], [['start', 'stop']], [['start', '--bogus']]])(
    'refuses %j',
    args => {
      expect(() => parseArguments(args)).toThrow(/Unknown/);
    },
  );
});
