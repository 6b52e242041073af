import { readOptions } from './readOptions';

const ids = ['rules', 'bundle'];

describe('readOptions', () => {
  it('wants everything in five rounds where nothing is said', () => {
    const { rounds, isWanted } = readOptions([], ids);
    expect(rounds).toBe(5);
    expect(ids.every(isWanted)).toBe(true);
  });

  it('wants what is named', () => {
    const options = ['--only', 'bundle', '--rounds', '2'];
    const { rounds, isWanted } = readOptions(options, ids);
    expect(rounds).toBe(2);
    expect(isWanted('rules')).toBe(false);
    expect(isWanted('bundle')).toBe(true);
  });

  it.each([
    [['--only', 'nothing'], 'There is no benchmark "nothing"'],
    [['--rounds', 'many'], '"many" is no number of rounds'],
    [['--rounds', '0'], '"0" is no number of rounds'],
    [['--fast'], 'npm run bench -- '],
  ])('explains %j', (args, message) => {
    expect(() => readOptions(args, ids)).toThrow(message);
  });
});
