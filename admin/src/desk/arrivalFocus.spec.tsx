/** @jest-environment jsdom */

import { afterEach, describe, expect, it } from '@jest/globals';
import { MemoryRouter } from 'react-router-dom';
import { draw, leaveAll } from '../../../frontend/testing/inReact';
import { ReasonBox } from './ReasonBox';
import { useArrivalFocus } from './useArrivalFocus';

function Page({ isRead, asks }: { isRead: boolean; asks: boolean }) {
  const heading = useArrivalFocus(isRead);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Hakkında
      </h1>
      {asks && (
        <ReasonBox
          name="Neden"
          label="Gerekçe"
          hint=""
          confirmLabel="Kaydet"
          problemOf={() => null}
          isPending={false}
          onConfirm={() => undefined}
          onLeave={() => undefined}
        />
      )}
    </>
  );
}

describe('The heading of a page that has been read', () => {
  afterEach(leaveAll);

  it.each([
    { asks: false, focused: 'H1' },
    { asks: true, focused: 'TEXTAREA' },
  ])('gets the focus unless its reader is answering a question: $asks', async ({ asks, focused }) => {
    const page = (isRead: boolean) => (
      <MemoryRouter>
        <Page isRead={isRead} asks={asks} />
      </MemoryRouter>
    );
    const { redraw } = await draw(page(false));
    await redraw(page(true));
    expect(document.activeElement?.tagName).toBe(focused);
  });
});
