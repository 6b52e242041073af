import { createServer } from 'node:http';

/**
 * What the portal needs of a code host: people who sign in, and a file of the catalog. It has no passwords: whoever is
 * sent there is the account that is set.
 */
export class CodeHost {
  /** Who signs in next. */
  account = 'nobody';
  /** Address, once it was started. */
  url;
  #server;
  #catalog;

  /** @param {string} catalog - the file, as YAML */
  constructor(catalog) {
    this.#catalog = catalog;
  }

  /** @param {number} port - of the loopback interface */
  async start(port) {
    this.url = `http://localhost:${port}`;
    this.#server = createServer((request, response) => {
      request.resume();
      this.#answer(request, response);
    });
    await new Promise(resolve =>
      this.#server.listen(port, '127.0.0.1', resolve),
    );
  }

  async stop() {
    this.#server?.closeAllConnections();
    await new Promise(resolve => {
      if (this.#server) {
        this.#server.close(resolve);
      } else {
        resolve();
      }
    });
  }

  #answer(request, response) {
    const { pathname, searchParams } = new URL(request.url, this.url);
    const json = body => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(body));
    };
    switch (pathname) {
      case '/login/oauth/authorize': {
        const back = new URL(searchParams.get('redirect_uri'));
        back.searchParams.set('code', this.account);
        back.searchParams.set('state', searchParams.get('state'));
        response.writeHead(302, { location: back.href }).end();
        break;
      }
      case '/login/oauth/access_token':
        json({
          access_token: 'made-up',
          token_type: 'bearer',
          scope: 'read:user',
        });
        break;
      case '/api/v3/user':
        json({ id: 1, login: this.account, name: this.account });
        break;
      case '/api/v3/user/emails':
        json([{ email: `${this.account}@example.com`, primary: true }]);
        break;
      case '/organization.yaml':
        response.setHeader('content-type', 'text/yaml');
        response.end(this.#catalog);
        break;
      default:
        response.writeHead(404).end();
    }
  }
}
