import { createReferenceInterner } from './createReferenceInterner';

describe('createReferenceInterner', () => {
  it('gives equal references as one, and others as others', () => {
    const intern = createReferenceInterner();
    const first = intern({ kind: 'PlatformService', name: 'dns' });
    expect(intern({ kind: 'PlatformService', name: 'dns' })).toBe(first);
    expect(intern({ kind: 'ServiceProvider', name: 'dns' })).toEqual({
      kind: 'ServiceProvider',
      name: 'dns',
    });
    expect(intern({ kind: 'PlatformService', name: 'eso' }).name).toBe('eso');
  });

  it('remembers no more than it may', () => {
    const intern = createReferenceInterner(2);
    const first = intern({ kind: 'PlatformService', name: 'a' });
    intern({ kind: 'PlatformService', name: 'b' });
    intern({ kind: 'PlatformService', name: 'c' });
    const again = intern({ kind: 'PlatformService', name: 'a' });
    expect(again).toEqual(first);
    expect(again).not.toBe(first);
  });

  it('gives references that nobody can change for all others', () => {
    const shared = createReferenceInterner()({
      kind: 'PlatformService',
      name: 'dns',
    });
    expect(() => {
      shared.name = 'eso';
    }).toThrow(TypeError);
  });
});
