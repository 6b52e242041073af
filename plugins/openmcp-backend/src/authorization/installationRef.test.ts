import {
  parseInstallationRef,
  stringifyInstallationRef,
} from './installationRef';

describe('references of installations', () => {
  it.each(['alpha', 'eu live', 'region/eu', 'a.b'])(
    'are read as they were written, with the cluster %s',
    cluster => {
      const identity = { cluster, kind: 'PlatformService', name: 'my.dns' };
      expect(parseInstallationRef(stringifyInstallationRef(identity))).toEqual(
        identity,
      );
    },
  );

  it.each(['', 'alpha', 'alpha/PlatformService', '//', 'a//b', '/k/n'])(
    'are refused when they are not complete: %s',
    ref => {
      expect(parseInstallationRef(ref)).toBeUndefined();
    },
  );
});
