import { describe, expect, it } from '@jest/globals';
import { PAGE_EDIT_TEXT, PAGE_LIMITS, type PageText } from '../../../../contracts/page-editing.js';
import { TEXT_BOUNDS_TEXT } from '../../../../contracts/text-bounds.js';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { specify } from '../../../kernel/specify.js';
import { ChangePage } from './editing.commands.js';
import { editedPage } from './editing.decider.js';
import type { PageEvent } from './editing.events.js';

const given = specify(editedPage);
const FILE: PageText = { title: 'Hakkında', description: 'Meydan nedir', markdown: 'Dosyadaki metin.' };
const FIRST: PageText = { ...FILE, markdown: 'İlk metin.' };
const SECOND: PageText = { title: 'Biz', description: 'Kim olduğumuz', markdown: 'İkinci metin.' };
const WHY = 'Adres değişti';

const change = (
  text: PageText | null,
  saw: PageText,
  { restored = null, reason = WHY, file = FILE }: { restored?: number | null; reason?: string; file?: PageText } = {},
) => new ChangePage({ slug: 'about', text, restored, file, standing: saw, seen: true, reason, adminId: 'kurucu' }, sentAt(NOW));
const said = (version: number, before: PageText, text: PageText) => ({ slug: 'about', version, before, since: NOW, reason: WHY, adminId: 'kurucu', ...text });
const edited = (version: number, before: PageText, text: PageText, restored: number | null = null): PageEvent => ({
  type: 'PageEdited',
  data: { ...said(version, before, text), restored },
});
const returned = (version: number, before: PageText): PageEvent => ({ type: 'PageReturnedToFile', data: said(version, before, FILE) });
const refusal = (command: ChangePage): RuleViolation => {
  try {
    editedPage.decide(command, editedPage.initial);
  } catch (error) {
    if (error instanceof RuleViolation) return error;
  }
  throw new Error('nothing was refused');
};

describe('The text of a page', () => {
  it('is written in place of the file’s', () =>
    given()
      .when(change(FIRST, FILE))
      .then(edited(1, FILE, FIRST)));
  it('is written anew', () =>
    given(edited(1, FILE, FIRST))
      .when(change(SECOND, FIRST))
      .then(edited(2, FIRST, SECOND)));
  it('is kept without room around it and with one kind of line ends', () =>
    given()
      .when(change({ title: ' Biz ', description: 'Kim olduğumuz\n', markdown: '\r\nbir\r\niki\r' }, FILE))
      .then(edited(1, FILE, { ...SECOND, markdown: 'bir\niki' })));
  it('stays when it is so already, whatever was seen', () =>
    given(edited(1, FILE, FIRST))
      .when(change(FIRST, FILE))
      .thenNothing());
  it('is not written over by somebody who has not seen it', () =>
    given(edited(1, FILE, FIRST))
      .when(change(SECOND, FILE))
      .thenRefused('page.changed-meanwhile'));
  it('is not written over by somebody who saw another one', () =>
    given()
      .when(new ChangePage({ ...change(FIRST, FILE).data, seen: false }, sentAt(NOW)))
      .thenRefused('page.changed-meanwhile'));
  it('is not written over a file that has changed since', () =>
    given()
      .when(change(FIRST, FILE, { file: SECOND }))
      .thenRefused('page.changed-meanwhile'));
  it('is one that stood before, as a change of its own', () =>
    given(edited(1, FILE, FIRST), edited(2, FIRST, SECOND))
      .when(change(FIRST, SECOND, { restored: 1 }))
      .then(edited(3, SECOND, FIRST, 1)));
  it('goes back to the file', () =>
    given(edited(1, FILE, FIRST))
      .when(change(null, FIRST))
      .then(returned(2, FIRST)));
  it('is the file’s already', () =>
    given(edited(1, FILE, FIRST), returned(2, FIRST))
      .when(change(null, FILE))
      .thenNothing());
  it('is written anew after the file stood again', () =>
    given(edited(1, FILE, FIRST), returned(2, FIRST))
      .when(change(SECOND, FILE))
      .then(edited(3, FILE, SECOND)));
  it('does not go back to a file that was put there while it waited', () => {
    const back = change(null, FIRST);
    const confirmed = (file: PageText) => new ChangePage({ ...back.data, file, asked: back.data.file }, sentAt(NOW));
    given(edited(1, FILE, FIRST))
      .when(confirmed(SECOND))
      .thenRefused('page.changed-meanwhile');
    given(edited(1, FILE, FIRST))
      .when(confirmed(FILE))
      .then(returned(2, FIRST));
  });
  it('does not go back to the file unseen', () =>
    given(edited(1, FILE, FIRST))
      .when(change(null, SECOND))
      .thenRefused('page.changed-meanwhile'));
});

describe('What an admin writes', () => {
  it.each([
    ['title', { ...FIRST, title: ' ' }, PAGE_EDIT_TEXT.titleNeeded],
    ['title', { ...FIRST, title: 'x'.repeat(PAGE_LIMITS.title + 1) }, PAGE_EDIT_TEXT.titleLong],
    ['title', { ...FIRST, title: 'bir\niki' }, 'Başlık tek satır olmalıdır'],
    ['description', { ...FIRST, description: '' }, PAGE_EDIT_TEXT.descriptionNeeded],
    ['description', { ...FIRST, description: 'x'.repeat(PAGE_LIMITS.description + 1) }, PAGE_EDIT_TEXT.descriptionLong],
    ['markdown', { ...FIRST, markdown: '\n' }, PAGE_EDIT_TEXT.markdownNeeded],
    ['markdown', { ...FIRST, markdown: 'x'.repeat(PAGE_LIMITS.markdown + 1) }, PAGE_EDIT_TEXT.markdownLong],
    ['markdown', { ...FIRST, markdown: `${'>'.repeat(11)} a` }, TEXT_BOUNDS_TEXT.nesting],
    ['markdown', { ...FIRST, markdown: '['.repeat(1_000) }, TEXT_BOUNDS_TEXT.weight],
  ])('is refused with a sentence where it stands: %s', (field, text, sentence) => expect(refusal(change(text, FILE)).fields).toEqual({ [field]: sentence }));
  it.each([
    [' ', PAGE_EDIT_TEXT.reasonNeeded],
    ['x'.repeat(PAGE_LIMITS.reason + 1), PAGE_EDIT_TEXT.reasonLong],
  ])('needs a reason that is not too long', (reason, sentence) => {
    for (const text of [FIRST, null]) expect(refusal(change(text, FILE, { reason })).fields).toEqual({ reason: sentence });
  });
});
