import { failureOfImage } from '../failureImages';
import { conceptManifest } from './conceptManifest';
import { landscapeObjects } from './landscapeObjects';

describe('landscapeObjects', () => {
  it.each(['eu-live', 'eu-canary', 'elsewhere'])(
    'names each provider of %s once and gives it an image with a version',
    name => {
      const objects = landscapeObjects(name);
      const keys = objects.map(
        ({ kind, metadata }) => `${kind}/${metadata.name}`,
      );
      expect(new Set(keys).size).toBe(keys.length);
      expect(new Set(objects.map(({ kind }) => kind)).size).toBe(3);
      for (const { spec } of objects) {
        expect(spec.image).toMatch(
          /^ghcr\.io\/(openmcp-project|open-component-model)\/images\/[a-z/-]+:v\d+\.\d+\.\d+$/,
        );
      }
    },
  );

  it('shows an init loop, a missing image and something ignored', () => {
    const objects = [
      ...landscapeObjects('eu-live'),
      ...landscapeObjects('eu-canary'),
    ];
    const failures = objects.map(({ spec }) => failureOfImage(spec.image));
    expect(failures.filter(Boolean).sort()).toEqual(['init-fails', 'missing']);
    const ignored = objects.filter(
      ({ metadata }) =>
        metadata.annotations?.['openmcp.cloud/operation'] === 'ignore',
    );
    expect(ignored.length).toBeGreaterThan(0);
  });

  it('leaves the manifest of the concept out', () => {
    const concept = conceptManifest();
    for (const name of ['eu-live', 'eu-canary']) {
      expect(
        landscapeObjects(name).filter(
          ({ kind, metadata }) =>
            kind === concept.kind && metadata.name === concept.metadata.name,
        ),
      ).toEqual([]);
    }
  });

  it('gives every caller objects of its own', () => {
    landscapeObjects('eu-live')[0].spec.image = 'changed';
    expect(landscapeObjects('eu-live')[0].spec.image).not.toBe('changed');
  });
});
