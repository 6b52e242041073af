import { parseImageReference } from './parseImageReference';

const DIGEST = `sha256:${'a1'.repeat(32)}`;

describe('parseImageReference', () => {
  it.each([
    ['nginx', { repository: 'nginx' }],
    ['nginx:1.27', { repository: 'nginx', tag: '1.27' }],
    ['library/nginx', { repository: 'library/nginx' }],
    [
      'registry:5000/classic-web',
      { registry: 'registry:5000', repository: 'registry:5000/classic-web' },
    ],
    [
      'registry.local:5000/a/b:1.2',
      {
        registry: 'registry.local:5000',
        repository: 'registry.local:5000/a/b',
        tag: '1.2',
      },
    ],
    ['localhost/x', { registry: 'localhost', repository: 'localhost/x' }],
    [
      '[::1]:5000/x:1',
      { registry: '[::1]:5000', repository: '[::1]:5000/x', tag: '1' },
    ],
    [
      `ghcr.io/a/b@${DIGEST}`,
      { registry: 'ghcr.io', repository: 'ghcr.io/a/b', digest: DIGEST },
    ],
    [
      `ghcr.io/a/b:v1.0.0@${DIGEST}`,
      {
        registry: 'ghcr.io',
        repository: 'ghcr.io/a/b',
        tag: 'v1.0.0',
        digest: DIGEST,
      },
    ],
    ['GHCR.io/a/b', { registry: 'GHCR.io', repository: 'GHCR.io/a/b' }],
    ['a/b__c-d--e.f', { repository: 'a/b__c-d--e.f' }],
    ['x:_T-a.g', { repository: 'x', tag: '_T-a.g' }],
  ])('takes %s apart', (text, parts) => {
    expect(parseImageReference(text)).toEqual(parts);
  });

  it.each([
    ['', 'empty'],
    [undefined, 'empty'],
    [null, 'empty'],
    [7, 'empty'],
    [' nginx', 'spaces'],
    ['nginx\n', 'spaces'],
    ['ok:1\n  runReplicas: 50', 'spaces'],
    ['a: b', 'spaces'],
    ['x #y', 'spaces'],
    ['ghcr.io/a\u200bb', 'spaces'],
    ['https://ghcr.io/a/b', 'scheme'],
    ['Nginx', 'upper-case'],
    ['ghcr.io/Acme/B:1', 'upper-case'],
    ['-ghcr.io/a', 'registry'],
    ['ghcr.io:port/a', 'registry'],
    ['ghcr..io/a', 'registry'],
    ['a//b', 'repository'],
    ['a/', 'repository'],
    ['/a', 'repository'],
    ['a/../b', 'repository'],
    ['ghcr.io/../b', 'repository'],
    ['a..b', 'repository'],
    ['a___b', 'repository'],
    ['${{ secrets.T }}', 'spaces'],
    ['f'.repeat(64), 'repository'],
    ['nginx:', 'tag'],
    ['nginx:a:b', 'tag'],
    ['nginx:-1', 'tag'],
    [`nginx:${'1'.repeat(129)}`, 'tag'],
    ['nginx@', 'digest'],
    ['nginx@sha256:abc', 'digest'],
    [`nginx@${DIGEST.toUpperCase()}`, 'digest'],
    [`nginx@${DIGEST.replace('sha256', 'md5')}`, 'digest'],
    [`nginx@${DIGEST}@${DIGEST}`, 'digest'],
    [`ghcr.io/${'a'.repeat(250)}`, 'too-long'],
    ['a'.repeat(1_000_000), 'too-long'],
  ])('says of %j what is wrong: %s', (text, problem) => {
    expect(parseImageReference(text)).toEqual({ problem });
  });
});
