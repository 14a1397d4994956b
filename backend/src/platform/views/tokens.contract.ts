import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Schema } from 'mongoose';
import { type Document, type Filter, UnservedQuery, type Write } from '../../kernel/views.js';
import { scratchFolder } from '../scratch.fixture.js';
import { viewModel } from './view-model.js';
import { batchOf, type OpenedViews, type OpenViews, textOf } from './views.contract.js';

const schema = new Schema({ _id: String, words: [String], facets: [String], number: Number, rank: Number }, { versionKey: false });
schema.index({ words: 1, number: -1 });
schema.index({ facets: 1, number: -1 });
schema.index({ rank: -1 });
const texts = viewModel('texts', schema);
const OWNER = { projection: 'texts', version: 1, models: [texts] };

interface Text extends Document {
  readonly words?: readonly string[];
  readonly facets?: readonly string[];
  readonly number: number;
}
const put = (id: string, number: number, words: string[], facets: string[] = []): Write => ({ view: 'texts', id, put: { words, facets, number } });

/** What every store of views does with arrays of tokens. */
export function describeTokens(name: string, open: OpenViews): void {
  describe(`${name}: arrays of tokens`, () => {
    const path = scratchFolder();
    let views: OpenedViews;
    const found = async (filter: Filter, direction: 1 | -1 = -1, limit = 9) =>
      (await views.find<Text>('texts', filter, { sort: [['number', direction]], limit })).map(({ _id }) => _id);
    const fold = async (...writes: Write[]) => {
      const from = (await views.checkpoint('texts')) ?? 0;
      await views.apply([batchOf('texts', from, from + 1, ...writes)]);
    };
    beforeEach(async () => {
      views = await open(path('views'), [OWNER]);
      await fold(
        put('z', 1, ['kitap', 'c#'], ['topic']),
        put('b', 7, ['kitap', 'kalem'], ['comment']),
        put('m', 3, ['kitap', 'kalem', 'düş'], ['topic', 'no']),
      );
    });
    afterEach(async () => {
      await views.close();
    });

    const cases: [string, Filter, string[]][] = [
      ['one token, in the order of the number', { words: 'kitap' }, ['b', 'm', 'z']],
      ['all of several', { words: { $all: ['kalem', 'kitap'] } }, ['b', 'm']],
      ['one of several', { words: { $in: ['c#', 'düş', 'nothing'] } }, ['m', 'z']],
      ['all of these and one of those', { words: { $all: ['kitap'], $in: ['c#', 'düş'] } }, ['m', 'z']],
      ['what has none of some', { words: { $all: ['kitap'], $nin: ['c#', 'düş'] } }, ['b']],
      ['tokens of two arrays', { words: 'kalem', facets: 'topic' }, ['m']],
      ['what lacks a token of the other array', { words: 'kitap', facets: { $nin: ['no', 'comment'] } }, ['z']],
      ['no token of the other array', { words: 'topic' }, []],
      ['no part of a token', { words: 'kit' }, []],
      ['no other spelling of a token', { words: 'KITAP' }, []],
      ['nothing by a token that nobody has', { words: { $all: ['kitap', 'defter'] } }, []],
      ['a token before a number', { words: 'kitap', number: { $lt: 7 } }, ['m', 'z']],
      ['a token in a range of the number', { words: { $all: ['kitap'], $nin: ['düş'] }, number: { $gt: 1, $lte: 7 } }, ['b']],
      ['nothing by what would be an expression', { words: 'kitap OR kalem' }, []],
    ];
    it.each(cases)('find %s', async (_, filter, ids) => expect(await found(filter)).toEqual(ids));
    it.each(cases)('count %s', async (_, filter, ids) => expect(await views.count('texts', filter)).toBe(ids.length));
    it('can be counted up to a number', async () => expect(await views.count('texts', { words: 'kitap' }, 2)).toBe(2));
    it('can be read from the other end', async () => expect(await found({ words: 'kitap' }, 1, 2)).toEqual(['z', 'm']));
    it.each(['"', "'", '*', 'z', 'Z', 'ı', 'I', '😀', '-', ':', 'a b', ''])('find the token %j as it is', async (token) => {
      await fold(put('x', 9, [token]), put('y', 10, [`${token}z`, `z${token}`, 'i', 'ab']));
      expect(await found({ words: token })).toEqual(['x']);
    });
    it('are found in the order of another index too, what is the same there by its id', async () => {
      const ranked = (filter: Filter, direction: 1 | -1, page: { limit: number; offset?: number }) =>
        views.find<Text>('texts', filter, { sort: [['rank', direction]], ...page });
      await fold(...['z', 'b', 'm'].map((id): Write => ({ view: 'texts', id, update: { $set: { rank: id === 'b' ? 1 : 2 } } })));
      const order = async (direction: 1 | -1) => (await ranked({ words: 'kitap', facets: { $nin: ['no'] } }, direction, { limit: 9 })).map(({ _id }) => _id);
      expect([await order(-1), await order(1)]).toEqual([
        ['z', 'b'],
        ['b', 'z'],
      ]);
      expect((await ranked({ words: 'kitap' }, -1, { limit: 1, offset: 1 })).map(({ _id }) => _id)).toEqual(['m']);
      await expect(ranked({ words: 'kitap', number: { $lt: 7 } }, -1, { limit: 1 })).rejects.toThrow(UnservedQuery);
    });
    it('are counted anew after each change', async () => {
      expect(await views.count('texts', { words: 'kitap' })).toBe(3);
      await fold({ view: 'texts', id: 'm', remove: true });
      expect(await views.count('texts', { words: 'kitap' })).toBe(2);
    });
    it('follow an update', async () => {
      await fold({ view: 'texts', id: 'm', update: { $set: { words: ['defter'] }, $pull: { facets: 'no' } } });
      expect([await found({ words: 'kalem' }), await found({ words: 'defter', facets: 'topic' }), await found({ facets: { $in: ['no'] } })]).toEqual([
        ['b'],
        ['m'],
        [],
      ]);
    });
    it('go with their document and come with it anew', async () => {
      await fold({ view: 'texts', id: 'm', remove: true });
      expect(await found({ words: 'kalem' })).toEqual(['b']);
      await fold(put('m', 11, ['kalem']));
      expect(await found({ words: 'kalem' })).toEqual(['m', 'b']);
    });
    it('are found in a rebuild as in what it replaces', async () => {
      const before = await textOf(views.dump('texts'));
      const shadow = await views.shadow('texts');
      await shadow.apply({
        from: 0,
        position: 1,
        anchor: null,
        steps: [{ position: 1, writes: [put('z', 1, ['kitap', 'c#'], ['topic']), put('b', 7, ['eski'], [])] }],
      });
      await shadow.apply({
        from: 1,
        position: 2,
        anchor: null,
        steps: [{ position: 2, writes: [put('b', 7, ['kitap', 'kalem'], ['comment']), put('m', 3, ['kitap', 'kalem', 'düş'], ['topic', 'no'])] }],
      });
      expect(await shadow.swap()).toBe(true);
      expect(await textOf(views.dump('texts'))).toBe(before);
      expect([await found({ words: 'kalem' }), await found({ words: 'eski' })]).toEqual([['b', 'm'], []]);
    });
    it('are served alone, with one that is there, in the order of the number', async () => {
      const unserved: Filter[] = [{ words: 'kitap', _id: 'z' }, { words: { $nin: ['c#'] } }, { words: 'kitap', number: 3 }];
      for (const filter of unserved) await expect(found(filter)).rejects.toThrow(UnservedQuery);
      await expect(views.find('texts', { words: 'kitap' }, { sort: [['_id', 1]], limit: 1 })).rejects.toThrow(UnservedQuery);
      await expect(found({ words: { $all: [], $in: ['kitap'] } })).rejects.toThrow('allow-list');
      await expect(found({ words: { $gt: 'a' } })).rejects.toThrow('allow-list');
    });
    it.each([{ words: ['a'] }, { words: ['a'], number: 1.5 }, { words: [1], number: 1 }, { words: 'a', number: 1 }])('refuse a document like %j', (fields) =>
      expect(fold({ view: 'texts', id: 'x', put: fields })).rejects.toThrow('cannot be written'),
    );
  });
}
