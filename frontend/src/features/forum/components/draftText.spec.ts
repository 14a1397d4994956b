import { describe, expect, it } from '@jest/globals';
import { draftPath, mayBeStuck } from './draftPlace';
import { draftText } from './draftText';

const ID = '01900000-0000-7000-8000-000000000001';
const NOWHERE = { topicId: null, postId: null, projectId: null };

describe('What is copied out of a draft', () => {
  it('is what was typed, whichever form kept it', () => {
    expect(draftText(JSON.stringify({ title: 'Başlık', content: 'Konu' }))).toBe('Konu');
    expect(draftText(JSON.stringify({ fields: { content: 'Düzenleme' } }))).toBe('Düzenleme');
    expect(draftText(JSON.stringify({ title: 'Takvim', summary: '', description: 'Uzun metin', tags: [] }))).toBe('Takvim\n\nUzun metin');
  });
});

describe('A draft of a project', () => {
  const key = `edit-project:${ID}` as const;
  it('leads to its form, and can be copied where that is not theirs any more', () => {
    const there = { ...NOWHERE, key, projectId: ID };
    expect([draftPath(there), mayBeStuck(there)]).toEqual([`/projects/${ID}/edit`, true]);
    expect([draftPath({ ...NOWHERE, key }), mayBeStuck({ ...NOWHERE, key })]).toEqual([null, true]);
    expect(mayBeStuck({ ...NOWHERE, key: 'project' })).toBe(false);
  });
});
