import { installationMessages, vocabularyMessages } from './messages';
import german from './messages/de';
import { flattenMessages } from './messages/flattenMessages';
import { messages } from './messages/allMessages';

const english = flattenMessages(messages);
const texts = Object.values(english);
const textsOf = (area: Parameters<typeof flattenMessages>[0]) =>
  Object.values(flattenMessages(area));

describe('openmcpTranslationRef', () => {
  it.each([
    'error occurred',
    'something went wrong',
    'failed to fetch',
    'invalid',
    'oops',
    'please',
    'successfully',
    'all good',
    '!',
  ])('never says "%s"', phrase => {
    expect(
      texts.filter(text => text.toLocaleLowerCase().includes(phrase)),
    ).toEqual([]);
  });

  it('never says of health that something works', () => {
    const healthTexts = [
      ...textsOf(vocabularyMessages.health).filter(
        text => text !== vocabularyMessages.health.tooltip.Healthy,
      ),
      installationMessages.installation.podsReady,
      installationMessages.installation.why.nothing,
      installationMessages.installation.simulatorReportsUp,
    ];
    expect(
      healthTexts.filter(text =>
        /\b(works?|working|running|available|ok)\b/i.test(text),
      ),
    ).toEqual([]);
  });

  it('leaves no text empty', () => {
    expect(texts.filter(text => text.trim() === '')).toEqual([]);
  });
});

describe('the German texts', () => {
  const placeholders = (text: string) =>
    (text.match(/{{[^}]*}}/g) ?? []).sort();

  it('are there for each English one, and for no other', () => {
    expect(Object.keys(german).sort()).toEqual(Object.keys(english).sort());
  });

  it('say the same of the same', () => {
    const differing = Object.keys(english).filter(
      key =>
        placeholders(english[key]).join() !== placeholders(german[key]).join(),
    );
    expect(differing).toEqual([]);
  });

  it('leave nothing empty, and do not shout', () => {
    expect(
      Object.entries(german).filter(
        ([, text]) => text.trim() === '' || /!|\bbitte\b/i.test(text),
      ),
    ).toEqual([]);
  });

  it('are German', () => {
    const same = Object.keys(english).filter(
      key =>
        english[key] === german[key] &&
        /[a-z]{3,} [a-z]{2,} /.test(german[key]),
    );
    expect(same).toEqual([]);
  });
});
