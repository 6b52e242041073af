import { writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes the configuration that follows from the chosen ports.
 *
 * @param {{state: string, port: number, backendPort: number}} options - state directory and ports
 * @returns {string} path of the file
 */
export function writePortalConfiguration({ state, port, backendPort }) {
  const address = `http://localhost:${port}`;
  const backendAddress = `http://localhost:${backendPort}`;
  const file = path.join(state, 'app-config.ports.yaml');
  const content = {
    app: {
      baseUrl: address,
      // Assets of former builds serve open tabs of a deployed portal; here they would only fill the database.
      disableStaticFallbackCache: true,
    },
    backend: {
      baseUrl: backendAddress,
      listen: { host: '127.0.0.1', port: backendPort },
      cors: { origin: address },
      // Pages of the documentation take their styles and pictures from the backend, which is another origin here.
      csp: {
        'style-src': ["'self'", 'https:', "'unsafe-inline'", backendAddress],
        'img-src': ["'self'", 'data:', backendAddress],
      },
    },
  };
  // JSON is YAML, too.
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
  return file;
}
