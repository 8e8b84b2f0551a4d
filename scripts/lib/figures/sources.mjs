import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { inRoot, root } from '../paths.mjs';

const isLeftOut = (file) => /\.gen\.|\/lessons\//.test(file);
const isTest = (file) => /\.spec\.|\/test\/|e2e\//.test(file);

/** The sources written by hand, without generated files and lesson texts. */
export const readFiles = () =>
  execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && !isLeftOut(file) && existsSync(inRoot(file)))
    .map((file) => ({ file, text: readFileSync(inRoot(file), 'utf8') }));

export function readSources() {
  const sources = readFiles().map(({ file, text }) => sourceOf(file, text));
  return { code: sources.filter(({ file }) => !isTest(file)), tests: sources.filter(({ file }) => isTest(file)) };
}

/** Counts lines as `wc -l` does. A comment line holds nothing else; a function's length counts code lines only. */
export function sourceOf(file, text) {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const codeLines = new Set();
  const spans = [];
  const visit = (node) => {
    if (ts.isJSDoc(node)) return;
    if (ts.isFunctionLike(node) && node.body && ts.isBlock(node.body)) spans.push(linesOf(tree, node));
    const children = node.getChildren(tree);
    if (children.length > 0) children.forEach(visit);
    else if (node.getWidth(tree) > 0) addRange(codeLines, linesOf(tree, node));
  };
  visit(tree);
  const filled = text.split('\n').flatMap((line, at) => (line.trim() === '' ? [] : [at]));
  return {
    file,
    text,
    lines: text.split('\n').length - 1,
    comments: filled.filter((line) => !codeLines.has(line)).length,
    functions: spans.map(([first, last]) => [...codeLines].filter((line) => line >= first && line <= last).length),
  };
}

const linesOf = (tree, node) =>
  [node.getStart(tree), node.end].map((at) => tree.getLineAndCharacterOfPosition(at).line);

function addRange(lines, [first, last]) {
  for (let line = first; line <= last; line++) lines.add(line);
}
