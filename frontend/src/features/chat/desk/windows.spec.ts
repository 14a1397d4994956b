import { describe, expect, it } from '@jest/globals';
import { columnRight, columnsIn, type DeskWindow, fitted, placed, withMinimised, withOpened } from './windows';

const opened = (columns: number, ...ids: string[]) => ids.reduce<readonly DeskWindow[]>((windows, id) => withOpened(windows, id, columns), []);
const told = (windows: readonly DeskWindow[]) => windows.map(({ chatId, minimised }) => (minimised ? `${chatId}-` : chatId)).join(' ');
const places = (windows: readonly DeskWindow[], columns: number) => placed(windows, columns).map(({ chatId, column, level }) => `${chatId}:${column}.${level}`);

describe('Beside the panel', () => {
  it('windows begin 366 pixels from one another', () => {
    expect([0, 1, 2].map(columnRight)).toEqual([360, 726, 1092]);
  });

  it('as many have room as are whole, one at least and three at most', () => {
    expect([820, 1075, 1076, 1440, 1441, 1442, 2560].map(columnsIn)).toEqual([1, 1, 2, 2, 2, 3, 3]);
  });
});

describe('Opening a conversation', () => {
  it('puts it to the left of those that are open', () => expect(told(opened(3, 'a', 'b', 'c'))).toBe('a b c'));

  it('minimises the oldest where there is no room for all', () => {
    expect(told(opened(2, 'a', 'b', 'c'))).toBe('a- b c');
    expect(told(opened(1, 'a', 'b', 'c'))).toBe('a- b- c');
  });

  it('brings a bar up again, and it is the newest from then on', () => {
    expect(told(withOpened(opened(2, 'a', 'b', 'c'), 'a', 2))).toBe('a b- c');
  });

  it('lets a fourth take the place of the oldest, of a bar first', () => {
    expect(told(withOpened(opened(3, 'a', 'b', 'c'), 'd', 3))).toBe('b c d');
    expect(told(withOpened(withMinimised(opened(3, 'a', 'b', 'c'), 'c'), 'd', 3))).toBe('a b d');
  });

  it('changes nothing else when it is open already', () => expect(told(withOpened(opened(3, 'a', 'b'), 'a', 3))).toBe('a b'));
});

describe('A page that becomes narrower', () => {
  it('minimises the oldest, and none that is a bar already', () => {
    const all = withMinimised(opened(3, 'a', 'b', 'c'), 'b');
    expect(told(fitted(all, 2))).toBe('a b- c');
    expect(told(fitted(all, 1))).toBe('a- b- c');
  });
});

describe('The place of a window', () => {
  it('is its own column as long as there are enough', () => {
    expect(places(opened(3, 'a', 'b', 'c'), 3)).toEqual(['a:0.0', 'b:1.0', 'c:2.0']);
    expect(places(withMinimised(opened(3, 'a', 'b'), 'a'), 3)).toEqual(['a:0.0', 'b:1.0']);
  });

  it('is first for what is open where there are not; the last of those stands on the bars that have none', () => {
    expect(places(opened(2, 'a', 'b', 'c'), 2)).toEqual(['b:0.0', 'c:1.1', 'a:1.0']);
    expect(places(opened(1, 'a', 'b', 'c'), 1)).toEqual(['c:0.2', 'a:0.1', 'b:0.0']);
  });
});
