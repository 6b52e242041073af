import { mockServices } from '@backstage/backend-test-utils';
import { AllowedImages } from './AllowedImages';

function read(allowedImages: unknown) {
  return AllowedImages.fromConfig(
    mockServices.rootConfig({
      data: { openmcp: { allowedImages: allowedImages as never } },
    }),
  );
}

describe('AllowedImages', () => {
  it.each([
    [['ghcr.io/acme/'], 'ghcr.io/acme/eso:v1'],
    [['ghcr.io/'], 'ghcr.io/acme/eso'],
    [['registry.example:5000/acme/eso'], 'registry.example:5000/acme/eso:v1'],
    [['nginx'], 'nginx'],
  ])('of %j allow %s', (entries, image) => {
    expect(() => read(entries).refuseOther(image)).not.toThrow();
  });

  it.each([
    [['ghcr.io/acme/'], 'ghcr.io/acmes/eso:v1'],
    [['ghcr.io/acme/'], 'ghcr.io/acme/../evil/eso:v1'],
    [['ghcr.io/acme/'], 'evil.example/ghcr.io/acme/eso:v1'],
    [['ghcr.io/acme/eso'], 'ghcr.io/acme/eso2'],
    [undefined, 'ghcr.io/acme/eso:v1'],
  ])('of %j do not allow %s', (entries, image) => {
    expect(() => read(entries).refuseOther(image)).toThrow(
      /^spec\.image: this image is not allowed here: /,
    );
  });

  it.each(['', '/', 'ghcr.io/acme/eso:v1', 'https://ghcr.io/acme/', 'a b/'])(
    'are not made of %j',
    entry => {
      expect(() => read(['ghcr.io/acme/', entry])).toThrow(
        /openmcp\.allowedImages/,
      );
    },
  );
});
