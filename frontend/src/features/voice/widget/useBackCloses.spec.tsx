/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, useState } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { inReact, leaveAll } from '../../../../testing/inReact';
import { useBackCloses } from './useBackCloses';

afterEach(leaveAll);

/** A phone on its second page. */
async function phone(first: number) {
  const page = await inReact(
    () => {
      const [depth, setDepth] = useState(first);
      useBackCloses(depth, setDepth);
      return { depth, setDepth, path: useLocation().pathname, navigate: useNavigate() };
    },
    undefined,
    (inside) => (
      <MemoryRouter initialEntries={['/', '/forum']} initialIndex={1}>
        {inside}
      </MemoryRouter>
    ),
  );
  return {
    at: () => [page.now.path, page.now.depth],
    show: (depth: number) => act(async () => page.now.setDepth(depth)),
    go: (where: string, replace = false) => act(async () => void page.now.navigate(where, { replace })),
    back: () => act(async () => void page.now.navigate(-1)),
  };
}

describe('The way back of a phone', () => {
  it('closes the chat, then the room, and only then leaves the page', async () => {
    const { show, back, at } = await phone(0);
    await show(2);
    const seen = [];
    for (let times = 0; times < 3; times += 1) {
      await back();
      seen.push(at());
    }
    expect(seen).toEqual([
      ['/forum', 1],
      ['/forum', 0],
      ['/', 0],
    ]);
  });

  it('takes no step more after they were closed by hand', async () => {
    const { show, back, at } = await phone(0);
    await show(1);
    await show(2);
    await show(0);
    expect(at()).toEqual(['/forum', 0]);
    await back();
    expect(at()).toEqual(['/', 0]);
  });

  it('comes back from a page that was followed from within the room to the one below it', async () => {
    const { show, go, back, at } = await phone(0);
    await show(1);
    await go('/blog');
    expect(at()).toEqual(['/blog', 0]);
    await back();
    expect(at()).toEqual(['/forum', 0]);
    await back();
    expect(at()).toEqual(['/', 0]);
  });

  it('is not mistaken for a page that corrects its address', async () => {
    const { show, go, back, at } = await phone(0);
    await show(1);
    await go('/forum/right', true);
    expect(at()).toEqual(['/forum/right', 1]);
    await back();
    expect(at()).toEqual(['/forum', 0]);
  });
});
