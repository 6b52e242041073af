import { nodeTransform } from '../portal/nodeTransform.mjs';
import { exitCodeResult } from './exitCodeResult.mjs';
import { jestStep } from './jestStep.mjs';
import { STANDS_BACK } from './niceness.mjs';

/**
 * Tests on the real control plane, and its build. They wait for it most of the time.
 *
 * @param {{root: string, results: string}} options - root of the repository and the folder for results
 * @returns {import('./steps.mjs').Step[]}
 */
export function controlPlaneSteps({ root, results }) {
  const onControlPlane = ({ id, config, ...step }) => ({
    ...jestStep({ root, results, id, config }),
    after: ['control-plane'],
    ...step,
  });
  const steps = [
    {
      id: 'control-plane',
      title: 'Build of the real control plane',
      nodeArguments: [
        ...nodeTransform(root),
        'scripts/pipeline/controlPlane.cjs',
        'build',
      ],
      niceness: STANDS_BACK,
      result: exitCodeResult,
    },
    onControlPlane({
      id: 'contract',
      title: 'Contract on the real control plane',
      directory: 'packages/platform-cluster',
      config: 'jest.real.config.js',
    }),
    onControlPlane({
      id: 'writes',
      title: 'Writes on the real control plane',
      directory: 'plugins/openmcp-backend',
      config: 'jest.controlPlane.config.js',
    }),
    onControlPlane({
      id: 'catalog',
      title: 'Catalog on the real control plane',
      directory: 'plugins/catalog-backend-module-openmcp',
      config: 'jest.controlPlane.config.js',
    }),
    onControlPlane({
      id: 'manifests',
      title: 'Manifests on the real control plane',
      directory: 'e2e',
      config: 'jest.controlPlane.config.js',
    }),
    onControlPlane({
      id: 'tasks',
      title: 'Tasks of the scaffolder on the real control plane',
      directory: 'e2e',
      config: 'jest.scaffolder.config.js',
    }),
    onControlPlane({
      id: 'journeys',
      title: 'Journeys in a browser',
      directory: 'e2e',
      config: 'jest.journeys.config.js',
      after: ['control-plane', 'app'],
    }),
  ];
  return steps.map(step => ({
    ...step,
    lane: 'waiting',
    needs: 'real control plane',
  }));
}
