import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Entity } from '@backstage/catalog-model';
import { parseAllDocuments } from 'yaml';

const folder = resolve(__dirname, '../../../../catalog');

function readFile(path: string): Entity[] {
  return parseAllDocuments(readFileSync(path, 'utf8')).map(document => {
    const [problem] = [...document.errors, ...document.warnings];
    if (problem) {
      throw new Error(`${path}: ${problem.message}`);
    }
    return document.toJS() as Entity;
  });
}

/**
 * The location of the demo and all entities that it names, in its order.
 */
export function readDemoEntities(): { location: Entity; entities: Entity[] } {
  const [location] = readFile(resolve(folder, 'all.yaml'));
  const targets = location.spec?.targets as string[];
  return {
    location,
    entities: targets.flatMap(target => readFile(resolve(folder, target))),
  };
}
