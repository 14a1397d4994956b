import { describe, expect, it } from '@jest/globals';
import type { KeyboardEvent } from 'react';
import type { Edit } from './edit';
import { isAddress, pastedLink } from './linkEdit';
import { fenceEdit, type Mark, markdownEdit, markOfKey } from './markdownEdit';

/** What is between the bars is selected; without a second bar nothing is. */
const place = (drawn: string) => {
  const from = drawn.indexOf('|');
  const text = drawn.replaceAll('|', '');
  return { text, from, to: drawn.indexOf('|', from + 1) < 0 ? from : drawn.lastIndexOf('|') - 1 };
};
const drawn = (text: string, { from, to, insert, selectFrom, selectTo }: Edit) => {
  const result = text.slice(0, from) + insert + text.slice(to);
  return selectFrom === selectTo
    ? `${result.slice(0, selectFrom)}|${result.slice(selectFrom)}`
    : `${result.slice(0, selectFrom)}|${result.slice(selectFrom, selectTo)}|${result.slice(selectTo)}`;
};
const marked = (mark: Mark, before: string) => {
  const { text, from, to } = place(before);
  return drawn(text, markdownEdit(mark, text, from, to));
};
const fenced = (language: string, before: string) => {
  const { text, from, to } = place(before);
  return drawn(text, fenceEdit(language, text, from, to));
};
const pasted = (before: string, paste: string) => {
  const { text, from, to } = place(before);
  const edit = pastedLink(text, from, to, paste);
  return edit && drawn(text, edit);
};

describe('A mark', () => {
  it.each<[Mark, string, string]>([
    ['bold', 'a |b| c', 'a **|b|** c'],
    ['bold', 'a |', 'a **|kalın yazı|**'],
    ['italic', '|b|', '_|b|_'],
    ['code', 'a |b|', 'a `|b|`'],
    ['code', 'a |', 'a `|kod|`'],
    ['code', '|', '```\n|kod|\n```'],
    ['code', '|a\nb|', '```\n|a\nb|\n```'],
    ['quote', 'x\na|b', 'x\n> a|b'],
    ['quote', 'x\n|a\nb|', 'x\n> a\n> b|'],
    ['bulleted', '|a\nb|\nc', '- a\n- b|\nc'],
    ['numbered', '|a\nb\nc|', '1. a\n2. b\n3. c|'],
    ['link', 'a |b|', 'a [b](|https://|)'],
    ['link', 'a |', 'a [|bağlantı metni|](https://)'],
    ['link', '|https://x.example|', '[|bağlantı metni|](https://x.example)'],
  ])('%s makes of %j %j', (mark, before, after) => expect(marked(mark, before)).toBe(after));
});

describe('A block of code', () => {
  it('stands on lines of its own', () => {
    expect(fenced('ts', 'a |b| c')).toBe('a \n```ts\n|b|\n```\n c');
    expect(fenced('', '|')).toBe('```\n|kod|\n```');
    expect(fenced('go', 'a\n|b|\nc')).toBe('a\n```go\n|b|\n```\nc');
  });
});

describe('A pasted address', () => {
  it('makes a link of the words that are selected', () => expect(pasted('a |b c| d', ' https://x.example/y \n')).toBe('a [b c](https://x.example/y)| d'));
  it('keeps brackets of the words and of the address from ending the link', () => {
    expect(pasted('|a [b]|', 'https://x.example/(y)')).toBe('[a \\[b\\]](<https://x.example/(y)>)|');
  });
  it.each([
    ['a |', 'https://x.example', 'nothing is selected'],
    ['| |', 'https://x.example', 'only a space is'],
    ['|a\nb|', 'https://x.example', 'more than a line is'],
    ['|https://y.example|', 'https://x.example', 'it takes the place of another address'],
    ['|a|', 'x.example', 'it is no address'],
    ['|a|', 'https://x.example yz', 'words come with it'],
    ['|a|', 'javascript:alert(1)', 'it leads nowhere on the web'],
  ])('is pasted as it is over %j (%j): %s', (before, paste) => expect(pasted(before, paste)).toBeNull());
});

describe('isAddress', () => {
  it('is what a browser can open', () =>
    expect([isAddress('HTTPS://x.example'), isAddress('https://'), isAddress('https://x y')]).toEqual([true, false, false]));
});

describe('The keys of marks', () => {
  const key = (name: string, held: Partial<KeyboardEvent>) =>
    markOfKey({ key: name, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held } as KeyboardEvent);
  it('are the letters that are typed, with Ctrl or Cmd', () => {
    expect([key('b', { ctrlKey: true }), key('I', { metaKey: true }), key('k', { ctrlKey: true })]).toEqual(['bold', 'italic', 'link']);
  });
  it('leave plain letters and what has other keys held to the browser', () => {
    expect([key('b', {}), key('b', { ctrlKey: true, shiftKey: true }), key('b', { ctrlKey: true, altKey: true }), key('x', { ctrlKey: true })]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
