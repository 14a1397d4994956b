/** @jest-environment jsdom */
import { afterEach, expect, it } from '@jest/globals';
import { act } from 'react';
import { draw, leaveAll } from '../../testing/inReact';
import { Button } from './Button';

afterEach(leaveAll);

it('A button that is at work keeps the focus, and sends nothing again', async () => {
  let sent = 0;
  const form = (isSending: boolean) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent += 1;
      }}
    >
      <Button type="submit" busy={isSending && 'Gönderiliyor…'} onClick={() => undefined}>
        Gönder
      </Button>
    </form>
  );
  const { place, redraw } = await draw(form(false));
  const button = place.querySelector('button');
  await act(async () => button?.focus());
  await act(async () => button?.click());
  await redraw(form(true));
  expect([button?.textContent, button?.getAttribute('aria-disabled'), document.activeElement === button]).toEqual(['Gönderiliyor…', 'true', true]);
  await act(async () => button?.click());
  await redraw(form(false));
  expect([sent, button?.hasAttribute('aria-disabled')]).toEqual([1, false]);
});
