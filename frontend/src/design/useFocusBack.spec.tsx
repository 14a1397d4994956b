/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, useEffect, useRef } from 'react';
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

  it('goes back to what opened the first of several questions that follow each other', async () => {
    const Late = () => {
      const field = useRef<HTMLInputElement>(null);
      useFocusBack();
      useEffect(() => field.current?.focus(), []);
      return <input ref={field} />;
    };
    const Asked = ({ step }: { step: number }) => (
      <>
        <button type="button" id="opens" />
        {step > 0 && <Late key={step} />}
      </>
    );
    const { redraw } = await draw(<Asked step={0} />);
    await focus('opens');
    for (const step of [1, 2, 3, 0]) await redraw(<Asked step={step} />);
    expect(document.activeElement?.id).toBe('opens');
  });

  it('stays in a dialog whose button asked and is gone, and where it went meanwhile', async () => {
    const Dialog = ({ step }: { step: 'button' | 'question' | 'none' }) => {
      useFocusBack();
      return (
        <>
          {step === 'button' && <button type="button" id="asks" />}
          {step === 'question' && <Question />}
        </>
      );
    };
    const Asked = ({ step }: { step: 'button' | 'question' | 'none' | null }) => (
      <>
        <button type="button" id="opens" />
        <button type="button" id="other" />
        {step && <Dialog step={step} />}
      </>
    );
    const { redraw } = await draw(<Asked step={null} />);
    await focus('opens');
    await redraw(<Asked step="button" />);
    await focus('asks');
    await redraw(<Asked step="question" />);
    await redraw(<Asked step="none" />);
    expect(document.activeElement).toBe(document.body);
    await focus('other');
    await redraw(<Asked step={null} />);
    expect(document.activeElement?.id).toBe('other');
  });
});
