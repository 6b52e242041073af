import { findEnvironmentProxy } from './findEnvironmentProxy';

const proxy = 'http://proxy.test:3128';

describe('findEnvironmentProxy', () => {
  it('has none by default', () => {
    expect(findEnvironmentProxy('https://api.test', {})).toBeUndefined();
  });

  it.each([['HTTPS_PROXY'], ['https_proxy']])('reads %s', name => {
    expect(findEnvironmentProxy('https://api.test', { [name]: proxy })).toBe(
      proxy,
    );
  });

  it('adds what is usually left out', () => {
    expect(
      findEnvironmentProxy('https://api.test', { HTTPS_PROXY: 'proxy:3128' }),
    ).toBe('http://proxy:3128');
  });

  it.each([
    'https://localhost:6443',
    'https://127.0.0.1:6443',
    'https://127.1.2.3',
    'https://[::1]:6443',
    'http://127.0.0.1:8001',
  ])('never sends the loopback interface through it: %s', server => {
    expect(
      findEnvironmentProxy(server, { HTTPS_PROXY: proxy, HTTP_PROXY: proxy }),
    ).toBeUndefined();
  });

  it.each<[string, string, boolean]>([
    ['https://api.example.com:6443', '*', true],
    ['https://api.example.com:6443', 'api.example.com', true],
    ['https://api.example.com:6443', 'API.Example.com', true],
    ['https://api.example.com:6443', 'example.com', true],
    ['https://api.example.com:6443', '.example.com', true],
    ['https://api.example.com:6443', '*.example.com', true],
    ['https://api.example.com:6443', 'other.test, example.com', true],
    ['https://api.example.com:6443', 'example.com:6443', true],
    ['https://api.example.com', 'example.com:443', true],
    ['https://api.example.com:6443', 'example.com:443', false],
    ['https://api.example.com:6443', 'ample.com', false],
    ['https://api.example.com:6443', 'api.example', false],
    ['https://api.example.com:6443', '10.0.0.0/8', false],
    ['https://10.96.0.1', '10.96.0.0/12', true],
    ['https://10.112.0.1', '10.96.0.0/12', false],
    ['https://10.96.0.1', '10.96.0.1', true],
    ['https://10.96.0.1', '10.96.0.0/99', false],
    ['https://[fd00::1]:6443', 'fd00::/8', true],
    ['https://[fd00::1]:6443', 'fd00::1', true],
    ['https://[fd00::1]:6443', '[fd00::1]:6443', true],
    ['https://[fd00::1]:6443', 'fd00::2', false],
    ['https://10.96.0.1', '::/0', false],
    ['https://api.example.com:6443', ' , ', false],
  ])('%s with NO_PROXY %s', (server, exemptions, isExempt) => {
    expect(
      findEnvironmentProxy(server, {
        HTTPS_PROXY: proxy,
        NO_PROXY: exemptions,
      }),
    ).toBe(isExempt ? undefined : proxy);
  });
});
