import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the files of a folder of the sample content say, in the order of their names. */
export function readDemo(folder: string): readonly string[] {
  const path = fileURLToPath(new URL(`../../demo/${folder}`, import.meta.url));
  return readdirSync(path)
    .sort()
    .map((name) => readFileSync(join(path, name), 'utf8'));
}

const HEAD = /^---\n((?:\w+: .*\n+)+)---$/m;

/** What is said above a text. */
export interface DemoHead {
  has(name: string): boolean;
  /** Throws where it is left out. */
  said(name: string): string;
  number(name: string): number;
  /** Empty where it is left out. */
  list(name: string): string[];
}
interface DemoText {
  readonly head: DemoHead;
  /** Markdown. */
  readonly content: string;
}

/** A file is texts one after another, each a head of `name: value` lines between two lines of dashes, and then Markdown. */
export function textsIn(file: string): [DemoText, ...DemoText[]] {
  const [, head = '', content = '', ...others] = file.split(HEAD);
  const more = Array.from({ length: others.length / 2 }, (_, index) => textOf(others[index * 2] ?? '', others[index * 2 + 1] ?? ''));
  return [textOf(head, content), ...more];
}

function textOf(head: string, content: string): DemoText {
  const values = new Map(head.split('\n').map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]));
  const said = (name: string): string => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`a sample text lacks "${name}":\n${head}`);
    return value;
  };
  const number = (name: string): number => {
    const value = Number(said(name));
    if (Number.isNaN(value)) throw new Error(`"${name}" of a sample text is no number:\n${head}`);
    return value;
  };
  const list = (name: string): string[] => (values.get(name) ?? '').split(', ').filter(Boolean);
  return { head: { has: (name) => values.has(name), said, number, list }, content: content.trim() };
}
