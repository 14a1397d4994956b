/** @jest-environment jsdom */

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act } from 'react';
import { ListContext, type ListControllerResult } from 'react-admin';
import { BrowserRouter } from 'react-router-dom';
import { draw, leaveAll } from '../../../frontend/testing/inReact';
import { SearchField } from './SearchField';
import { ShortcutProvider } from './ShortcutProvider';

const setFilters = jest.fn();
const list = { filterValues: {}, setFilters } as unknown as ListControllerResult;

beforeEach(() => {
  setFilters.mockClear();
  history.replaceState(null, '', '/adminpanel/members');
  jest.useFakeTimers();
});
afterEach(async () => {
  jest.useRealTimers();
  await leaveAll();
});

async function type(text: string) {
  const { place } = await draw(
    <BrowserRouter basename="/adminpanel">
      <ShortcutProvider>
        <ListContext.Provider value={list}>
          <SearchField label="Üye ara" placeholder="" sx={{}} />
        </ListContext.Provider>
      </ShortcutProvider>
    </BrowserRouter>,
  );
  const field = place.querySelector('input');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
const pause = () => act(async () => void jest.advanceTimersByTime(400));

describe('What is looked for in a list', () => {
  it('narrows it once the typing pauses', async () => {
    await type('ozan');
    expect(setFilters).not.toHaveBeenCalled();
    await pause();
    expect(setFilters).toHaveBeenCalledWith({ q: 'ozan' });
  });

  it('fetches nobody back who has opened a row by then', async () => {
    await type('ozan');
    history.pushState(null, '', '/adminpanel/members/m1');
    await pause();
    expect(setFilters).not.toHaveBeenCalled();
  });
});
