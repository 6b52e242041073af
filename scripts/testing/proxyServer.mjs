import { createServer } from 'node:http';

/**
 * A proxy on the loopback interface that refuses everything and notes what it was asked for.
 *
 * @param {import('node:test').TestContext} context - it is closed at its end
 * @returns {Promise<{address: string, asked: string[]}>} its address with a password, and the hosts that were asked for
 */
export async function proxyServer(context) {
  const asked = [];
  const server = createServer((request, response) => {
    asked.push(new URL(request.url).host);
    response.writeHead(407).end();
  });
  server.on('connect', (request, socket) => {
    asked.push(request.url);
    socket.on('error', () => {});
    socket.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n');
  });
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve));
  context.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    address: `http://somebody:secret@127.0.0.1:${server.address().port}`,
    asked,
  };
}
