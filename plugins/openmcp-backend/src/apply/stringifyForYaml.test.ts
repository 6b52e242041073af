import { parse } from 'yaml';
import { stringifyForYaml } from './stringifyForYaml';

describe('stringifyForYaml', () => {
  it.each([
    '\u007f and \u0001\u001b[0m',
    'next\u0085line',
    'line\u2028and\u2029paragraph',
    '\ufeffmark',
    '\u009b31m',
    '\uffff',
    '😀 dünn 日本語',
    '"quoted" \\ back',
  ])('reads the same as JSON, as YAML 1.1 and as YAML 1.2: %j', text => {
    const written = stringifyForYaml({ text });

    expect(JSON.parse(written)).toEqual({ text });
    for (const version of ['1.1', '1.2'] as const) {
      expect(parse(written, { version })).toEqual({ text });
    }
    expect(written).not.toMatch(/[\u007f-\u009f\u2028\u2029\ufeff\uffff]/);
  });
});
