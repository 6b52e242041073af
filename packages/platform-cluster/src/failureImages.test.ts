import { failureOfImage } from './failureImages';

describe('failureOfImage', () => {
  it.each([
    ['missing', 'missing'],
    ['ghcr.io/example/missing:v1.0.0', 'missing'],
    ['localhost:5000/missing-later', 'missing-later'],
    ['ghcr.io/example/init-fails@sha256:0a1b', 'init-fails'],
    ['ghcr.io/example/crash-loop:v2@sha256:0a1b', 'crash-loop'],
    ['ghcr.io/a/b/c/slow-start:latest', 'slow-start'],
  ])('finds the failure of %s', (image, failure) => {
    expect(failureOfImage(image)).toBe(failure);
  });

  it.each([
    'ghcr.io/openmcp-project/images/service-provider-eso:v1.0.0',
    'ghcr.io/missing/provider:v1',
    'ghcr.io/example/not-missing:v1',
    'ghcr.io/example/provider:crash-loop',
    '',
  ])('lets %s work', image => {
    expect(failureOfImage(image)).toBeUndefined();
  });
});
