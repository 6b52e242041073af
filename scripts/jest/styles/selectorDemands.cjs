'use strict';

const NAME = /[\w-]+/y;
const ATTRIBUTE = /^\[\s*([\w-]+)\s*[~|^$*]?[=\]]/;

/**
 * What a selector asks of an element itself, whatever it asks of those around it and of its state: one entry per
 * alternative (`a, b` are two), each with the name of the element, its classes and its attributes. What is not
 * understood asks for nothing.
 *
 * @param {string} selector - of CSS
 * @returns {{tag: string | null, classes: string[], attributes: string[]}[]} names of elements and attributes in
 *   small letters
 */
function selectorDemands(selector) {
  const alternatives = [];
  let demands = nothing();
  let at = 0;
  const readName = () => {
    NAME.lastIndex = at;
    const name = NAME.exec(selector)?.[0] ?? '';
    at += name.length;
    return name;
  };
  while (at < selector.length) {
    const sign = selector[at];
    if (/[\s>+~]/.test(sign)) {
      at += 1;
      // What stood before a combinator is asked of another element.
      if (!/^\s*(,|$)/.test(selector.slice(at))) {
        demands = nothing();
      }
    } else if (sign === ',') {
      at += 1;
      alternatives.push(demands);
      demands = nothing();
    } else if (sign === '[') {
      const end = endOfBrackets(selector, at);
      const name = ATTRIBUTE.exec(selector.slice(at, end))?.[1];
      demands.attributes.push(...(name ? [name.toLowerCase()] : []));
      at = end;
    } else if (sign === ':') {
      at += selector[at + 1] === ':' ? 2 : 1;
      readName();
      at = selector[at] === '(' ? endOfBrackets(selector, at) : at;
    } else if (sign === '*') {
      at += 1;
    } else {
      const isOfName = sign === '.' || sign === '#';
      at += isOfName ? 1 : 0;
      const name = readName();
      if (name === '') {
        return [nothing()];
      }
      if (sign === '.') {
        demands.classes.push(name);
      } else if (sign !== '#') {
        demands.tag = name.toLowerCase();
      }
    }
    // An escape goes on with the name, and a namespace is none.
    if (selector[at] === '\\' || selector[at] === '|') {
      return [nothing()];
    }
  }
  return [...alternatives, demands];
}

function nothing() {
  return { tag: null, classes: [], attributes: [] };
}

function endOfBrackets(text, from) {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '\\') {
      at += 1;
    } else if (sign === '"' || sign === "'") {
      const end = text.indexOf(sign, at + 1);
      at = end < 0 ? text.length : end;
    } else if (sign === '(' || sign === '[') {
      depth += 1;
    } else if (sign === ')' || sign === ']') {
      depth -= 1;
      if (depth === 0) {
        return at + 1;
      }
    }
  }
  return text.length;
}

module.exports = { selectorDemands };
