import type { Category, Topic } from '@contracts/forum';
import { describe, expect, it } from '@jest/globals';
import { begin, carryOver, changesIn, hasChanged, isTouched } from './editDraft';
import { comparedParts, fieldsOf, problemsOf, requestOf, type TopicFields } from './topicEdit';

const written = { title: 'Başlık', content: 'Metin' };

describe('A text that is being edited', () => {
  it('is untouched until something else is typed', () => {
    expect(isTouched(begin(written), written)).toBe(false);
    expect(isTouched({ ...begin(written), fields: { ...written, title: 'Yeni' } }, written)).toBe(true);
  });

  it('is untouched again when what is typed stands there already', () => {
    const draft = { base: written, fields: { ...written, title: 'Yeni' } };
    expect(isTouched(draft, { ...written, title: 'Yeni' })).toBe(false);
  });

  it('has changed when somebody else has written it anew', () => {
    expect([hasChanged(begin(written), written), hasChanged(begin(written), { ...written, content: 'Başka' })]).toEqual([false, true]);
  });

  it('keeps what was typed and takes the rest from the text as it stands now', () => {
    const draft = { base: written, fields: { ...written, title: 'Benim' } };
    const now = { title: 'Onun', content: 'Onun metni' };
    expect(carryOver(draft, now)).toEqual({ base: now, fields: { title: 'Benim', content: 'Onun metni' } });
  });

  it('is sent as far as it differs', () => expect(changesIn({ ...written, title: 'Benim' }, written)).toEqual({ title: 'Benim' }));
});

const topic = { title: 'Başlık', content: 'Metin yeterince uzun', categoryId: 'c1', selectedTags: ['a'] } as unknown as Topic;
const fields = fieldsOf(topic);

describe('A topic that is being edited', () => {
  it('sends nothing that was not changed here, though it was elsewhere', () => {
    const now: TopicFields = { ...fields, categoryId: 'c2' };
    expect(requestOf({ base: fields, fields: { ...fields, title: 'Yeni başlık' } }, now)).toEqual({ title: 'Yeni başlık' });
  });

  it('sends a tag that is typed but not yet taken', () => {
    expect(requestOf({ base: fields, fields: { ...fields, typedTag: '#Işık' } }, fields)).toEqual({ selectedTags: ['a', 'ışık'] });
  });

  it('is refused with the sentence of its field', () => {
    expect(Object.keys(problemsOf({ ...fields, title: '' }))).toEqual(['title']);
    expect(problemsOf(fields)).toEqual({});
  });

  it('is compared as a reader reads it', () => {
    const categories = [{ id: 'c1', name: 'Genel' }] as Category[];
    const parts = comparedParts(fields, { ...fields, title: 'Onun' }, { ...fields, selectedTags: ['a', 'b'] }, categories);
    expect(parts.map(({ base, written: theirs, mine }) => [base, theirs, mine])).toEqual([
      ['Başlık', 'Onun', 'Başlık'],
      [fields.content, fields.content, fields.content],
      ['Genel', 'Genel', 'Genel'],
      ['a', 'a', 'a, b'],
    ]);
  });
});
