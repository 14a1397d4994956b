import { describe, expect, it } from '@jest/globals';
import { recorded } from '../../../kernel/facts.fixture.js';
import { project } from '../../../kernel/projection.js';
import type { NotificationChosen } from './choices.events.js';
import { choicesProjection } from './choices.projection.js';

const chosen: NotificationChosen = { type: 'NotificationChosen', data: { memberId: 'm1', type: 'warned', channel: 'email', wanted: false } };

describe('The choices of a member', () => {
  it('keep what was chosen last for a type and a channel', () =>
    expect(project(choicesProjection, recorded(chosen))).toEqual([
      { view: 'notification_choices', id: 'm1', update: { $set: { 'warned.email': 'off' } }, upsert: true },
    ]));
});
