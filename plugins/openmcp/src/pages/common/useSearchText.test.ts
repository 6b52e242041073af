import { act, renderHook } from '@testing-library/react';
import { useSearchText } from './useSearchText';

describe('useSearchText', () => {
  function render() {
    const onChange = jest.fn();
    const hook = renderHook(({ text }) => useSearchText(text, onChange), {
      initialProps: { text: '' },
    });
    return {
      onChange,
      typed: () => hook.result.current[0],
      type: (text: string) => act(() => hook.result.current[1](text)),
      addressSays: (text: string) => hook.rerender({ text }),
    };
  }

  it('keeps what was typed while the address lags behind', () => {
    const search = render();
    search.type('d');
    search.type('dn');
    search.addressSays('d');
    expect(search.typed()).toBe('dn');
    search.type('dns');
    search.addressSays('dn');
    search.addressSays('dns');
    expect(search.typed()).toBe('dns');
    expect(search.onChange.mock.calls).toEqual([['d'], ['dn'], ['dns']]);
  });

  it('follows an address that something else has changed', () => {
    const search = render();
    search.type('dns');
    search.addressSays('dns');
    search.addressSays('');
    expect(search.typed()).toBe('');
    search.addressSays('velero');
    expect(search.typed()).toBe('velero');
  });
});
