import { describe, expect, it } from '@jest/globals';
import { MODERATION_ACTIONS, OUTCOME_LABEL, outcomeOf, reasonText, restrictionText } from '../../../../contracts/moderation.js';

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

describe('The sentence about a restriction', () => {
  it('has one full stop after the reason, whoever wrote it', () => {
    expect(reasonText('Reklam.')).toBe('Sebep: Reklam.');
    expect(reasonText('Reklam')).toBe('Sebep: Reklam.');
    expect(reasonText('Neden mi?')).toBe('Sebep: Neden mi?');
    expect(reasonText(' ')).toBe('Sebep: belirtilmedi.');
  });
  it('tells every time by the clock of whoever shows it', () =>
    expect(restrictionText({ status: 'suspended', reason: 'spam', until: '2026-12-01T00:00:00.000Z' }, (iso) => iso.slice(0, 10))).toBe(
      'Hesabiniz askida. Sebep: spam. Bitis: 2026-12-01.',
    ));
  it('promises no end to whoever is banned for good', () =>
    expect(restrictionText({ status: 'banned', reason: null, until: null }, () => 'never asked')).toBe(
      'Hesabiniz banlandi. Sebep: belirtilmedi. Durum: Kalici.',
    ));
});
