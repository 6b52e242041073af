import { checkPlatformModeStatement } from './checkPlatformModeStatement';

const flag = { via: 'flag', value: '--service-api-cluster=platform' };
const variable = { via: 'env', name: 'TARGET', value: 'platform' };

function found(statement: unknown, spec?: unknown) {
  return checkPlatformModeStatement(statement, spec).map(
    ({ code, field }) => `${code} at ${field}`,
  );
}

describe('checkPlatformModeStatement', () => {
  it.each([
    flag,
    { via: 'flag', value: '--platform' },
    variable,
    { ...variable, value: '' },
    { via: 'config' },
    { via: 'config', name: 'ProviderConfig' },
  ])('takes %j', statement => {
    expect(found(statement)).toEqual([]);
  });

  it.each([
    [undefined, 'wrong-type at platformMode'],
    ['flag', 'wrong-type at platformMode'],
    [{}, 'missing at platformMode.via'],
    [{ via: 'always' }, 'not-one-of at platformMode.via'],
    [{ via: 'flag' }, 'missing at platformMode.value'],
    [{ ...flag, value: 1 }, 'wrong-type at platformMode.value'],
    [{ ...flag, value: '' }, 'flag-dashes at platformMode.value'],
    [{ ...flag, value: 'platform' }, 'flag-dashes at platformMode.value'],
    [{ ...flag, value: '-p' }, 'flag-dashes at platformMode.value'],
    [{ ...flag, value: '--' }, 'flag-dashes at platformMode.value'],
    [{ ...flag, value: '--=x' }, 'flag-dashes at platformMode.value'],
    [{ ...flag, value: '--a b' }, 'flag-spaces at platformMode.value'],
    [{ ...flag, value: '--a\n--b' }, 'flag-spaces at platformMode.value'],
    [{ ...flag, value: '--a=\u001b' }, 'flag-spaces at platformMode.value'],
    [
      { ...flag, value: '--provider-name=x' },
      'flag-of-the-operator at platformMode.value',
    ],
    [
      { ...flag, value: `--a=${'x'.repeat(1021)}` },
      'too-long at platformMode.value',
    ],
    [
      { via: 'config', value: 'x'.repeat(1025) },
      'too-long at platformMode.value',
    ],
    [{ via: 'config', name: 'x'.repeat(254) }, 'too-long at platformMode.name'],
    [{ ...flag, note: 'x' }, 'unknown-field at platformMode.note'],
    [{ via: 'env', value: 'x' }, 'missing at platformMode.name'],
    [{ ...variable, name: '' }, 'missing at platformMode.name'],
    [{ ...variable, name: 'A=B' }, 'env-name at platformMode.name'],
    [{ ...variable, name: 'POD_IP' }, 'env-reserved at platformMode.name'],
    [{ via: 'env', name: 'A' }, 'missing at platformMode.value'],
    [{ ...variable, value: true }, 'wrong-type at platformMode.value'],
  ])('refuses %j', (statement, finding) => {
    expect(found(statement)).toEqual([finding]);
  });

  it('does not let the spec say something else', () => {
    expect(
      found(flag, {
        initCommand: ['init', '--service-api-cluster=mcp'],
        runCommand: ['run', flag.value],
      }),
    ).toEqual(['platform-mode-contradiction at spec.initCommand']);
    expect(
      found(variable, {
        env: [
          { name: 'TARGET', value: 'mcp' },
          { name: 'OTHER', value: 'mcp' },
        ],
      }),
    ).toEqual(['platform-mode-contradiction at spec.env[0]']);
    expect(found(variable, { env: [{ name: 'TARGET', keep: true }] })).toEqual([
      'platform-mode-contradiction at spec.env[0]',
    ]);
    expect(found(variable, { env: [variable] })).toEqual([]);
  });
});
