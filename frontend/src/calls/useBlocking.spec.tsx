/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { drawn } from '../../testing/asMember';
import { done } from '../../testing/fakeServer';
import { leaveAll, until } from '../../testing/inReact';
import { useBlocking } from './useBlocking';

afterEach(leaveAll);

const told: string[] = [];
function Blocking({ isBlocked }: { isBlocked: boolean }) {
  const { action, question } = useBlocking('m2', 'Ozan Çelik', isBlocked, () => told.push('blocked'));
  return (
    <>
      <button type="button" onClick={action.run}>
        {action.label}
      </button>
      {question}
    </>
  );
}
const changes = (sent: { method: string; path: string }[]) => sent.map(({ method, path }) => `${method} ${path}`);

describe('Shutting a member out', () => {
  it('is asked first, and told when it is done', async () => {
    const page = await drawn(<Blocking isBlocked={false} />, () => done({}));
    await page.press('Engelle');
    await page.shows('Ozan Çelik engellensin mi?');
    expect([page.sent, told]).toEqual([[], []]);
    await page.press('Engelle');
    await until(() => told.length === 1);
    expect(changes(page.sent)).toEqual(['PUT /api/users/m2/block']);
  });

  it('is taken back without a question', async () => {
    const page = await drawn(<Blocking isBlocked />, () => done({}));
    await page.press('Engeli kaldır');
    await until(() => page.sent.length === 1);
    expect(changes(page.sent)).toEqual(['DELETE /api/users/m2/block']);
  });
});
