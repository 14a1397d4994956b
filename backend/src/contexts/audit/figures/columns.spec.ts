import { expect, it } from '@jest/globals';
import { Columns, Numbered } from './columns.rules.js';

const columnsOf = (...rows: [position: number, value: number][]) => {
  const columns = new Columns({ value: Float64Array });
  for (const [position, value] of rows) columns.put(position, { value });
  return [...columns.column('value')];
};

it('Rows stand in the order of their positions, however they come', () => expect(columnsOf([5, 50], [1, 10], [3, 30], [9, 90])).toEqual([10, 30, 50, 90]));
it('A row that comes again takes the place of its former self', () => expect(columnsOf([1, 10], [3, 30], [1, 11], [3, 33])).toEqual([11, 33]));
it('There is room for more than at first', () => {
  const all = Array.from({ length: 5_000 }, (_, index): [number, number] => [index + 1, index]);
  expect(columnsOf(...all)).toEqual(all.map(([, value]) => value));
});
it('A row at position 0 is one', () => expect(columnsOf([0, 7])).toEqual([7]));
it('Texts keep their numbers', () => {
  const numbered = new Numbered();
  expect(['a', 'b', 'a'].map((text) => numbered.of(text))).toEqual([0, 1, 0]);
  expect([numbered.text(1), numbered.text(9)]).toEqual(['b', '']);
});
