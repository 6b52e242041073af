import { renderInTestApp } from '@backstage/frontend-test-utils';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ImageName } from './ImageName';

const VELERO = 'ghcr.io/openmcp-project/images/velero:v1.1.2';

function setClipboard(writeText?: () => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: writeText && { writeText },
  });
}

describe('ImageName', () => {
  it('shows a text that is no image reference whole', async () => {
    renderInTestApp(<ImageName reference="no <b>image</b>: at all" stacked />);
    expect(
      await screen.findByText('no <b>image</b>: at all'),
    ).toBeInTheDocument();
  });

  it('says what was copied, the whole reference', async () => {
    const user = userEvent.setup();
    const writeText = jest.fn(async () => {});
    setClipboard(writeText);
    renderInTestApp(<ImageName reference={VELERO} copy />);
    await user.click(
      await screen.findByRole('button', { name: 'Copy image reference' }),
    );
    expect(
      await screen.findByRole('button', { name: 'Copied' }),
    ).toBeInTheDocument();
    expect(writeText).toHaveBeenCalledWith(VELERO);
  });

  it.each([
    ['has no clipboard for this page', undefined],
    ['refuses it', () => Promise.reject(new Error('not allowed'))],
  ])('does not call it copied when the browser %s', async (_, writeText) => {
    const user = userEvent.setup();
    setClipboard(writeText);
    renderInTestApp(<ImageName reference={VELERO} copy />);
    await user.click(
      await screen.findByRole('button', { name: 'Copy image reference' }),
    );
    expect(
      await screen.findByText('not copied: the browser refuses it'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Copied' })).toBeNull();
  });
});
