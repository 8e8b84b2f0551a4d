const areas = [
  ['platform', /^backend\/src\/platform\//],
  ['modules', /^backend\/src\/modules\//],
  ['rest of the back end', /^backend\//],
  ['features', /^frontend\/src\/features\//],
  ['rest of the front end', /^frontend\//],
  ['bench', /^bench\//],
  ['scripts', /./],
];

export function areasOf(code, tests) {
  const areaOf = ({ file }) => areas.find(([, pattern]) => pattern.test(file))[0];
  const rows = areas.map(([name]) =>
    rowOf(
      name,
      code.filter((source) => areaOf(source) === name),
    ),
  );
  return [...rows, rowOf('all code', code), rowOf('tests', tests)];
}

function rowOf(name, sources) {
  const sum = (of) => sources.reduce((total, source) => total + of(source), 0);
  const lines = sum((source) => source.lines);
  const longest = sources.toSorted((a, b) => b.lines - a.lines)[0];
  const functions = sources.flatMap((source) => source.functions);
  return [
    name,
    sources.length,
    lines,
    `${((sum((source) => source.comments) / Math.max(lines, 1)) * 100).toFixed(1)} %`,
    median(sources.map((source) => source.lines)),
    longest ? `${longest.lines} ${longest.file.split('/').at(-1)}` : 0,
    median(functions),
    Math.max(0, ...functions),
  ];
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
