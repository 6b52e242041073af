import assert from 'node:assert/strict';
import {
  OPENMCP_SIGNAL_CHANNEL,
  OpenmcpSignal,
} from '@openmcp/backstage-plugin-openmcp-common';
import { WebSocket } from 'undici';
import { waitUntil } from './waitUntil';

function open(url: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url);
    socket.addEventListener('open', () => resolve(socket));
    socket.addEventListener('error', () => reject(new Error('No connection')));
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
    // The signals plugin begins to accept with the first attempt, which fails.
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
