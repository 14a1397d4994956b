/** @jest-environment jsdom */

import { afterEach, describe, expect, it, jest } from '@jest/globals';
import Box from '@mui/material/Box';
import { act, useEffect, useRef, useState } from 'react';
import { draw, leaveAll } from '../../../frontend/testing/inReact';
import { ConfirmButtons } from './ConfirmButtons';

function Question({ onLeave }: { onLeave: () => void }) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <Box role="group">
      <textarea ref={field} aria-label="Neden?" />
      <ConfirmButtons label="Tamam" onConfirm={onLeave} onLeave={onLeave} />
    </Box>
  );
}

/** A row whose button gives way to its question, and is there no more once the answer was yes. */
let end: () => void;
function Row({ name, gives }: { name: string; gives: 'way' | 'nothing' }) {
  const [asks, setAsks] = useState(false);
  const [over, setOver] = useState(false);
  end = () => setOver(true);
  return (
    <li>
      <a href="/#">{name}</a>
      {!over && (gives === 'nothing' || !asks) && (
        <button type="button" aria-label={`Kaldır: ${name}`} onClick={() => setAsks(true)}>
          Kaldır
        </button>
      )}
      {asks && (
        <Question
          onLeave={() => {
            setAsks(false);
            setOver(name === 'Susturma');
          }}
        />
      )}
    </li>
  );
}

const focused = () => {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return 'nothing';
  return activeElement.getAttribute('aria-label') ?? activeElement.textContent;
};
const press = (name: string) =>
  act(async () => {
    const button = [...document.querySelectorAll('button')].find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name);
    button?.focus();
    button?.click();
  });
const leave = async () => {
  await act(async () => document.querySelector<HTMLButtonElement>('[role="group"] button:last-of-type')?.click());
  await act(async () => jest.advanceTimersByTime(20));
};

describe('Where the focus is when a question has gone from the page', () => {
  afterEach(async () => {
    await leaveAll();
    jest.useRealTimers();
  });
  const ask = async (name: string, gives: 'way' | 'nothing') => {
    jest.useFakeTimers();
    await draw(
      <ul>
        <Row name={name} gives={gives} />
      </ul>,
    );
    await press(`Kaldır: ${name}`);
    expect(focused()).toBe('Neden?');
  };

  it('is on the button that opened it', async () => {
    await ask('Uyarı', 'nothing');
    await leave();
    expect(focused()).toBe('Kaldır: Uyarı');
  });

  it('is on the button that stands there again in its place', async () => {
    await ask('Uyarı', 'way');
    await leave();
    expect(focused()).toBe('Kaldır: Uyarı');
  });

  it('is beside where the button was when it is needed no more', async () => {
    await ask('Susturma', 'way');
    await leave();
    expect(focused()).toBe('Susturma');
  });

  it('is beside where the button was when it goes only after the answer of the server', async () => {
    await ask('Uyarı', 'way');
    await leave();
    await act(async () => end());
    expect(focused()).toBe('Uyarı');
  });

  it('is left alone when it was elsewhere by then', async () => {
    await ask('Uyarı', 'nothing');
    document.querySelector('a')?.focus();
    await leave();
    expect(focused()).toBe('Uyarı');
  });
});
