import { ConfigReader } from '@backstage/config';
import { ImageMirrors } from './ImageMirrors';
import { normalizeImage } from './normalizeImage';

const digest = `sha256:${'a'.repeat(64)}`;

describe('normalizeImage', () => {
  it.each([
    ['ghcr.io/acme/eso:v1', 'ghcr.io/acme/eso', 'v1', undefined],
    ['ghcr.io/acme/eso', 'ghcr.io/acme/eso', undefined, undefined],
    ['localhost:5000/eso', 'localhost:5000/eso', undefined, undefined],
    ['localhost:5000/eso:v1', 'localhost:5000/eso', 'v1', undefined],
    [`ghcr.io/acme/eso@${digest}`, 'ghcr.io/acme/eso', undefined, digest],
    [`ghcr.io/acme/eso:v1@${digest}`, 'ghcr.io/acme/eso', 'v1', digest],
    // The same image, written otherwise.
    ['GHCR.io/acme/eso:v1', 'ghcr.io/acme/eso', 'v1', undefined],
    ['ghcr.io:443/acme/eso:v1', 'ghcr.io/acme/eso', 'v1', undefined],
    ['eso:v1', 'docker.io/library/eso', 'v1', undefined],
    ['acme/eso:v1', 'docker.io/acme/eso', 'v1', undefined],
    ['index.docker.io/acme/eso', 'docker.io/acme/eso', undefined, undefined],
  ])('takes %s apart', (image, repository, tag, found) => {
    expect(normalizeImage(image)).toEqual({
      repository,
      tag,
      digest: found,
    });
  });
});

describe('ImageMirrors', () => {
  const mirrors = ImageMirrors.fromConfig(
    new ConfigReader({
      openmcp: {
        imageMirrors: [
          { prefix: 'mirror.example/all', upstream: 'ghcr.io' },
          { prefix: 'mirror.example/all/special/', upstream: 'quay.io/other/' },
        ],
      },
    }),
  );

  it.each([
    ['mirror.example/all/acme/eso:v1', 'ghcr.io/acme/eso:v1'],
    ['Mirror.example:443/all/acme/eso:v1', 'ghcr.io/acme/eso:v1'],
    ['mirror.example/all/special/eso', 'quay.io/other/eso'],
    ['mirror.example/allegro/eso:v1', 'mirror.example/allegro/eso:v1'],
    ['ghcr.io/acme/eso:v1', 'ghcr.io/acme/eso:v1'],
  ])('knows %s as %s', (image, upstream) => {
    expect(mirrors.toUpstream(image)).toBe(upstream);
  });

  it('refuses a prefix that every image has', () => {
    const config = new ConfigReader({
      openmcp: { imageMirrors: [{ prefix: '/', upstream: 'ghcr.io' }] },
    });
    expect(() => ImageMirrors.fromConfig(config)).toThrow(
      'openmcp.imageMirrors[0].prefix is empty',
    );
  });
});
