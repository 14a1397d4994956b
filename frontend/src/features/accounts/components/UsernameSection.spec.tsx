/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { draw, leaveAll } from '../../../../testing/inReact';
import { exactTime } from '../../../design/dates';
import { UsernameNow } from './UsernameSection';

afterEach(leaveAll);
const NEXT = '2026-12-21T11:00:00.000Z';
const said = async (next_change_at: string | null) =>
  (await draw(<UsernameNow state={{ username: 'elif', next_change_at, former: [] }} />)).place.textContent ?? '';

describe('The username in the settings', () => {
  it('is said', async () => expect(await said(null)).toBe('Mevcut kullanıcı adınız: @elif'));
  it('says from when on it may be another', async () => expect(await said(NEXT)).toContain(exactTime(NEXT)));
});
