/** @jest-environment jsdom */
import type { EmailChangeState } from '@contracts/email-change';
import { afterEach, describe, expect, it } from '@jest/globals';
import { draw, leaveAll } from '../../../../testing/inReact';
import { exactTime } from '../../../design/dates';
import { EmailNow } from './EmailSection';

afterEach(leaveAll);
const UNTIL = '2026-12-21T11:00:00.000Z';
const said = async (change: Partial<EmailChangeState>) =>
  (await draw(<EmailNow change={{ email: 'elif@ornek.dev', waiting: null, undo_until: null, ...change }} />)).place.textContent ?? '';

describe('The address in the settings', () => {
  it('is said', async () => expect(await said({})).toBe('Mevcut adresiniz: elif@ornek.dev'));
  it('says which one waits for its confirmation, and how long', async () => {
    const words = await said({ waiting: { email: 'yeni@ornek.dev', until: UNTIL } });
    expect(words).toContain('yeni@ornek.dev için onay bekleniyor');
    expect(words).toContain(exactTime(UNTIL));
  });
  it('says what cannot be done while a change may be taken back', async () => {
    const words = await said({ undo_until: UNTIL });
    expect(words).toContain(exactTime(UNTIL));
    expect(words).toContain('hesabınızı silemezsiniz');
  });
});
