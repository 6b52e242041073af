import { Turns } from './Turns';

describe('Turns', () => {
  it('lets one after the other go on, and other work in between', async () => {
    const turns = new Turns();
    const order: string[] = [];
    const other = () => {
      order.push('other');
      if (order.length < 6) {
        setImmediate(other);
      }
    };
    setImmediate(other);
    await Promise.all(
      ['a', 'b', 'c'].map(async name => {
        await turns.next();
        order.push(name);
      }),
    );
    const places = ['a', 'b', 'c'].map(name => order.indexOf(name));
    expect(places).toEqual([...places].sort((x, y) => x - y));
    expect(order.slice(places[0], places[2])).toContain('other');
    expect(places[1] - places[0]).toBeGreaterThan(1);
  });
});
