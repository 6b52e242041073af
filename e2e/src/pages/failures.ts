import { Page, Route } from 'playwright-core';

type Answer = (route: Route) => Promise<void>;

/**
 * What can become of an answer on its way to the browser.
 *
 * @internal
 */
export interface Failure {
  name: string;
  /** Answers in place of the backend. */
  answer: Answer;
  /** What a person reads of it. */
  says: RegExp;
}

function json(status: number, body: unknown): Answer {
  return route =>
    route.fulfill({
      status,
      contentType: 'application/json',
      body: JSON.stringify(body),
    });
}

function error(name: string) {
  return { error: { name, message: 'as a test wants it' } };
}

/**
 * How the routes of our backend fail, one after the other.
 *
 * @internal
 */
export const failures: readonly Failure[] = [
  {
    name: 'no right',
    answer: json(403, error('NotAllowedError')),
    says: /Needed: openmcp\.|the right for it is missing/,
  },
  {
    name: 'JSON of something else',
    answer: json(200, { status: 'ok' }),
    says: /in a way that this page does not understand/,
  },
  {
    name: 'the page of a proxy',
    answer: route =>
      route.fulfill({
        status: 200,
        contentType: 'text/html',
        body: '<!doctype html><title>Sign in</title><h1>Sign in</h1>',
      }),
    says: /in a way that this page does not understand/,
  },
  {
    name: 'no such route',
    answer: json(404, error('NotFoundError')),
    // A provider or an installation that is not there is told in other words.
    says: /does not know it|^No [A-Z]\w+ \S+ on |is not there/,
  },
];

/** Every route of ours, and no file of the app. */
const ROUTES = /\/api\/openmcp\/v1\//;

/**
 * Answers in place of our backend until it is called off.
 *
 * @param isMeant - which of its routes; default: all
 * @returns how to call it off
 * @internal
 */
export async function answerInstead(
  page: Page,
  answer: Answer,
  isMeant: (path: string) => boolean = () => true,
): Promise<() => Promise<void>> {
  const handle = (route: Route) =>
    isMeant(new URL(route.request().url()).pathname)
      ? answer(route)
      : route.fallback();
  await page.route(ROUTES, handle);
  return () => page.unroute(ROUTES, handle);
}

/**
 * Holds all answers of our backend back until they are let go.
 *
 * @returns how to let them go
 * @internal
 */
export async function holdBack(page: Page): Promise<() => Promise<void>> {
  let letGo = () => {};
  const held = new Promise<void>(settle => {
    letGo = settle;
  });
  const passed: Promise<void>[] = [];
  const callOff = await answerInstead(page, route => {
    // The page may have given a question up meanwhile.
    const passing = held.then(() => route.continue()).catch(() => {});
    passed.push(passing);
    return passing;
  });
  return async () => {
    letGo();
    await Promise.all(passed);
    await callOff();
  };
}

/**
 * The routes of our backend that are asked for while something is done.
 *
 * @internal
 */
export async function routesAsked(
  page: Page,
  doing: () => Promise<void>,
): Promise<string[]> {
  const asked = new Set<string>();
  const listen = (request: { url(): string }) => {
    const { pathname } = new URL(request.url());
    if (ROUTES.test(pathname)) {
      asked.add(pathname);
    }
  };
  page.on('request', listen);
  await doing();
  page.off('request', listen);
  return [...asked];
}
