import { pickCatalogAnnotations } from './pickCatalogAnnotations';

describe('pickCatalogAnnotations', () => {
  it('answers how an object wants to be shown, and nothing else of it', () => {
    expect(
      pickCatalogAnnotations({
        'openmcp.cloud/owner': 'platform',
        'openmcp.cloud/links': 'https://example.com',
        // Holds what somebody typed in.
        'openmcp.cloud/platform-mode': '{"value":"marked"}',
        'openmcp.cloud/operation': 'ignore',
        'kubectl.kubernetes.io/last-applied-configuration': 'marked',
      }),
    ).toEqual({
      'openmcp.cloud/owner': 'platform',
      'openmcp.cloud/links': 'https://example.com',
    });
  });

  it('answers nothing for most objects', () => {
    expect(pickCatalogAnnotations({ 'openmcp.cloud/operation': 'x' })).toBe(
      undefined,
    );
  });
});
