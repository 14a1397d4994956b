/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { useRef } from 'react';
import { draw, leaveAll } from '../../../../testing/inReact';
import { useFocusOnArrival } from './useFocusOnArrival';

const former = window.matchMedia;
afterEach(async () => {
  await leaveAll();
  window.matchMedia = former;
});

const onDevice = (hasKeys: boolean) => {
  window.matchMedia = (() => ({ matches: hasKeys })) as unknown as typeof matchMedia;
};

function Form({ isWanted }: { isWanted?: boolean }) {
  const form = useRef<HTMLFormElement>(null);
  useFocusOnArrival(form, isWanted);
  return (
    <form ref={form}>
      <button type="button">Göster</button>
      <input name="identifier" />
      <input name="password" />
    </form>
  );
}
const focused = () => document.activeElement?.getAttribute('name') ?? null;

describe('The first field of a form that its page is for', () => {
  it('has the focus on arrival', async () => {
    onDevice(true);
    await draw(<Form />);
    expect(focused()).toBe('identifier');
  });
  it('waits on a phone, where a keyboard would rise over the page', async () => {
    onDevice(false);
    await draw(<Form />);
    expect(focused()).toBeNull();
  });
  it('waits below something that is to be read first', async () => {
    onDevice(true);
    await draw(<Form isWanted={false} />);
    expect(focused()).toBeNull();
  });
  it('takes the focus from nothing that has it', async () => {
    onDevice(true);
    const { place } = await draw(<input name="elsewhere" />);
    place.querySelector('input')?.focus();
    await draw(<Form />);
    expect(focused()).toBe('elsewhere');
  });
});
