import {
  parseRecordedPlatformMode,
  recordPlatformMode,
} from './recordPlatformMode';

const record = {
  via: 'flag',
  value: '--service-api-cluster=platform',
  image: 'ghcr.io/acme/eso:v1.0.0',
  by: 'user:default/guest',
  at: '2026-08-24T10:00:00Z',
} as const;

describe('recordPlatformMode', () => {
  it('writes the statement, for which image, who made it and when', () => {
    expect(recordPlatformMode(record)).toBe(
      '{"via":"flag","value":"--service-api-cluster=platform","image":"ghcr.io/acme/eso:v1.0.0","by":"user:default/guest","at":"2026-08-24T10:00:00Z"}',
    );
    expect(
      JSON.parse(
        recordPlatformMode({
          via: 'env',
          name: 'A',
          value: 'b',
          by: 'x',
          at: 'y',
        }),
      ),
    ).toEqual({ via: 'env', name: 'A', value: 'b', by: 'x', at: 'y' });
  });

  it('keeps the text of an equal statement as it stands, whoever made it', () => {
    const live =
      '{ "by": "user:default/other", "value": "--service-api-cluster=platform", "image": "ghcr.io/acme/eso:v1.0.0", "via": "flag", "note": 1 }';
    expect(recordPlatformMode(record, live)).toBe(live);
  });

  it.each([
    '',
    'no JSON',
    'null',
    '[]',
    '{"via":"flag"}',
    '{"via":"flag","value":"--other","image":"ghcr.io/acme/eso:v1.0.0"}',
    '{"via":"flag","value":"--service-api-cluster=platform"}',
    '{"via":"flag","value":"--service-api-cluster=platform","image":"ghcr.io/acme/eso:v1.0.1"}',
    '{"via":"env","value":"--service-api-cluster=platform"}',
    '{"via":"flag","value":"--service-api-cluster=platform","name":"x"}',
  ])('replaces another text: %j', live => {
    expect(recordPlatformMode(record, live)).toBe(recordPlatformMode(record));
  });
});

describe('parseRecordedPlatformMode', () => {
  it('reads what was recorded', () => {
    expect(parseRecordedPlatformMode(recordPlatformMode(record))).toEqual(
      record,
    );
  });

  it.each([
    undefined,
    null,
    7,
    '',
    '{',
    '"flag"',
    'null',
    '{"via":"always"}',
    '{"value":"x"}',
  ])('reads nothing from %j', text => {
    expect(parseRecordedPlatformMode(text)).toBeUndefined();
  });

  it('takes texts only', () => {
    expect(
      parseRecordedPlatformMode('{"via":"env","name":7,"value":null,"by":{}}'),
    ).toEqual({ via: 'env' });
  });
});
