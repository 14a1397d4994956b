/** @jest-environment jsdom */
import type { RestrictionNotice as Restriction } from '@contracts/envelope';
import { afterEach, describe, expect, it } from '@jest/globals';
import { draw, leaveAll } from '../../../../testing/inReact';
import { exactTime } from '../../../design/dates';
import { RestrictionNotice } from './RestrictionNotice';

afterEach(leaveAll);
const UNTIL = '2026-12-21T11:00:00.000Z';
const said = async (restriction: Pick<Restriction, 'status' | 'until'>) =>
  (await draw(<RestrictionNotice restriction={{ reason: 'Spam', text: '', ...restriction }} />)).place.textContent ?? '';

describe('The page of a restricted member', () => {
  it('promises no end of a ban that has none', async () => {
    const words = await said({ status: 'banned', until: null });
    expect([words.includes('Kalıcı'), words.includes('Süre dolduğunda'), words.includes('..')]).toEqual([true, false, false]);
  });
  it('tells one end, by one clock', async () => {
    const words = await said({ status: 'suspended', until: UNTIL });
    expect(words.split(exactTime(UNTIL))).toHaveLength(3);
    expect(words).toContain('Süre dolduğunda');
  });
});
