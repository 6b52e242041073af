import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { JSDOM } from 'jsdom';

const require = createRequire(import.meta.url);
const { hastenStyles } = require('./hastenStyles.cjs');
const { selectorDemands } = require('./selectorDemands.cjs');

const SHEET = `
  .a { color: red; } .b.c { color: blue; visibility: hidden } .a .b { pointer-events: none }
  .a > .b, p:not(.c) { background-color: lime } P.a { display: flex } [title] { display: grid }
  [data-x="a, b"] span { color: green } .a:hover { color: pink } .a::before { display: none }
  :is(p, .b) .c { display: none } #one { visibility: collapse } svg .a { color: navy }
  .b ~ .c { color: teal } .b + p { color: gray } .a\\:x { display: none } [class*="b"] { color: olive }
  :root { color: maroon } @media screen { .c { pointer-events: none } } .a , .zz { caret-color: red }
  .a:not(.b, .c):is(p) { display: inline-flex } [TITLE="x" i] { color: silver } .c:nth-child(2n + 1) { color: gold }
`;
const BODY = `
  <p class="a" title="x">1<span class="b c" id="one">2</span></p>
  <div data-x="a, b" class="ab"><span>3<em class="c a:x">4</em></span></div>
  <p class="b">5</p><p class="c">6</p><p>7</p><ul><li class="a b">8<ul><li class="c">9</li></ul></li></ul>
  <svg><g class="a"/></svg><input type="hidden" class="a"><a href="#">10</a><button hidden title="X">11</button>
`;

function open({ hastened }) {
  const { window } = new JSDOM(
    `<!DOCTYPE html><style>${SHEET}</style><body>${BODY}`,
  );
  if (hastened) {
    hastenStyles(window);
  }
  return window;
}

/** All styles of all elements, twice. */
function styles(window) {
  const elements = [...window.document.querySelectorAll('*')];
  return [...elements, ...elements].map(element => {
    const style = window.getComputedStyle(element);
    return [
      `${element.localName}.${element.getAttribute('class')}`,
      ...Array.from(style, name => `${name}: ${style.getPropertyValue(name)}`),
    ];
  });
}

const changes = {
  'nothing has changed': () => {},
  'a class has changed': ({ document }) =>
    document.querySelector('.b').classList.replace('b', 'a'),
  'an attribute has gone': ({ document }) =>
    document.querySelector('[title]').removeAttribute('title'),
  'an element has moved': ({ document }) =>
    document.querySelector('ul').append(document.querySelector('#one')),
  'an element has a style of its own': ({ document }) => {
    document.querySelector('em').style.display = 'block';
  },
  'a rule has come': ({ document }) => {
    const sheet = document.createElement('style');
    sheet.textContent = 'em { color: black; visibility: hidden }';
    document.head.append(sheet);
  },
  'the rules have gone': ({ document }) =>
    document.querySelector('style').remove(),
};

for (const [name, change] of Object.entries(changes)) {
  test(`styles are those that jsdom computes, where ${name}`, () => {
    const [plain, hastened] = [false, true].map(each => {
      const window = open({ hastened: each });
      const before = styles(window);
      change(window);
      return { before, after: styles(window) };
    });
    assert.deepEqual(hastened.before, plain.before);
    assert.deepEqual(hastened.after, plain.after);
  });
}

test('what is outside of the document is asked for anew', () => {
  const window = open({ hastened: true });
  const element = window.document.createElement('p');
  element.style.display = 'flex';
  assert.equal(window.getComputedStyle(element).display, 'flex');
  window.document.body.append(element);
  element.style.display = 'grid';
  assert.equal(window.getComputedStyle(element).display, 'grid');
});

test('what is no element is refused as ever', () => {
  const window = open({ hastened: true });
  assert.throws(() => window.getComputedStyle({}), /not of type 'Element'/);
});

test('a selector is asked for what it demands of the element itself', () => {
  const demands = (tag, classes = [], attributes = []) => ({
    tag,
    classes,
    attributes,
  });
  assert.deepEqual(selectorDemands('DIV .a > P.b.c:hover , [TITLE="x, y"]'), [
    demands('p', ['b', 'c']),
    demands(null, [], ['title']),
  ]);
  assert.deepEqual(selectorDemands(':is(a, b) *'), [demands(null)]);
  assert.deepEqual(selectorDemands('.a\\:b, p'), [demands(null)]);
  assert.deepEqual(selectorDemands('&.a'), [demands(null)]);
});
