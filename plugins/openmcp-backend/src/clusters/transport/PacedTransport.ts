import {
  ClusterTransport,
  TransportCall,
  TransportRequest,
  TransportResponse,
} from './ClusterTransport';
import { RequestBudget } from './RequestBudget';

/**
 * Sends no more requests than a budget allows, whatever goes wrong and however
 * many loops use it. What is over the budget waits for its turn.
 *
 * @internal
 */
export class PacedTransport implements ClusterTransport {
  constructor(
    private readonly transport: ClusterTransport,
    private readonly budget: RequestBudget,
  ) {}

  async get(request: TransportRequest): Promise<TransportResponse> {
    await this.budget.take(request.signal);
    return this.transport.get(request);
  }

  async request(call: TransportCall): Promise<TransportResponse> {
    await this.budget.take(call.signal);
    return this.transport.request(call);
  }

  close(): Promise<void> {
    return this.transport.close();
  }
}
