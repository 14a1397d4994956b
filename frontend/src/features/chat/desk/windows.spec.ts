import { describe, expect, it } from '@jest/globals';
import { columnRight, columnsIn, type DeskWindow, fitted, placed, withMinimised, withOpened, without } from './windows';

const opened = (columns: number, ...ids: string[]) => ids.reduce<readonly DeskWindow[]>((windows, id) => withOpened(windows, id, columns), []);
const told = (windows: readonly DeskWindow[]) => windows.map(({ chatId, minimised }) => (minimised ? `${chatId}-` : chatId)).join(' ');
const places = (windows: readonly DeskWindow[]) => placed(windows).map(({ chatId, column, level }) => `${chatId}:${column}.${level}`);

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
    expect(places(opened(3, 'a', 'b', 'c'))).toEqual(['a:0.0', 'b:1.0', 'c:2.0']);
    expect(places(withMinimised(opened(3, 'a', 'b'), 'a'))).toEqual(['a:0.0', 'b:1.0']);
  });

  it('is on the bar of another where there are not, and those that are open stay where they are', () => {
    expect(places(opened(2, 'a', 'b'))).toEqual(['a:0.0', 'b:1.0']);
    expect(places(opened(2, 'a', 'b', 'c'))).toEqual(['a:0.0', 'b:1.0', 'c:0.1']);
    expect(places(opened(2, 'a', 'b', 'c', 'd'))).toEqual(['b:1.0', 'c:0.0', 'd:1.1']);
    expect(places(withOpened(opened(2, 'a', 'b', 'c'), 'a', 2))).toEqual(['a:1.1', 'b:1.0', 'c:0.0']);
    expect(places(opened(1, 'a', 'b', 'c'))).toEqual(['a:0.0', 'b:0.1', 'c:0.2']);
  });

  it('is left to others by none that is closed or minimised', () => {
    expect(places(without(opened(3, 'a', 'b', 'c'), 'a'))).toEqual(['b:1.0', 'c:2.0']);
    expect(places(withOpened(without(opened(3, 'a', 'b', 'c'), 'a'), 'd', 3))).toEqual(['b:1.0', 'c:2.0', 'd:0.0']);
  });

  it('is another only where there is none any more', () => {
    expect(places(fitted(opened(3, 'a', 'b', 'c'), 2))).toEqual(['a:0.0', 'b:1.0', 'c:0.1']);
    expect(places(fitted(opened(3, 'a', 'b', 'c'), 1))).toEqual(['a:0.0', 'b:0.1', 'c:0.2']);
  });

  it('is never that of another that is open', () => {
    const all = ['a', 'b', 'c'].flatMap((one) => ['a', 'b', 'c'].map((other) => withMinimised(withOpened(opened(2, 'a', 'b', 'c'), one, 2), other)));
    for (const windows of all) {
      const open = placed(windows).filter(({ minimised }) => !minimised);
      expect(new Set(open.map(({ column }) => column)).size).toBe(open.length);
    }
  });
});
