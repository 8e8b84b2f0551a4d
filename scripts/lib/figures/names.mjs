// The shapes of constant names: bounds are MAX_ or MIN_, times end in _TIMEOUT_MS and the like.
const constant = /^[A-Z][A-Z0-9_]+$/;
const units = /^(SECOND|MINUTE|HOUR|DAY|WEEK)_MS$/;
const bound = /^(MAX|MIN)_/;
const time = /(^|_)(TIMEOUT|INTERVAL|DELAY|TTL|GRACE)S?_MS$/;
const avoided =
  /(^|_)(MOST|LONGEST|SHORTEST|WIDEST|NARROWEST|FARTHEST|DEEPEST|LEAST|LOOK|TIDY|PATIENCE|MAY|ENOUGH)(_|$)/;

const isOutsideShapes = (name) =>
  avoided.test(name) || (name.endsWith('_MS') && !units.test(name) && !bound.test(name) && !time.test(name));

export const declaredNames = (text) =>
  [...text.matchAll(/\b(?:const|let|function|class|interface|type|readonly|static) (\w+)/g)].map(([, name]) => name);

export function namesOutsideShapes(sources) {
  const names = sources.flatMap(({ file, text }) =>
    declaredNames(text)
      .filter((name) => constant.test(name) && isOutsideShapes(name))
      .map((name) => `${name} (${file.split('/').at(-1)})`),
  );
  return names.sort();
}
