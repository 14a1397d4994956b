import { describe, expect, it } from '@jest/globals';
import { derived } from './derived.js';

describe('What follows from a document', () => {
  const rowOf = derived((document: { n: number }, other: object | null) => ({ n: document.n, other }));

  it('is the same object as long as the document and the others are', () => {
    const [document, other] = [{ n: 1 }, {}];
    expect(rowOf(document, other)).toBe(rowOf(document, other));
  });
  it('is made anew for another document of the same content', () => expect(rowOf({ n: 1 }, null)).not.toBe(rowOf({ n: 1 }, null)));
  it('is made anew when one of the others is another', () => {
    const document = { n: 1 };
    const [first, second] = [{}, {}];
    expect(rowOf(document, first).other).toBe(first);
    expect(rowOf(document, second).other).toBe(second);
    expect(rowOf(document, null).other).toBeNull();
  });
});
