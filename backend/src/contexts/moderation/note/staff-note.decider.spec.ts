import { describe, it } from '@jest/globals';
import { STAFF_NOTE_LIMITS } from '../../../../contracts/member-record.js';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { RemoveStaffNote, WriteStaffNote } from './staff-note.commands.js';
import { staffNotes } from './staff-note.decider.js';
import type { StaffNoteRemoved, StaffNoteWritten } from './staff-note.events.js';

const given = specify(staffNotes);
const written = (noteId = 'n1'): StaffNoteWritten => ({
  type: 'StaffNoteWritten',
  data: { memberId: 'm1', noteId, authorId: 'derya', text: 'Yazıştık, yapıcıydı.' },
});
const removed: StaffNoteRemoved = { type: 'StaffNoteRemoved', data: { memberId: 'm1', noteId: 'n1' } };
const write = (text = 'Yazıştık, yapıcıydı.', noteId = 'n1') => new WriteStaffNote({ memberId: 'm1', noteId, authorId: 'derya', text }, sentAt(NOW));
const remove = (removedBy: string, mayRemoveAll = false) => new RemoveStaffNote({ memberId: 'm1', noteId: 'n1', removedBy, mayRemoveAll }, sentAt(NOW));
const MANY = Array.from({ length: STAFF_NOTE_LIMITS.perMember }, (_, index) => written(`eski-${index}`));

describe('A note of the staff', () => {
  it('is written', () => given().when(write('  Yazıştık, yapıcıydı. ')).then(written()));
  it('is written once, however often it comes', () => given(written()).when(write()).thenNothing());
  it('does not come back once it was removed', () => given(written(), removed).when(write()).thenNothing());
  it.each(['', '   ', 'ğ'.repeat(1001)])('is no text like %p', (text) => given().when(write(text)).thenRefused('staff-note.text'));
  it('is one of a hundred at most', () =>
    given(...MANY)
      .when(write())
      .thenRefused('staff-note.too-many'));
  it('is removed by its author', () => given(written()).when(remove('derya')).then(removed));
  it('is removed by who may remove all', () => given(written()).when(remove('kurucu', true)).then(removed));
  it('is not removed by others', () => given(written()).when(remove('mert')).thenRefused('staff-note.not-yours'));
  it('is removed once', () => given(written(), removed).when(remove('derya')).thenNothing());
  it('cannot be removed where there is none', () => given().when(remove('derya')).thenRefused('staff-note.unknown'));
});
