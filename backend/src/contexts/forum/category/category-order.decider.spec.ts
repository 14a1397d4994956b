import { describe, it } from '@jest/globals';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { PlaceCategory } from './category.commands.js';
import type { CategoriesOrdered } from './category.events.js';
import { categoryOrder } from './category-order.decider.js';

const given = specify(categoryOrder);
const place = (categoryId: string, before: string | null, known = ['a', 'b', 'c']) => new PlaceCategory({ categoryId, before, known }, sentAt(NOW));
const ordered = (categoryId: string, ...order: string[]): CategoriesOrdered => ({ type: 'CategoriesOrdered', data: { categoryId, order } });

describe('The order of the categories', () => {
  it('begins as they are shown', () =>
    given()
      .when(place('c', 'a'))
      .then(ordered('c', 'c', 'a', 'b')));
  it('puts one behind all', () =>
    given()
      .when(place('a', null))
      .then(ordered('a', 'b', 'c', 'a')));
  it('is what it was where nothing moves', () => {
    given().when(place('a', 'b')).thenNothing();
    given(ordered('c', 'c', 'a', 'b'))
      .when(place('c', 'a'))
      .thenNothing();
  });
  it('goes on from what another has made of it meanwhile, whatever was seen', () =>
    given(ordered('c', 'c', 'a', 'b'))
      .when(place('b', 'a'))
      .then(ordered('b', 'c', 'b', 'a')));
  it('takes in those that were opened since', () =>
    given(ordered('c', 'c', 'a', 'b'))
      .when(place('d', 'a', ['c', 'a', 'b', 'd']))
      .then(ordered('d', 'c', 'd', 'a', 'b')));
  it('ends with one whose neighbour nobody knows', () =>
    given(ordered('c', 'c', 'a', 'b'))
      .when(place('a', 'x'))
      .then(ordered('a', 'c', 'b', 'a')));
});
