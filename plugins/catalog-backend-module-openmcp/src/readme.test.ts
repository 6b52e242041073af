import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const folder = resolve(__dirname, '..');

function read(path: string): string {
  return readFileSync(resolve(folder, path), 'utf8');
}

describe('README.md', () => {
  const drawings = [
    ...read('README.md').matchAll(/!\[([^\]]*)\]\((drawings\/[\w-]+)\.svg\)/g),
  ].map(([, words, path]) => ({ words, path }));

  it('shows a drawing of the model with words for it and its source beside it', () => {
    expect(drawings.map(({ path }) => path)).toEqual([
      'drawings/catalog-model',
    ]);
    const [{ words, path }] = drawings;
    expect(words.length).toBeGreaterThan(20);
    expect(existsSync(resolve(folder, `${path}.dot`))).toBe(true);
    const drawing = read(`${path}.svg`);
    expect(drawing).toMatch(
      /<svg role="img" aria-labelledby="title description"/,
    );
    expect(drawing).toMatch(/<title id="title">.{20,}<\/title>/);
    expect(drawing).toMatch(/<desc id="description">.{20,}<\/desc>/);
  });

  it.each([
    'openmcp-installation',
    'kubernetes-cluster',
    'openmcp-service-provider',
    'openmcp-platform-service',
    'openmcp-cluster-provider',
    'openmcp-tool',
  ])('draws %s, in the source and in the drawing', type => {
    expect(read('drawings/catalog-model.dot')).toContain(type);
    expect(read('drawings/catalog-model.svg')).toContain(
      type.replaceAll('-', '&#45;'),
    );
  });
});
