import { describe, expect, it } from '@jest/globals';
import type { Row } from './rows';
import { firstAround, movedBy, SHOWN, shownOf } from './shown';

const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ key: `k${at}` }) as Row);
const MANY = rows(10_000);

describe('The rows in the page', () => {
  it('are the last ones unless one is named, and never more than a bounded number', () => {
    expect(shownOf(MANY, null)).toEqual({ from: 10_000 - SHOWN.rows, to: 10_000 });
    expect(shownOf(MANY, 'k40')).toEqual({ from: 40, to: 40 + SHOWN.rows });
    expect(shownOf(rows(3), null)).toEqual({ from: 0, to: 3 });
  });
  it('are the last ones where the one that was named is gone', () => expect(shownOf(MANY, 'gone').to).toBe(10_000));
  it('move up to the first and down to the last', () => {
    expect(movedBy(MANY, 10, -SHOWN.step)).toBe('k0');
    expect(movedBy(MANY, 100, SHOWN.step)).toBe(`k${100 + SHOWN.step}`);
    expect(movedBy(MANY, 10_000 - SHOWN.rows - 1, SHOWN.step)).toBeNull();
  });
  it('have a row that was looked for among them, wherever it stands', () => {
    for (const at of [0, 5, 5_000, 9_990]) {
      const { from, to } = shownOf(MANY, firstAround(MANY, `k${at}`));
      expect(from <= at && at < to).toBe(true);
    }
  });
});
