import { mockServices } from '@backstage/backend-test-utils';
import { ManualClock } from '../../__testUtils__/ManualClock';
import { ScriptedFleet } from '../../__testUtils__/ScriptedFleet';
import {
  databaseServiceOf,
  describeWithDatabases,
} from '../../__testUtils__/testDatabases';
import { TurnMeter } from '../../__testUtils__/TurnMeter';
import { HistoryDatabase } from '../database';
import { ChangeBuffer } from './ChangeBuffer';
import { ChangeRecorder } from './ChangeRecorder';

jest.setTimeout(120_000);

const count = 10_000;

describeWithDatabases(
  `ChangeRecorder, of ${count} installations`,
  databases => {
    it('looks at all of them without blocking, and loses nothing', async () => {
      const database = databaseServiceOf(await databases.create());
      const client = await new HistoryDatabase(database).client();
      const clock = new ManualClock();
      const fleet = new ScriptedFleet(clock);
      let lost = 0;
      const buffer = new ChangeBuffer({
        onFilled: () => {},
        onWritten: () => {},
        onLost: more => {
          lost += more;
        },
      });
      const { feed } = fleet;
      const recorder = new ChangeRecorder({
        fleet,
        feed,
        buffer,
        clock,
        logger: mockServices.logger.mock(),
      });
      recorder.start();
      for (let index = 0; index < count; index += 1) {
        // Each begins with four changes.
        fleet.put(`service-${index}`, {
          running: ['ghcr.io/acme/tool:v1.0.0'],
        });
      }
      fleet.read();
      const meter = new TurnMeter();
      clock.advance(1_000);
      while (!buffer.isEmpty) {
        await buffer.write(client);
      }
      meter.stop();
      expect(lost).toBe(0);
      const [{ known }] = await client('installation_changes').countDistinct({
        known: 'uid',
      });
      expect(Number(known)).toBe(count);
      // All at once takes half as long again. Collecting garbage counts as well.
      expect(meter.longest).toBeLessThan(100);
      recorder.stop();
    });
  },
);
