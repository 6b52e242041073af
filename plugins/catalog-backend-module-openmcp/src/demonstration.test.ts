import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { readDemoEntities } from './__testUtils__';
import { createUpstreamEntities } from './upstream';

const root = resolve(__dirname, '../../..');

function read(file: string): string {
  return readFileSync(resolve(root, file), 'utf8');
}

describe('the demonstration', () => {
  const config = parse(read('app-config.yaml'));
  const people = parseAllDocuments(read('catalog-info.yaml'))
    .map(document => document.toJS())
    .filter(({ kind }) => kind === 'User');

  it('has the person in its catalog who signs in', () => {
    expect(config.auth.providers.guest.userEntityRef).toBe(
      'user:default/guest',
    );
    expect(people.map(({ metadata }) => metadata.name)).toEqual(['guest']);
  });

  it('tells that person of installations that stay Degraded, whoever owns the provider', () => {
    const owners = [...createUpstreamEntities(), ...readDemoEntities().entities]
      .filter(({ spec }) =>
        /^openmcp-.*-(service|provider)$/.test(String(spec?.type)),
      )
      .map(({ spec }) => String(spec?.owner).replace('group:default/', ''));
    expect(owners.length).toBeGreaterThan(20);
    const groups = new Set([
      ...owners,
      config.openmcp.notifications.fallbackOwner,
    ]);
    const [guest] = people;
    expect(
      [...groups].filter(each => !guest.spec.memberOf.includes(each)),
    ).toEqual([]);
  });
});
