/** @jest-environment jsdom */

import type { Appearance } from '@contracts/appearance';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { type Answer, done, fakeServer } from '../../../../testing/fakeServer';
import { draw, leaveAll, until } from '../../../../testing/inReact';
import { changeThemeSettings, resetThemeSettings, settleThemeSettings } from '../../../design/themeSettings';
import { CarriedAppearance } from './CarriedAppearance';

const DARK: Appearance = { theme: 'dark', font_size: 'medium', compact_mode: false, animations: true };
const LARGE: Appearance = { ...DARK, theme: 'light', font_size: 'large' };
const worn = () => JSON.parse(localStorage.getItem('themeSettings') ?? '{}') as { theme: string; fontSize: string };

/** What the account has, once the test lets it be answered; what is given to it is kept. */
function account(has: Appearance | null) {
  let answerNow = () => {};
  const asked = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  const server = fakeServer(async ({ method, body }): Promise<Answer> => {
    if (method === 'PUT') return done(body);
    await asked;
    return done(has);
  });
  const given = () => server.asked.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  const isAsked = () => server.asked.some(({ method }) => method === 'GET');
  return { answer: () => act(async () => answerNow()), given, isAsked };
}
const open = (memberId: string) =>
  draw(
    <QueryClientProvider client={new QueryClient()}>
      <CarriedAppearance memberId={memberId} />
    </QueryClientProvider>,
  );

beforeEach(() => {
  localStorage.clear();
  resetThemeSettings();
  settleThemeSettings();
});
afterEach(leaveAll);

describe('The look of the app', () => {
  it('is the one of the account', async () => {
    const { answer } = account(DARK);
    await open('irem');
    await answer();
    await until(() => worn().theme === 'dark');
  });

  it('stays as it was chosen while the account was asked, and is given to it', async () => {
    const { answer, given, isAsked } = account(LARGE);
    await open('irem');
    await until(isAsked);
    await act(async () => changeThemeSettings({ theme: 'dark' }));
    await answer();
    await until(() => given().length > 0);
    expect(given()).toEqual([DARK]);
    expect(worn()).toMatchObject({ theme: 'dark', fontSize: 'medium' });
  });

  it('stays as it was chosen before this was loaded', async () => {
    const { answer, given } = account(LARGE);
    changeThemeSettings({ theme: 'dark' });
    await open('irem');
    await answer();
    await until(() => given().length > 0);
    expect(worn()).toMatchObject({ theme: 'dark', fontSize: 'medium' });
  });

  it('stays as it was chosen when the page is closed before the account has it, and is given at the next opening', async () => {
    const first = account(LARGE);
    const { leave } = await open('irem');
    await first.answer();
    await until(() => worn().fontSize === 'large');
    await act(async () => changeThemeSettings({ theme: 'dark', fontSize: 'medium' }));
    await leave();
    expect(first.given()).toEqual([]);
    const next = account(LARGE);
    await open('irem');
    await next.answer();
    await until(() => next.given().length > 0);
    expect(next.given()).toEqual([DARK]);
    expect(worn()).toMatchObject({ theme: 'dark', fontSize: 'medium' });
    await until(() => localStorage.getItem('themeNotGiven:irem') === null);
  });

  it('is not given on to whoever signs in next', async () => {
    const { answer } = account(DARK);
    const { leave } = await open('irem');
    await answer();
    await until(() => worn().theme === 'dark');
    await act(async () => changeThemeSettings({ fontSize: 'small' }));
    await leave();
    const next = account(LARGE);
    await open('ozan');
    await next.answer();
    await until(() => worn().fontSize === 'large');
    expect(worn().theme).toBe('light');
    expect(next.given()).toEqual([]);
  });
});
