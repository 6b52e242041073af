import { mockServices } from '@backstage/backend-test-utils';
import { readSettings } from './readSettings';

const read = (notifications?: object) =>
  readSettings(
    mockServices.rootConfig({
      data: { openmcp: notifications ? { notifications } : {} },
    }),
  );

describe('readSettings', () => {
  it('is off unless it was switched on', () => {
    expect(read()).toEqual({
      enabled: false,
      degradedFor: 600_000,
      path: '/openmcp',
    });
  });

  it('takes a name for that of a group', () => {
    expect(read({ fallbackOwner: 'platform-core' }).fallbackOwner).toBe(
      'group:default/platform-core',
    );
    expect(read({ fallbackOwner: 'user:default/ada' }).fallbackOwner).toBe(
      'user:default/ada',
    );
  });

  it('reads a time and a path', () => {
    expect(
      read({
        enabled: true,
        degradedFor: { minutes: 2 },
        path: '/platform/openmcp/',
      }),
    ).toEqual({
      enabled: true,
      degradedFor: 120_000,
      path: '/platform/openmcp',
    });
    expect(read({ degradedFor: '90s' }).degradedFor).toBe(90_000);
  });

  it.each([
    [{ degradedFor: { seconds: 0 } }, "'openmcp.notifications.degradedFor'"],
    [{ degradedFor: 'soon' }, 'openmcp.notifications.degradedFor'],
    [
      { fallbackOwner: 'group:default/' },
      "'openmcp.notifications.fallbackOwner'",
    ],
    [{ path: '//elsewhere.example.org' }, "'openmcp.notifications.path'"],
    [{ path: 'https://elsewhere.example.org' }, 'openmcp.notifications.path'],
    [{ path: '/a path' }, 'openmcp.notifications.path'],
    [{ enabled: 'perhaps' }, 'openmcp.notifications.enabled'],
  ])('refuses %j and names the key', (notifications, message) => {
    expect(() => read(notifications)).toThrow(message);
  });
});
