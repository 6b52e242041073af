import { render, screen } from '@testing-library/react';
import App from './App';

describe('App', () => {
  it('offers to sign in as a guest', async () => {
    process.env = {
      ...process.env,
      APP_CONFIG: [
        {
          context: 'test',
          data: {
            app: { title: 'openMCP portal', baseUrl: 'http://localhost' },
            backend: { baseUrl: 'http://localhost' },
          },
        },
      ] as unknown as string,
    };

    render(App.createRoot());

    expect(
      await screen.findByText('Guest', undefined, { timeout: 20_000 }),
    ).toBeInTheDocument();
  }, 30_000);
});
