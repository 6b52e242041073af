import { screen } from '@testing-library/react';
import { EligibilityRequest } from '@openmcp/backstage-plugin-openmcp-common';
import { FakeBackend } from '../../__testUtils__/FakeBackend';
import { exampleReport } from '../__testUtils__/formExamples';
import { create, goOn, renderForm } from '../__testUtils__/renderForm';

describe('TraitsPreview', () => {
  let backend: FakeBackend;
  let asked: EligibilityRequest[];

  beforeEach(() => {
    asked = [];
    backend = new FakeBackend();
    backend.eligibility = request => {
      asked.push(request);
      return exampleReport('blocked', 'unknown');
    };
  });

  it('says what the rules make of the traits, and how many cannot be answered', async () => {
    backend.eligibility = request => {
      asked.push(request);
      const report = exampleReport('unknown', 'unknown');
      report.wrap.withPlatformMode!.results[0].params = {
        traits: ['crds', 'crds', 'provides'],
      };
      return report;
    };
    const { onCreate } = renderForm(backend, [['verdict']], {
      image: 'registry.example/name',
      versionRange: '>=1.0.0',
      none: ['config'],
      traits: { targets: ['platform'], crds: [], provides: [' '] },
    });
    expect(
      await screen.findByText(
        '1 rule cannot be answered. Not declared: crds, provides.',
      ),
    ).toBeInTheDocument();
    // The API takes the traits of one version.
    expect(asked[0].traits).toEqual({
      targets: ['platform'],
      config: 'none',
      versionRange: '>=1.0.0',
      image: 'registry.example/name',
    });
    await goOn();
    await create();
    expect(onCreate).toHaveBeenCalled();
  });

  it('names what the catalog would not take, and asks nobody', async () => {
    renderForm(backend, [['verdict']], {
      versionRange: 'newest',
      none: ['provides'],
      traits: { provides: ['a'] },
    });
    expect(
      await screen.findByText('The catalog would not take these traits:'),
    ).toBeInTheDocument();
    expect(
      screen.getByText(
        'traits.provides: is declared, and so is that there is none',
      ),
    ).toBeInTheDocument();
    expect(asked).toEqual([]);
    await goOn();
    await screen.findByText(/^'.*' traits\.provides: is declared/);
    expect(screen.queryByRole('button', { name: 'Create' })).toBeNull();
  });

  it('says that nothing is declared yet', async () => {
    renderForm(backend, [['verdict']], { traits: { crds: [] } });
    expect(
      await screen.findByText(/^Nothing is declared yet\./),
    ).toBeInTheDocument();
    expect(asked).toEqual([]);
  });
});
