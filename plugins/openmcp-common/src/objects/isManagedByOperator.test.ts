import { isManagedByOperator } from './isManagedByOperator';

describe('isManagedByOperator', () => {
  it.each([
    [{ 'openmcp.cloud/managed-by': 'openmcp-operator' }, true],
    [{ 'openmcp.cloud/managed-by': 'somebody' }, false],
    [{}, false],
  ])('of labels %p is %p', (labels, expected) => {
    expect(isManagedByOperator({ labels })).toBe(expected);
  });
});
