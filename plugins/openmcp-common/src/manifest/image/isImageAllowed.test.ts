import { isImageAllowed } from './isImageAllowed';

describe('isImageAllowed', () => {
  it('allows nothing by default', () => {
    expect(isImageAllowed('ghcr.io/acme/x:1', [])).toBe(false);
  });

  it.each([
    ['ghcr.io/acme/x:1', 'ghcr.io/acme/x'],
    [`ghcr.io/acme/x@sha256:${'0'.repeat(64)}`, 'ghcr.io/acme/x'],
    ['ghcr.io/acme/x', 'ghcr.io/acme/'],
    ['ghcr.io/acme/x/y:1', 'ghcr.io/acme/'],
    ['registry:5000/x:1', 'registry:5000/'],
  ])('%s is allowed by %s', (image, allowed) => {
    expect(isImageAllowed(image, ['other/x', allowed])).toBe(true);
  });

  it.each([
    ['ghcr.io/acme-evil/x:1', 'ghcr.io/acme'],
    ['ghcr.io/acme-evil/x:1', 'ghcr.io/acme/'],
    ['ghcr.io/acme/x:1', 'ghcr.io/acme'],
    ['ghcr.io/acme/x-evil:1', 'ghcr.io/acme/x'],
    ['ghcr.io.evil.org/acme/x', 'ghcr.io/acme/'],
    ['evil.org/ghcr.io/acme/x', 'ghcr.io/acme/'],
    ['registry:5001/x', 'registry:5000/'],
    ['nginx', 'docker.io/library/'],
    ['ghcr.io/acme/../evil/x', 'ghcr.io/acme/'],
    ['ghcr.io/acme/ x', 'ghcr.io/acme/'],
    ['', ''],
    ['x', '/'],
    ['x', ''],
  ])('%j is not allowed by %j', (image, allowed) => {
    expect(isImageAllowed(image, [allowed])).toBe(false);
  });
});
