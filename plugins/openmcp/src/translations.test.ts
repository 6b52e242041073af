import {
  clusterReasonMessages,
  compareMessages,
  dependenciesMessages,
  eligibilityMessages,
  entityMessages,
  formMessages,
  historyMessages,
  installationMessages,
  installationsMessages,
  providerMessages,
  providersMessages,
  sentenceMessages,
  serviceMessages,
  stateMessages,
  tabsMessages,
  vocabularyMessages,
  widgetMessages,
} from './messages';

type Messages = { readonly [key: string]: string | Messages };

function textsOf(messages: Messages): string[] {
  return Object.values(messages).flatMap(message =>
    typeof message === 'string' ? [message] : textsOf(message),
  );
}

const texts = textsOf({
  ...clusterReasonMessages,
  ...compareMessages,
  ...dependenciesMessages,
  ...eligibilityMessages,
  ...formMessages,
  ...historyMessages,
  ...providersMessages,
  ...providerMessages,
  ...installationMessages,
  ...installationsMessages,
  ...sentenceMessages,
  ...serviceMessages,
  ...stateMessages,
  ...tabsMessages,
  ...entityMessages,
  ...widgetMessages,
  ...vocabularyMessages,
});

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
