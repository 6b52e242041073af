import { errorApiRef } from '@backstage/core-plugin-api';
import { translationApiRef } from '@backstage/core-plugin-api/alpha';
import { TestApiProvider } from '@backstage/frontend-test-utils';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { useTranslation } from './useTranslation';

type Observer = { next: () => void; error: (error: Error) => void };

/** Texts as Backstage hands them out, in a language that the test changes. */
class Texts {
  language = 'en';
  ready = true;
  looked = 0;
  observers: Observer[] = [];
  readonly api = {
    getTranslation: () =>
      this.ready
        ? {
            ready: true,
            t: (key: string, params?: { number: string }) => {
              this.looked += 1;
              return `${this.language} ${key} ${params?.number ?? ''}`;
            },
          }
        : { ready: false },
    translation$: () => ({
      subscribe: (observer: Observer) => {
        this.observers.push(observer);
        return { unsubscribe() {}, closed: false };
      },
    }),
  };

  speak(language: string) {
    this.language = language;
    this.ready = true;
    act(() => this.observers.at(-1)?.next());
  }
}

function Name() {
  const { t } = useTranslation();
  return (
    <p>
      {t('health.label')} {t('filterBar.buttonActive', { number: '3' })}
    </p>
  );
}

function draw(texts: Texts, post = jest.fn()) {
  render(
    <TestApiProvider
      apis={[
        [translationApiRef, texts.api as never],
        [errorApiRef, { post, error$: jest.fn() }],
      ]}
    >
      <Suspense fallback="loading">
        <Name />
        <Name />
      </Suspense>
    </TestApiProvider>,
  );
}

describe('useTranslation', () => {
  it('listens once for all, and looks a text up once', () => {
    const texts = new Texts();
    draw(texts);
    expect(
      screen.getAllByText('en health.label en filterBar.buttonActive 3'),
    ).toHaveLength(2);
    expect(texts.observers).toHaveLength(1);
    // The label and the locale once, the text with a number for each.
    expect(texts.looked).toBe(4);
  });

  it('goes over to another language everywhere', () => {
    const texts = new Texts();
    draw(texts);
    texts.speak('de');
    expect(
      screen.getAllByText('de health.label de filterBar.buttonActive 3'),
    ).toHaveLength(2);
    expect(screen.queryByText(/en /)).toBeNull();
  });

  it('waits for texts that are not loaded yet', async () => {
    const texts = new Texts();
    texts.ready = false;
    draw(texts);
    expect(screen.getByText('loading')).toBeInTheDocument();
    texts.speak('de');
    expect(await screen.findAllByText(/de health.label/)).toHaveLength(2);
  });

  it('keeps what it has when a language cannot be loaded, and hears of the next', () => {
    const texts = new Texts();
    const post = jest.fn();
    draw(texts, post);
    act(() => texts.observers[0].error(new Error('offline')));
    expect(screen.getAllByText(/en health.label/)).toHaveLength(2);
    expect(post).toHaveBeenCalledTimes(1);
    texts.speak('de');
    expect(screen.getAllByText(/de health.label/)).toHaveLength(2);
    // What fails again at once is not asked for ever.
    act(() => texts.observers[1].error(new Error('offline')));
    act(() => texts.observers[2].error(new Error('offline')));
    expect(texts.observers).toHaveLength(3);
  });
});
