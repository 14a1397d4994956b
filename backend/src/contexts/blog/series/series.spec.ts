import { describe, expect, it } from '@jest/globals';
import { SERIES_LIMITS } from '../../../../contracts/blog-series.js';
import { NOW, recorded, sentAt } from '../../../kernel/facts.fixture.js';
import { project } from '../../../kernel/projection.js';
import { specify } from '../../../kernel/specify.js';
import { CreateSeries, EditSeries, PlaceInSeries, RemoveSeries } from './series.commands.js';
import { series } from './series.decider.js';
import type { SeriesEvent } from './series.events.js';
import { seriesProjection } from './series.projection.js';

const given = specify(series);
const BY = { authorId: 'author' } as const;
const created = (seriesId = 's1', title = 'Olaylar'): SeriesEvent => ({ type: 'SeriesCreated', data: { seriesId, ...BY, title } });
const renamed = (title: string): SeriesEvent => ({ type: 'SeriesRenamed', data: { seriesId: 's1', ...BY, title } });
const arranged = (posts: string[], seriesId = 's1'): SeriesEvent => ({ type: 'SeriesArranged', data: { seriesId, ...BY, posts } });
const removed: SeriesEvent = { type: 'SeriesRemoved', data: { seriesId: 's1', ...BY } };
const create = (title = 'Olaylar', seriesId = 's1') => new CreateSeries({ ...BY, seriesId, title }, sentAt(NOW));
const edit = (title: string | null, posts: string[] | null) => new EditSeries({ ...BY, seriesId: 's1', title, posts }, sentAt(NOW));
const rename = (title: string) => edit(title, null);
const arrange = (posts: string[]) => edit(null, posts);
const place = (postId: string, seriesId: string | null = 's1') => new PlaceInSeries({ ...BY, seriesId, postId }, sentAt(NOW));
const remove = new RemoveSeries({ ...BY, seriesId: 's1' }, sentAt(NOW));
const many = (count: number) => Array.from({ length: count }, (_, at) => `p${at}`);

describe('A series', () => {
  it('is made, once', () => {
    given().when(create(' Olaylar ')).then(created());
    given(created()).when(create()).thenNothing();
  });
  it.each(['', 'ab', 'a'.repeat(81), 'iki\nsatır'])('is not called %j', (title) => given().when(create(title)).thenRefused('series.title'));
  it('is one of fifty', () =>
    given(...many(SERIES_LIMITS.ofAuthor).map((id) => created(id)))
      .when(create())
      .thenRefused('series.too-many'));
  it('is renamed', () => {
    given(created()).when(rename('Görünümler')).then(renamed('Görünümler'));
    given(created()).when(rename('Olaylar')).thenNothing();
    given().when(rename('Olaylar')).thenRefused('series.not-found');
  });
  it('is renamed and put into another order as one, or not at all', () => {
    given(created(), arranged(['a', 'b']))
      .when(edit('Görünümler', ['b', 'a']))
      .then(renamed('Görünümler'), arranged(['b', 'a']));
    given(created())
      .when(edit('Görünümler', many(SERIES_LIMITS.posts + 1)))
      .thenRefused('series.too-long');
    given(created())
      .when(edit('ab', ['a']))
      .thenRefused('series.title');
    given(created()).when(edit(null, null)).thenNothing();
    given().when(edit(null, null)).thenRefused('series.not-found');
  });
  it('takes a post in behind the last one', () => {
    given(created())
      .when(place('a'))
      .then(arranged(['a']));
    given(created(), arranged(['a']))
      .when(place('b'))
      .then(arranged(['a', 'b']));
    given(created(), arranged(['a', 'b']))
      .when(place('a'))
      .thenNothing();
  });
  it('loses a post that comes to another, which stands in one at most', () =>
    given(created(), created('s2'), arranged(['a', 'b']))
      .when(place('a', 's2'))
      .then(arranged(['b']), arranged(['a'], 's2')));
  it('loses a post that is to stand in none', () => {
    given(created(), arranged(['a', 'b']))
      .when(place('a', null))
      .then(arranged(['b']));
    given(created()).when(place('a', null)).thenNothing();
  });
  it('is put into another order', () => {
    given(created(), arranged(['a', 'b']))
      .when(arrange(['b', 'a', 'b']))
      .then(arranged(['b', 'a']));
    given(created(), arranged(['a', 'b']))
      .when(arrange(['a', 'b']))
      .thenNothing();
    given(created(), created('s2'), arranged(['a'], 's2'))
      .when(arrange(['a', 'b']))
      .then(arranged([], 's2'), arranged(['a', 'b']));
  });
  it('has a hundred posts at most', () => {
    given(created(), arranged(many(SERIES_LIMITS.posts)))
      .when(place('a'))
      .thenRefused('series.too-long');
    given(created())
      .when(arrange(many(SERIES_LIMITS.posts + 1)))
      .thenRefused('series.too-long');
  });
  it('is removed', () => {
    given(created()).when(remove).then(removed);
    given(created(), removed).when(remove).thenRefused('series.not-found');
  });
  it('is changed so often and no more, but may always go', () => {
    const past = [created(), ...Array.from({ length: SERIES_LIMITS.changes }, (_, at) => renamed(`Ad ${at}`))];
    given(...past)
      .when(rename('Olaylar'))
      .thenRefused('series.changed-too-often');
    given(...past)
      .when(remove)
      .then(removed);
  });
});

describe('The view of series', () => {
  const written = (event: SeriesEvent) => project(seriesProjection, recorded(event));
  it('keeps what stands in each, in its order', () => {
    expect(written(created())).toEqual([{ view: 'post_series', id: 's1', put: { author_id: 'author', title: 'Olaylar', posts: [], created_at: NOW } }]);
    expect(written(arranged(['b', 'a']))).toEqual([{ view: 'post_series', id: 's1', update: { $set: { posts: ['b', 'a'] } } }]);
    expect(written(removed)).toEqual([{ view: 'post_series', id: 's1', remove: true }]);
  });
});
