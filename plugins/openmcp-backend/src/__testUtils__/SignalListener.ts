import assert from 'node:assert/strict';
import {
  OPENMCP_SIGNAL_CHANNEL,
  OpenmcpSignal,
} from '@openmcp/backstage-plugin-openmcp-common';
import { WebSocket } from 'undici';
import { waitUntil } from './waitUntil';

/** After so many milliseconds a browser gives up and tries again. */
const longestConnect = 1_000;

function open(url: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url);
    const timer = setTimeout(() => {
      socket.close();
      reject(new Error('No connection'));
    }, longestConnect);
    socket.addEventListener('open', () => {
      clearTimeout(timer);
      resolve(socket);
    });
    socket.addEventListener('error', () => {});
  });
}

/**
 * What a browser hears that is connected to the signals plugin of one backend.
 */
export class SignalListener {
  /** Revisions, in the order in which they came. */
  readonly revisions: string[] = [];

  private constructor(private readonly socket: WebSocket) {
    socket.addEventListener('message', ({ data }) => {
      const { channel, message } = JSON.parse(data) as {
        channel: string;
        message: OpenmcpSignal;
      };
      assert.equal(channel, OPENMCP_SIGNAL_CHANNEL);
      assert.deepEqual(Object.keys(message), ['revision']);
      this.revisions.push(message.revision);
    });
  }

  /** @param baseUrl - of the plugin whose signals are heard */
  static async connect(baseUrl: string): Promise<SignalListener> {
    const url = new URL('/api/signals', baseUrl);
    url.protocol = 'ws:';
    // The first attempt makes the signals plugin listen, and is never answered.
    const socket = await waitUntil(() => open(url.href));
    socket.send(
      JSON.stringify({ action: 'subscribe', channel: OPENMCP_SIGNAL_CHANNEL }),
    );
    return new SignalListener(socket);
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  close(): void {
    this.socket.close();
  }
}
