/** @jest-environment jsdom */

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { CoreAdminContext, type DataProvider, HttpError } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { inReact, leaveAll } from '../../../frontend/testing/inReact';
import { useWrite } from './useWrite';

interface Warning {
  words: string;
}
interface OnItsWay {
  words: string;
  key: string;
  answer: () => void;
  refuse: (status: number) => void;
}

let sent: OnItsWay[];
let done: string[];

const around = (inside: ReactNode) => (
  <MemoryRouter>
    <CoreAdminContext dataProvider={{} as DataProvider} queryClient={new QueryClient()}>
      {inside}
    </CoreAdminContext>
  </MemoryRouter>
);
const desk = () =>
  inReact(
    useWrite<Warning>,
    {
      send: (_server, { words }, key) =>
        new Promise<void>((answer, refuse) => sent.push({ words, key, answer, refuse: (status) => refuse(new HttpError('Olmadı.', status)) })),
      said: 'Uyarıldı.',
      touches: [],
      onDone: ({ words }) => done.push(words),
    },
    around,
  );

describe('What is written to the server', () => {
  beforeEach(() => {
    sent = [];
    done = [];
  });
  afterEach(leaveAll);

  it('goes once when it is confirmed twice before the page is drawn again', async () => {
    const { now } = await desk();
    await act(async () => {
      now.act({ words: 'bir' });
      now.act({ words: 'bir' });
    });
    expect(sent).toHaveLength(1);
    await act(async () => sent[0]?.answer());
    expect(done).toEqual(['bir']);
  });

  it('goes again when it is asked again later, under a key of its own', async () => {
    const { now } = await desk();
    await act(async () => now.act({ words: 'bir' }));
    await act(async () => sent[0]?.answer());
    await act(async () => now.act({ words: 'bir' }));
    expect(sent.map(({ words }) => words)).toEqual(['bir', 'bir']);
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  it('goes again after a failure, under the same key while nobody knows whether it was heard', async () => {
    const { now } = await desk();
    await act(async () => now.act({ words: 'bir' }));
    await act(async () => sent[0]?.refuse(500));
    await act(async () => now.act({ words: 'bir' }));
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  it('does not wait for something else that is on its way', async () => {
    const { now } = await desk();
    await act(async () => {
      now.act({ words: 'bir' });
      now.act({ words: 'iki' });
    });
    expect(sent.map(({ words }) => words)).toEqual(['bir', 'iki']);
  });
});
