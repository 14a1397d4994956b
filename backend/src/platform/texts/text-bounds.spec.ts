import { describe, expect, it } from '@jest/globals';
import { commentProblems, topicProblems } from '../../../contracts/forum.js';
import { boundProblem, TEXT_BOUNDS, TEXT_BOUNDS_TEXT } from '../../../contracts/text-bounds.js';
import { filled, HOSTILE, ORDINARY, PROSE } from '../../../test/hostile-texts.js';

const { nesting, weight } = TEXT_BOUNDS_TEXT;

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
