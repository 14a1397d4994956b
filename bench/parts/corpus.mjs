import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';
import { contract, contracts } from './backend.mjs';

const source = new URL('../../backend/test/hostile-texts.ts', import.meta.url);
const LONGEST = 5_000;

/**
 * The texts of 5,000 characters that the tests take for hostile and for ordinary, by name, and the prose that they are measured by.
 * What the bounds refuse costs little; so as much of it as they let through comes too, made as long with words.
 * They are sources, so they are compiled into the folder.
 */
export async function corpus(folder) {
  const { code } = transformSync(readFileSync(source, 'utf8'), { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } });
  const file = join(folder, 'hostile-texts.mjs');
  writeFileSync(file, code.replaceAll('../contracts/', contracts.href));
  const { PROSE, ORDINARY, HOSTILE } = await import(pathToFileURL(file).href);
  const { boundProblem } = await contract('text-bounds.js');
  const { renderText } = await contract('rendering/markdown.js');
  const isTaken = (text) => boundProblem(text) === null;
  const texts = [];
  for (const [name, text] of Object.entries(ORDINARY)) texts.push({ name: `ordinary ${name}`, text });
  for (const [name, text] of Object.entries(HOSTILE)) {
    texts.push({ name, text });
    if (!isTaken(text)) texts.push({ name: `${name}, as much as is taken`, text: asMuchAsIsTaken(text, ORDINARY.words, isTaken) });
  }
  return { prose: PROSE, words: ORDINARY.words, texts, isTaken, renderText };
}

/** The longest beginning that the bounds let through, and words up to the same length. */
function asMuchAsIsTaken(text, words, isTaken) {
  let [taken, refused] = [0, text.length];
  while (refused - taken > 1) {
    const middle = Math.floor((taken + refused) / 2);
    if (isTaken(text.slice(0, middle))) taken = middle;
    else refused = middle;
  }
  const beginning = text.slice(0, taken);
  const filled = `${beginning}\n\n${words}`.slice(0, LONGEST);
  return isTaken(filled) ? filled : beginning;
}
