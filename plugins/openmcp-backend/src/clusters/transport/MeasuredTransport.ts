import {
  ClusterTransport,
  TransportCall,
  TransportRequest,
  TransportResponse,
} from './ClusterTransport';

/**
 * What a request asked for, and the status that came, or `failed` where none did.
 *
 * @internal
 */
export interface MeasuredRequest {
  verb: 'watch' | 'read' | 'write';
  outcome: string;
}

/**
 * Tells of each request what it was and what became of it. A request that was
 * called off tells nothing.
 *
 * @internal
 */
export class MeasuredTransport implements ClusterTransport {
  constructor(
    private readonly transport: ClusterTransport,
    private readonly onAnswer: (request: MeasuredRequest) => void,
  ) {}

  get(request: TransportRequest): Promise<TransportResponse> {
    const verb = /[?&]watch=(1|true)(&|$)/.test(request.path)
      ? 'watch'
      : 'read';
    return this.measure(verb, request, () => this.transport.get(request));
  }

  request(call: TransportCall): Promise<TransportResponse> {
    const verb = call.method === 'GET' ? 'read' : 'write';
    return this.measure(verb, call, () => this.transport.request(call));
  }

  close(): Promise<void> {
    return this.transport.close();
  }

  private async measure(
    verb: MeasuredRequest['verb'],
    { signal }: TransportRequest,
    send: () => Promise<TransportResponse>,
  ): Promise<TransportResponse> {
    try {
      const response = await send();
      this.onAnswer({ verb, outcome: `${response.statusCode}` });
      return response;
    } catch (error) {
      if (!signal.aborted) {
        this.onAnswer({ verb, outcome: 'failed' });
      }
      throw error;
    }
  }
}
