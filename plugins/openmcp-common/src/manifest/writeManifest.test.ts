import * as fc from 'fast-check';
import { load } from 'js-yaml';
import { parse, parseAllDocuments } from 'yaml';
import { buildPlatformService } from './buildPlatformService';
import { writeManifest } from './writeManifest';

const image = 'ghcr.io/example/name:v1.0.0';

function withValues(values: readonly string[]) {
  return buildPlatformService({
    name: 'eso',
    spec: {
      image,
      initCommand: [...values],
      env: values.map((value, position) => ({ name: `V${position}`, value })),
    },
    labels: Object.fromEntries(values.map(value => [value, value])),
  });
}

const READERS: [string, (text: string) => unknown][] = [
  ['YAML 1.2', text => parse(text, { version: '1.2' })],
  ['YAML 1.1', text => parse(text, { version: '1.1' })],
  ['js-yaml', text => load(text)],
];

const HARD = [
  ...'on off yes no NO y n Y N true null ~ 1.0 1.10 0123 08 0x1F 0b11'.split(
    ' ',
  ),
  ...'1_000 1e3 10:00 2024-01-01 .inf'.split(' '),
  ...'1000000 356136738 20161216 9007199254740993 1e+06'.split(' '),
  '',
];

const LONG = [
  'x'.repeat(300),
  'word '.repeat(60),
  `-----BEGIN CERTIFICATE-----\n${'QUJD'.repeat(
    16,
  )}\n-----END CERTIFICATE-----\n`,
  `#!/bin/sh\necho ${'long '.repeat(40)}\n`,
  'ends',
  'ends\n',
  'ends\n\n\n',
  '   leading\n  less',
  '\ttab\n\t\ttabs',
  'a\r\nb\r\n',
  '{"a":"\\"b\\"","c":"\\\\"}',
];

const PLAIN_BREAKERS = [
  ...'0X1F 0B11 0o17 0O17 << = - ? & * ! | > % @ ` [] {} --- ... .NaN -.INF'.split(
    ' ',
  ),
  'a: b',
  'x #y',
  'tab\tinside',
  'next\u0085line',
  'line\u2028paragraph\u2029',
  '\ufeffmark',
  '\u00a0',
  '\u0000\u0007\u001b\u007f',
  '日本語 😀',
  '__proto__',
  '${{ secrets.T }}',
  '{{ 7*7 }}',
  'ok:1\n---\nkind: Secret',
];

describe.each(READERS)('writeManifest, read as %s', (_, read) => {
  it.each([
    ['what looks like something else', HARD],
    ['what is long or has lines', LONG],
    ['what breaks plain text', PLAIN_BREAKERS],
  ])('brings %s back as it was', (__, values) => {
    const object = withValues(values);
    expect(read(writeManifest(object))).toEqual(object);
  });

  it('brings any text back as it was', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string({ unit: 'binary' }),
            fc.string({ unit: 'grapheme' }),
            fc.stringMatching(/^[-+.:~0-9a-fxoXOBb_ \n\t#'"]{0,10}$/),
          ),
          { maxLength: 5 },
        ),
        values => {
          // js-yaml refuses the key `__proto__` in no way, but sets nothing.
          const object = withValues(
            values.filter(value => value !== '__proto__'),
          );
          expect(read(writeManifest(object))).toEqual(object);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('writeManifest', () => {
  it('writes what a person would', () => {
    const object = buildPlatformService({
      name: 'eso',
      spec: {
        image,
        env: [
          { name: 'LOG_FORMAT', value: 'json' },
          { name: 'DEBUG', value: 'no' },
          { name: 'PORT', value: '8080' },
          { name: 'SCRIPT', value: 'one\ntwo\n' },
        ],
        runReplicas: 2,
      },
      platformMode: { via: 'flag', value: '--service-api-cluster=platform' },
      recordedPlatformMode: '{"via":"flag"}',
    });
    expect(writeManifest(object)).toBe(
      `apiVersion: openmcp.cloud/v1alpha1
kind: PlatformService
metadata:
  name: eso
  annotations:
    openmcp.cloud/platform-mode: '{"via":"flag"}'
spec:
  image: ${image}
  initCommand:
    - init
    - --service-api-cluster=platform
  runCommand:
    - run
    - --service-api-cluster=platform
  env:
    - name: LOG_FORMAT
      value: json
    - name: DEBUG
      value: "no"
    - name: PORT
      value: "8080"
    - name: SCRIPT
      value: |
        one
        two
  runReplicas: 2
`,
    );
  });

  it('uses no anchors where one list is used twice', () => {
    const shared = [{ name: 'A', value: '1' }];
    const text = writeManifest({ one: shared, two: shared });
    expect(text).not.toMatch(/[&*]/);
    expect(parse(text)).toEqual({ one: shared, two: shared });
  });

  it('folds no lines', () => {
    const text = writeManifest(withValues(LONG));
    expect(text).not.toMatch(/: >/);
    expect(text).toContain('x'.repeat(300));
  });

  it('lets no text become a key, a document or an object of its own', () => {
    const hostile = 'x\n  runReplicas: 50\n---\napiVersion: v1\nkind: Secret\n';
    const object = buildPlatformService({
      name: 'eso',
      spec: {
        image,
        env: [
          { name: 'A: B', value: hostile },
          { name: '- C #', value: '${{ secrets.T }}' },
        ],
        runCommand: ['run', hostile, '{{ 7*7 }}'],
      },
      recordedPlatformMode: hostile,
    });
    const [document, ...others] = parseAllDocuments(writeManifest(object));
    expect(others).toEqual([]);
    expect(document.toJS()).toEqual(object);
    expect(Object.keys(document.toJS().spec)).toEqual([
      'image',
      'runCommand',
      'env',
    ]);
  });

  it('writes one document, whatever the texts are', () => {
    const text = writeManifest(withValues(PLAIN_BREAKERS));
    expect(parseAllDocuments(text)).toHaveLength(1);
  });
});
