import { appliedFields, ownedPart } from './ownedPart';

describe('ownedPart', () => {
  it.each<[string, unknown, unknown, unknown]>([
    ['all of what has nothing below it', ['init', '-v'], {}, ['init', '-v']],
    ['a number', 3, {}, 3],
    ['nothing of what is not there', undefined, {}, undefined],
    ['nothing of what is not owned', ['init'], undefined, undefined],
    [
      'the fields of an object that are owned',
      { disabled: true, path: '/m', port: 8080 },
      { 'f:port': {}, 'f:gone': {} },
      { port: 8080 },
    ],
    [
      'nothing where none of the fields is there any more',
      { path: '/m' },
      { 'f:port': {} },
      undefined,
    ],
    ['an object that is owned as such', {}, { '.': {} }, {}],
    [
      'the entries that are owned, with their keys, in their order',
      [
        { name: 'a', emptyDir: {} },
        { name: 'b', secret: { secretName: 'x', defaultMode: 420 } },
        { name: 'c', configMap: { name: 'y' } },
      ],
      {
        'k:{"name":"c"}': { '.': {}, 'f:name': {}, 'f:configMap': {} },
        'k:{"name":"b"}': {
          '.': {},
          'f:name': {},
          'f:secret': { 'f:secretName': {} },
        },
      },
      [
        { name: 'b', secret: { secretName: 'x' } },
        { name: 'c', configMap: { name: 'y' } },
      ],
    ],
    [
      'an entry of which another owns all but the key',
      [{ name: 'A', value: 'theirs' }],
      { 'k:{"name":"A"}': { '.': {}, 'f:name': {} } },
      [{ name: 'A' }],
    ],
    ['entries by their values', ['a', 'b'], { 'v:"b"': {} }, ['b']],
    [
      'nothing of a set that is none',
      ['a'],
      { 'k:{': {}, 'v:{': {} },
      undefined,
    ],
  ])('is %s', (_, value, fields, part) => {
    expect(ownedPart(value, fields)).toEqual(part);
  });
});

describe('appliedFields', () => {
  const fieldsV1 = { 'f:spec': { 'f:image': {} } };
  const entry = { manager: 'us', operation: 'Apply', fieldsV1 };

  it('is the set that a manager has applied, and no other', () => {
    const managedFields = [
      { ...entry, operation: 'Update', fieldsV1: { 'f:x': {} } },
      { ...entry, manager: 'them', fieldsV1: { 'f:x': {} } },
      { ...entry, subresource: 'status', fieldsV1: { 'f:x': {} } },
      entry,
    ];
    expect(appliedFields({ managedFields }, 'us')).toEqual(fieldsV1);
    expect(appliedFields({ managedFields }, 'nobody')).toBeUndefined();
    expect(appliedFields({}, 'us')).toBeUndefined();
  });
});
