'use strict';

const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils.js');
const { selectorDemands } = require('./selectorDemands.cjs');

const NO_MATCH = Object.freeze({
  match: false,
  ast: null,
  pseudoElement: null,
});
const demandsOf = new Map();

/**
 * Lets a window of jsdom answer `getComputedStyle` sooner, with the same answer. Testing Library asks for the style of
 * every element that has a role, and jsdom holds each against some hundred rules of the page: what a rule asks of the
 * element itself is compared before its whole selector is, and a style is told again while nothing has changed.
 *
 * @param {Window} window - whose document is HTML with a doctype
 */
function hastenStyles(window) {
  const document = implForWrapper(window.document);
  const selectors = document._domSelector;
  const check = selectors.check;
  selectors.check = (selector, element, options) =>
    mightMatch(selector, element)
      ? check(selector, element, options)
      : NO_MATCH;

  // jsdom lets go of this object with every change of the document.
  const stylesOf = new WeakMap();
  const getComputedStyle = window.getComputedStyle;
  window.getComputedStyle = (element, pseudoElement) => {
    const asked = implForWrapper(element);
    if (pseudoElement || asked?._ownerDocument !== document) {
      return getComputedStyle(element, pseudoElement);
    }
    // Nobody says when something changes that is not in the document.
    const known = asked._attached && stylesOf.get(document._styleCache ?? {});
    const style = known?.get(asked) ?? getComputedStyle(element);
    if (asked._attached) {
      const styles = stylesOf.get(document._styleCache) ?? new WeakMap();
      stylesOf.set(document._styleCache, styles.set(asked, style));
    }
    return style;
  };
}

function mightMatch(selector, element) {
  let alternatives = demandsOf.get(selector);
  if (!alternatives) {
    alternatives = selectorDemands(selector);
    demandsOf.set(selector, alternatives);
  }
  return alternatives.some(
    ({ tag, classes, attributes }) =>
      (tag === null || tag === element.localName.toLowerCase()) &&
      attributes.every(name => element.hasAttributeNS(null, name)) &&
      (classes.length === 0 || hasClasses(element, classes)),
  );
}

function hasClasses(element, classes) {
  const names = element.getAttributeNS(null, 'class');
  return names !== null && classes.every(name => names.includes(name));
}

module.exports = { hastenStyles };
