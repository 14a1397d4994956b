import { describe, expect, it } from '@jest/globals';
import { MODERATION_ACTIONS, OUTCOME_LABEL, outcomeOf } from '../../../../contracts/moderation.js';

describe('The outcome of a report', () => {
  it.each([
    ['warn_user', 'user_warned'],
    ['mute_user', 'user_muted'],
    ['suspend_user', 'user_suspended'],
    ['ban_user', 'user_suspended'],
    ['hide_content', 'content_hidden'],
    ['delete_content', 'content_deleted'],
    ['', 'no_action'],
    ['WARN_USER', 'no_action'],
    ['toString', 'no_action'],
    [undefined, 'no_action'],
  ])('for the action %p is %s', (action, outcome) => expect(outcomeOf(action)).toBe(outcome));
  it('says something about every action', () => expect(MODERATION_ACTIONS.filter((action) => outcomeOf(action) === 'no_action')).toEqual([]));
  it('has a label for every action', () => expect(MODERATION_ACTIONS.filter((action) => !OUTCOME_LABEL[outcomeOf(action)])).toEqual([]));
});
