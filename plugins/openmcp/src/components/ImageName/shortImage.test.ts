import { formatImage } from './shortImage';

const DIGEST = '1f6c2a9d03be7711a0c2'.padEnd(64, '0');

describe('formatImage', () => {
  it.each([
    ['ghcr.io/openmcp-project/images/velero:v1.1.2', 'velero:v1.1.2'],
    ['localhost:5000/velero', 'velero:latest (implied)'],
    ['localhost:5000/a/velero:1', 'velero:1'],
    [`ghcr.io/a/velero@sha256:${DIGEST}`, 'velero@1f6c2a9d03be'],
    [`ghcr.io/a/velero:v1@sha256:${DIGEST}`, 'velero:v1@1f6c2a9d03be'],
    ['not an image', 'not an image'],
  ])('writes %s as %s', (reference, text) => {
    expect(formatImage(reference, 'latest (implied)')).toBe(text);
  });
});
