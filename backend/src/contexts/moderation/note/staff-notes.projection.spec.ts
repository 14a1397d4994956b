import { describe, expect, it } from '@jest/globals';
import { NOW, recorded } from '../../../kernel/facts.fixture.js';
import { project } from '../../../kernel/projection.js';
import type { AccountErased } from '../../accounts/public.js';
import type { StaffNoteRemoved, StaffNoteWritten } from './staff-note.events.js';
import { staffNotesView } from './staff-notes.model.js';
import { staffNotesProjection } from './staff-notes.projection.js';

const on = <E extends StaffNoteWritten | StaffNoteRemoved | AccountErased>(event: E) => project(staffNotesProjection, recorded(event));

describe('Notes of the staff', () => {
  it('are kept by member', () =>
    expect(on({ type: 'StaffNoteWritten', data: { memberId: 'm1', noteId: 'n1', authorId: 'derya', text: 'Yazıştık.' } })).toEqual([
      staffNotesView.make('m1', { $set: { 'notes.n1': { authorId: 'derya', text: 'Yazıştık.', at: NOW } } }),
    ]));
  it('go when they are removed', () =>
    expect(on({ type: 'StaffNoteRemoved', data: { memberId: 'm1', noteId: 'n1' } })).toEqual([staffNotesView.change('m1', { $set: { 'notes.n1': null } })]));
  it('go with their member', () =>
    expect(on({ type: 'AccountErased', data: { memberId: 'm1', keepContent: true } as AccountErased['data'] })).toEqual([
      staffNotesView.change('m1', { $set: { notes: {} } }),
    ]));
});
