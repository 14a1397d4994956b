import { describe, expect, it } from '@jest/globals';
import { isSameText, keptPageDraft } from './pageDraft';

const DRAFT = { text: { title: 'Biz', description: 'Kim', markdown: 'Metin' }, seen: 'abc', reason: '', waits: true };

describe('What was typed for a page', () => {
  it('is read as it was kept', () => expect(keptPageDraft(JSON.stringify(DRAFT))).toEqual(DRAFT));
  it('waits for nobody where an earlier release kept it', () => {
    const { waits, ...earlier } = DRAFT;
    expect(keptPageDraft(JSON.stringify(earlier))).toEqual({ ...DRAFT, waits: !waits });
  });
  it.each([null, '', '{', 'null', '[]', '{"text":null}', JSON.stringify({ ...DRAFT, seen: 1 }), JSON.stringify({ ...DRAFT, text: { title: 'Biz' } })])(
    'is forgotten where it makes no sense: %s',
    (kept) => expect(keptPageDraft(kept)).toBeNull(),
  );
  it('is the same with room around it and other line ends', () => {
    const text = { title: 'Biz', description: 'Kim', markdown: 'bir\niki' };
    expect(isSameText(text, { title: ' Biz', description: 'Kim ', markdown: 'bir\r\niki\n' })).toBe(true);
    expect(isSameText(text, { ...text, markdown: 'bir iki' })).toBe(false);
  });
});
