import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DemoComment, DemoTopic } from './demo-content.js';

const FOLDER = fileURLToPath(new URL('../../demo/topics', import.meta.url));

/**
 * The sample topics, oldest first; the number in a file's name is the topic's index. A file is a topic and its comments one after another,
 * each a head of `name: value` lines between two lines of dashes, and then Markdown.
 */
export const readDemoTopics = (): readonly DemoTopic[] =>
  readdirSync(FOLDER)
    .sort()
    .map((name) => topicIn(readFileSync(join(FOLDER, name), 'utf8')));

const HEAD = /^---\n((?:\w+: .*\n)+)---$/m;

/** What a file with a topic says. */
export function topicIn(text: string): DemoTopic {
  const [, head = '', content = '', ...comments] = text.split(HEAD);
  const { by, likes, said, number } = read(head);
  return {
    by,
    category: said('category'),
    title: said('title'),
    content: content.trim(),
    tags: listOf(said('tags')),
    hoursAgo: number('hoursAgo'),
    views: number('views'),
    likes,
    comments: Array.from({ length: comments.length / 2 }, (_, index) => commentIn(comments[index * 2] ?? '', comments[index * 2 + 1] ?? '')),
  };
}

function commentIn(head: string, content: string): DemoComment {
  const { by, likes, has, number } = read(head);
  return { by, content: content.trim(), after: number('after'), ...(has('quotes') && { quotes: number('quotes') }), likes };
}

function read(head: string) {
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
  return { by: said('by'), likes: listOf(values.get('likes') ?? ''), has: (name: string) => values.has(name), said, number };
}

const listOf = (value: string): string[] => value.split(', ').filter(Boolean);
