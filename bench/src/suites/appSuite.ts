import { buildApp } from '../app/buildApp';
import { InitialScripts } from '../app/InitialScripts';
import { SampleCollector } from '../measuring/SampleCollector';
import type { Suite } from '../Suite';

const bytesPerKilobyte = 1_000;

/**
 * What the pages cost whoever never opens them: the scripts that an app loads before
 * it shows anything, built with and without our plugin.
 *
 * @internal
 */
export const appSuite: Suite = {
  benchmarks: [
    {
      id: 'app-initial-own',
      what: 'our code in the initial scripts of the app, with texts, gzip',
      unit: 'KB',
      target: { of: 'value', atMost: 5 },
    },
    {
      id: 'app-initial-packages',
      what: 'packages in the initial scripts that are there because of us',
      unit: '',
      target: { of: 'value', atMost: 0 },
    },
    {
      id: 'app-initial-others',
      what: 'growth of packages that are there anyway: icons and checks of our lazy parts, gzip',
      unit: 'KB',
      target: { of: 'value', atMost: 8 },
    },
  ],
  async run({ onProgress }) {
    const collector = new SampleCollector();
    onProgress('app, built with the plugin');
    const withUs = new InitialScripts(await buildApp(true));
    onProgress('app, built without it');
    const without = new InitialScripts(await buildApp(false));
    const names = withUs.namesWithOwnCode;
    const ownBytes = withUs.bytesOf(names) - without.bytesOf(names);
    const allBytes = withUs.bytesOf() - without.bytesOf();
    collector.add('app-initial-own', ownBytes / bytesPerKilobyte);
    collector.add(
      'app-initial-others',
      (allBytes - ownBytes) / bytesPerKilobyte,
    );
    collector.add(
      'app-initial-packages',
      [...withUs.packages].filter(name => !without.packages.has(name)).length,
    );
    return collector.all;
  },
};
