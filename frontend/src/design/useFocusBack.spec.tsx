/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act } from 'react';
import { draw, leaveAll } from '../../testing/inReact';
import { useFocusBack } from './useFocusBack';

// Browsers have it; jsdom does not.
beforeEach(() => {
  globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS;
});
afterEach(leaveAll);

function Question() {
  useFocusBack();
  return <input ref={(field) => field?.focus()} />;
}
const Page = ({ asks, opened }: { asks: boolean; opened: boolean }) => (
  <>
    <button type="button" id="opens" aria-controls={opened ? 'menu' : undefined} />
    {opened && (
      <div role="menu" id="menu">
        <button type="button" role="menuitem" id="item" />
      </div>
    )}
    {asks && <Question />}
  </>
);
const focus = (id: string) => act(async () => document.getElementById(id)?.focus());

describe('The focus, when a question is answered,', () => {
  it('goes back to the button that asked', async () => {
    const { redraw } = await draw(<Page asks={false} opened={false} />);
    await focus('opens');
    await redraw(<Page asks opened={false} />);
    expect(document.activeElement?.tagName).toBe('INPUT');
    await redraw(<Page asks={false} opened={false} />);
    expect(document.activeElement?.id).toBe('opens');
  });

  it('goes back to the button of the menu that asked and is gone', async () => {
    const { redraw } = await draw(<Page asks={false} opened />);
    await focus('item');
    await redraw(<Page asks opened={false} />);
    await redraw(<Page asks={false} opened={false} />);
    expect(document.activeElement?.id).toBe('opens');
  });
});
