import { describe, expect, it } from '@jest/globals';
import { NOW, recorded } from '../../../kernel/facts.fixture.js';
import { project } from '../../../kernel/projection.js';
import type { NotificationChosen } from './choices.events.js';
import { choicesProjection } from './choices.projection.js';

const chosen: NotificationChosen = { type: 'NotificationChosen', data: { memberId: 'm1', type: 'warned', channel: 'email', wanted: false } };

describe('The choices of a member', () => {
  it('keep what was chosen last for a type and a channel', () =>
    expect(project(choicesProjection, recorded(chosen))).toEqual([
      { view: 'notification_choices', id: 'm1', update: { $set: { 'warned.email': 'off' } }, upsert: true },
    ]));
  it('say who is mailed about postings that suit them, as long as they want it and are there', () => {
    const wanted: NotificationChosen = { type: 'NotificationChosen', data: { memberId: 'm1', type: 'project_match', channel: 'email', wanted: true } };
    const reader = { view: 'match_readers', id: 'm1' };
    const writesOf = (event: Parameters<typeof recorded>[0]) => project(choicesProjection, recorded(event)).filter(({ view }) => view === reader.view);
    expect(writesOf(wanted)).toEqual([{ ...reader, put: { since: NOW } }]);
    expect(writesOf({ ...wanted, data: { ...wanted.data, wanted: false } })).toEqual([{ ...reader, remove: true }]);
    expect(writesOf({ type: 'AccountErased', data: { memberId: 'm1', keepContent: true } })).toEqual([{ ...reader, remove: true }]);
  });
});
