import { versionOf } from './versionOf';

describe('versionOf', () => {
  it.each([
    ['ghcr.io/acme/dns:v1.2.0', 'v1.2.0'],
    ['localhost:5000/dns:v1', 'v1'],
    ['localhost:5000/dns', 'localhost:5000/dns'],
    [`ghcr.io/acme/dns@sha256:${'0123456789ab'.repeat(5)}0123`, '0123456789ab'],
    [`ghcr.io/acme/dns:v2@sha256:${'a'.repeat(64)}`, 'v2'],
    ['', ''],
  ])('of %p is %p', (image, version) => {
    expect(versionOf(image)).toBe(version);
  });
});
