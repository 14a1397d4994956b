import { describe, expect, it } from '@jest/globals';
import { stem } from '../../../../contracts/stemming/stem.js';
import { recorded } from '../../../kernel/facts.fixture.js';
import { project } from '../../../kernel/projection.js';
import { searchProjection } from './search.projection.js';

const view = 'search_documents';
const id = 'p1';
const SAID = { title: 'Açık takvim', summary: 'Etkinlik', description: 'Bir **takvim**', tags: ['C#'] };
const PROJECT = { projectId: id, ...SAID, stage: 'idea', visibility: 'public' };
const after = (type: string, data: object) => project(searchProjection, recorded({ type, data }, { position: 9, revision: 0 }));
const off = (facet: string) => ({ view, id, update: { $pull: { facets: facet } } });
const on = (facet: string) => ({ view, id, update: { $addToSet: { facets: facet } } });

describe('What projects are found by', () => {
  it('are their words and tags, for whoever may read them', () => {
    const readers = (visibility: string) => {
      const [write] = after('ProjectCreated', { ...PROJECT, ownerId: 'a1', visibility });
      return write && 'put' in write ? write.put : null;
    };
    expect(readers('public')).toMatchObject({
      words: expect.arrayContaining(['takvim', 'etkinlik', 'bir', 'csharp'].map(stem)),
      title: expect.arrayContaining([`=${stem('takvim')}`, 'ta', 'takvim']),
      tags: ['c#'],
      facets: ['project', 'by:a1', 'with:a1', 'for:all', 'for:members'],
      number: 9,
    });
    expect(readers('members')).toMatchObject({ facets: ['project', 'by:a1', 'with:a1', 'for:members'] });
    expect(readers('private')).toMatchObject({ facets: ['project', 'by:a1', 'with:a1'] });
  });

  it.each([
    ['public', 'public', []],
    ['public', 'members', [off('for:all')]],
    ['public', 'private', [off('for:all'), off('for:members')]],
    ['private', 'members', [on('for:members')]],
    ['members', 'public', [on('for:all')]],
  ])('follow from %s to %s', (formerVisibility, visibility, moves) => {
    const [words, ...others] = after('ProjectRevised', { ...PROJECT, visibility, formerVisibility });
    expect(words).toMatchObject({ id, update: { $set: { tags: ['c#'] } } });
    expect(others).toEqual(moves);
  });

  it('follow who is in them, and whose they are', () => {
    const memberId = 'a2';
    expect([after('MemberJoined', { projectId: id, memberId }), after('MemberLeft', { projectId: id, memberId })]).toEqual([[on('with:a2')], [off('with:a2')]]);
    expect(after('MemberRemoved', { projectId: id, memberId })).toEqual([off('with:a2')]);
    const passed = { projectId: id, from: 'a1', to: 'a2' };
    expect(after('OwnershipPassed', { ...passed, cause: 'handover' })).toEqual([off('by:a1'), on('by:a2')]);
    expect(after('OwnershipPassed', { ...passed, cause: 'erasure' })).toEqual([off('by:a1'), off('with:a1'), on('by:a2')]);
    expect(after('OwnershipPassed', { ...passed, to: null, cause: 'ban' })).toEqual([off('by:a1')]);
  });

  it('are gone with them, and follow the tags of today', () => {
    expect(after('ProjectWithdrawn', { projectId: id })).toEqual([{ view, id, remove: true }]);
    expect(after('ProjectTagsFollowed', { projectId: id, tags: ['Ön Yüz'] })).toEqual([{ view, id, update: { $set: { tags: ['on yuz'] } } }]);
  });
});
