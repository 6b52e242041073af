import { germanServiceMessages } from './germanServiceMessages';
import { serviceMessages } from './serviceMessages';

type Messages = { readonly [key: string]: string | Messages };

function parametersOf(messages: Messages, path = ''): string[] {
  return Object.entries(messages).flatMap(([key, message]) =>
    typeof message === 'string'
      ? [`${path}${key} ${(message.match(/{{\w+}}/g) ?? []).sort().join()}`]
      : parametersOf(message, `${path}${key}.`),
  );
}

describe('germanServiceMessages', () => {
  it('has every text with the parameters of the English one', () => {
    expect(parametersOf(germanServiceMessages)).toEqual(
      parametersOf(serviceMessages),
    );
  });
});
