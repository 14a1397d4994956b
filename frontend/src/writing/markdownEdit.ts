import type { KeyboardEvent } from 'react';
import type { Edit } from './edit';
import { linkEdit } from './linkEdit';

export type Mark = 'bold' | 'italic' | 'quote' | 'code' | 'numbered' | 'bulleted' | 'link';

/** What a toolbar button does to the text, as data. */
export function markdownEdit(mark: Mark, text: string, from: number, to: number): Edit {
  const chosen = text.slice(from, to);
  switch (mark) {
    case 'bold':
      return wrap(from, to, '**', chosen || 'kalın yazı', '**');
    case 'italic':
      return wrap(from, to, '_', chosen || 'italik yazı', '_');
    case 'link':
      return linkEdit(text, from, to);
    case 'code':
      return chosen.includes('\n') || (!chosen && isLineStart(text, from))
        ? wrap(from, to, '```\n', chosen || 'kod', '\n```')
        : wrap(from, to, '`', chosen || 'kod', '`');
    case 'quote':
      return prefixLines(text, from, to, () => '> ');
    case 'numbered':
      return prefixLines(text, from, to, (at) => `${at + 1}. `);
    case 'bulleted':
      return prefixLines(text, from, to, () => '- ');
  }
}

/** A block of code on lines of its own. */
export function fenceEdit(language: string, text: string, from: number, to: number): Edit {
  const before = `${isLineStart(text, from) ? '' : '\n'}\`\`\`${language}\n`;
  const after = `\n\`\`\`${to === text.length || text[to] === '\n' ? '' : '\n'}`;
  return wrap(from, to, before, text.slice(from, to) || 'kod', after);
}

const KEYS: Readonly<Record<string, Mark>> = { b: 'bold', i: 'italic', k: 'link' };

/** The mark that Ctrl or Cmd with a key stands for. */
export const markOfKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): Mark | null =>
  (ctrlKey || metaKey) && !altKey && !shiftKey ? (KEYS[key.toLowerCase()] ?? null) : null;

const isLineStart = (text: string, at: number) => at === 0 || text[at - 1] === '\n';

function wrap(from: number, to: number, before: string, middle: string, after: string): Edit {
  const selectFrom = from + before.length;
  return { from, to, insert: before + middle + after, selectFrom, selectTo: selectFrom + middle.length };
}

function prefixLines(text: string, from: number, to: number, prefix: (at: number) => string): Edit {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const insert = text
    .slice(start, to)
    .split('\n')
    .map((line, at) => prefix(at) + line)
    .join('\n');
  const end = start + insert.length;
  return { from: start, to, insert, selectFrom: end, selectTo: end };
}
