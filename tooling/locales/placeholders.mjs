import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** What a text asks its code for: names of values with their kind, and rich-text tags. `{count, plural, …}` is `count plural`. */
export function placeholders(text) {
  const found = new Set();
  visit(parse(text), found);
  return [...found].sort();
}

/** The plural categories that each counted value has texts for. */
export function pluralCategories(text) {
  const found = [];
  const look = (elements) => {
    for (const element of elements) {
      if (element.type === TYPE.plural) found.push(Object.keys(element.options).filter((category) => !category.startsWith('=')));
      childrenOf(element).forEach(look);
    }
  };
  look(parse(text));
  return found;
}

function visit(elements, found) {
  for (const element of elements) {
    if (element.type === TYPE.tag) found.add(`<${element.value}>`);
    else if (element.type !== TYPE.literal && element.type !== TYPE.pound) found.add(`${element.value} ${TYPE[element.type]}`);
    childrenOf(element).forEach((children) => visit(children, found));
  }
}

function childrenOf({ type, options, children }) {
  if (type === TYPE.tag) return [children];
  return options ? Object.values(options).map(({ value }) => value) : [];
}
