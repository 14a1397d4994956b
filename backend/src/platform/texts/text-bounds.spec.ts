import { describe, expect, it } from '@jest/globals';
import { commentProblems, topicProblems } from '../../../contracts/forum.js';
import { boundProblem, TEXT_BOUNDS, TEXT_BOUNDS_TEXT } from '../../../contracts/text-bounds.js';
import { filled, HOSTILE, ORDINARY, PROSE } from '../../../test/hostile-texts.js';

const { nesting, weight, turns, marks } = TEXT_BOUNDS_TEXT;

describe('The bounds of a text', () => {
  it.each(Object.entries({ ...ORDINARY, prose: PROSE }))('leave room for what members write: %s', (_, text) => expect(boundProblem(text)).toBeNull());

  it.each([
    ['>'.repeat(TEXT_BOUNDS.nesting), null],
    ['>'.repeat(TEXT_BOUNDS.nesting + 1), nesting],
    [`${'- '.repeat(11)}a`, nesting],
    [`${'1. '.repeat(11)}a`, nesting],
    [`${'> - '.repeat(6)}a`, nesting],
    [Array.from({ length: 11 }, (_, level) => `${'  '.repeat(level)}- a`).join('\n'), nesting],
    [Array.from({ length: 11 }, (_, level) => `> ${'  '.repeat(level)}- a`).join('\n'), nesting],
    // Beside each other is not inside each other.
    [filled('- a\n- b\n\n', 1_000), null],
    [filled('- a\n  - b\n\nson\n\n', 2_000), null],
    ['- - - - - - - - - - - - - - - -', null],
    ['* * * * * * * * * * * * * * * *', null],
    ['[a](/b)'.repeat(500), null],
    ['['.repeat(1_000), weight],
    ['![a](/b)'.repeat(300), null],
    ['![a](/b)'.repeat(600), weight],
    [filled('## a\n', 1_000), null],
    [filled('## a\n', 4_000), weight],
    [filled('- a\n', 1_200), null],
    [filled('- a\n', 2_000), weight],
    [filled('a\n=\n', 1_000), null],
    [filled('a\n=\n', 3_000), weight],
    // Code is not read, whatever stands in it.
    [`\`\`\`\n${'>'.repeat(500)}\n${'['.repeat(2_000)}\n\`\`\``, null],
    [`~~~\n${'['.repeat(2_000)}`, null],
    // What only looks like code is.
    [` \`\`\`\n\`\`\`\n${'['.repeat(2_000)}`, weight],
    [`- \`\`\`\n\`\`\`\n${'['.repeat(2_000)}`, weight],
    [`\`\`\`a\`\n${'['.repeat(2_000)}`, weight],
    [`\`\`\`\n\`\`\`\n${'['.repeat(2_000)}`, weight],
  ])('%#', (text, problem) => expect(boundProblem(text)).toBe(problem));

  it('count the cells that rows are filled up with', () => {
    const table = (columns: number, rows: number) => `${'a|'.repeat(columns)}\n${'-|'.repeat(columns)}\n${'a\n'.repeat(rows)}`;
    expect([boundProblem(table(5, 100)), boundProblem(table(100, 100))]).toEqual([null, weight]);
  });

  it.each([
    // What both directions are used for: words of the one among words of the other.
    [filled('Kitap Arapçada كتاب (kitāb) demektir. ', 20_000), null],
    [filled('שלום dünya, 2026!\n\n', 10_000), null],
    [filled('aא', 1_900), null],
    [filled('aא', 4_000), turns],
    [filled('1א', 4_000), turns],
    [filled('\u{10900}a', 7_000), turns],
    [filled('a\u200f', 4_100), turns],
    // Lines of one paragraph, and of one block of code, are laid out together; paragraphs are not.
    [filled('aאaאaא\n', 8_000), turns],
    [filled('aאaאaא\n\n', 5_000), null],
    [filled('aאaאaא\n\u00a0\n', 5_000), turns],
    [`\`\`\`\n${filled('aאaאaא\n\n', 8_000)}\n\`\`\``, turns],
  ])('keep the direction of writing from changing more often than a page bears: %#', (text, problem) => expect(boundProblem(text)).toBe(problem));

  it('keep marks from being heaped on one letter', () => {
    const heaped = (count: number) => `a${'\u0301'.repeat(count)}b`;
    expect([heaped(TEXT_BOUNDS.marks), heaped(TEXT_BOUNDS.marks + 1), heaped(2).repeat(1_000)].map((text) => boundProblem(text))).toEqual([null, marks, null]);
  });

  it('are told beside the field', () => {
    const content = `${'>'.repeat(3_000)} selam`;
    expect(commentProblems({ content })).toEqual({ content: nesting });
    expect(topicProblems({ title: 'Bir konu', content, categoryId: 'c' })).toEqual({ content: nesting });
  });

  it.each(Object.entries(HOSTILE))('are decided in time: %s', (_, text) => {
    const before = performance.now();
    boundProblem(filled(text, 50_000));
    expect(performance.now() - before).toBeLessThan(500);
  });
});
