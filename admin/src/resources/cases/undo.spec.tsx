/** @jest-environment jsdom */

import { CASE_TEXT, type CaseDetails, type CaseRow } from '@contracts/cases';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { CoreAdminContext, type DataProvider, HttpError, ListContextProvider, memoryStore } from 'react-admin';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { draw, leaveAll } from '../../../../frontend/testing/inReact';
import { ShortcutProvider } from '../../desk/ShortcutProvider';
import { Toasts } from '../../desk/Toasts';
import { muiTheme } from '../../theme/muiTheme';
import { PendingDecisions } from './PendingDecisions';
import { useDecide } from './useDecide';
import { useQueueRows } from './useQueueRows';

const found = (id: string) => ({ id, open: true, reported: { id: 'm1', username: id, display_name: id }, now: { state: 'visible' } }) as unknown as CaseDetails;
const DISMISSAL = { verdict: 'dismissed', reason: 'spam' } as const;
const rows = ['r1', 'r2', 'r3', 'r4', 'r5'].map(found) as unknown as CaseRow[];

const sent: string[] = [];
let answer: (id: string) => Promise<unknown>;
let deciders: Map<string, ReturnType<typeof useDecide>>;
let shown: string[];
let left: number | undefined;
let place: string;
let queries: QueryClient;

function Row({ id }: { id: string }) {
  deciders.set(id, useDecide({ found: found(id), label: 'Reddet', onRecorded: () => undefined, onRefused: () => undefined }));
  return null;
}
function Queue() {
  const queue = useQueueRows();
  const { pathname } = useLocation();
  shown = queue.rows.map(({ id }) => String(id));
  left = queue.left;
  place = pathname;
  return rows.map(({ id }) => <Row key={id} id={String(id)} />);
}
const list = (children: ReactNode) => (
  <ListContextProvider value={{ data: rows, total: 12, filterValues: { state: 'open' } } as never}>{children}</ListContextProvider>
);

async function open() {
  const dataProvider = {
    update: async (_resource: string, { id, data }: { id: string; data: object }) => {
      sent.push(id);
      await answer(id);
      return { data: { ...found(id), ...data } };
    },
  } as unknown as DataProvider;
  queries = new QueryClient();
  await draw(
    <MemoryRouter initialEntries={['/cases']}>
      <ShortcutProvider>
        <PendingDecisions>
          <CoreAdminContext dataProvider={dataProvider} queryClient={queries} store={memoryStore()}>
            <ThemeProvider theme={muiTheme.light}>
              {list(<Queue />)}
              <Toasts />
            </ThemeProvider>
          </CoreAdminContext>
        </PendingDecisions>
      </ShortcutProvider>
    </MemoryRouter>,
  );
}
const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
async function decide(id: string) {
  await act(async () => deciders.get(id)?.(DISMISSAL));
  await pass(50);
}
const press = (key: string) => act(async () => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
const toasts = () => [...document.querySelectorAll('section > div')].map(({ textContent }) => textContent ?? '');
const undoButtons = () => [...document.querySelectorAll('button')].filter(({ textContent }) => textContent?.startsWith('Geri al'));

beforeEach(async () => {
  jest.useFakeTimers();
  sessionStorage.clear();
  sent.length = 0;
  deciders = new Map();
  answer = async () => undefined;
  await open();
});
afterEach(async () => {
  await leaveAll();
  queries.clear();
  jest.useRealTimers();
});

describe('A decision', () => {
  it('is sent when its ten seconds are over, and not before', async () => {
    await decide('r1');
    await pass(9_900);
    expect(sent).toEqual([]);
    await pass(100);
    expect(sent).toEqual(['r1']);
    await pass(100);
    expect(toasts().join()).toContain(CASE_TEXT.decided);
  });

  it('takes its case from the queue at once', async () => {
    await decide('r1');
    expect([shown, left]).toEqual([['r2', 'r3', 'r4', 'r5'], 11]);
  });

  it('that is taken back by its button is never sent, and its case is there again', async () => {
    await decide('r1');
    await act(async () => undoButtons()[0]?.click());
    await pass(60_000);
    expect([sent, shown.length, left, place]).toEqual([[], 5, 12, '/cases/r1']);
  });

  it('that was made last is taken back by z, then the one before', async () => {
    await decide('r1');
    await decide('r2');
    await press('z');
    expect(shown).toEqual(['r2', 'r3', 'r4', 'r5']);
    await press('z');
    await press('z');
    await pass(60_000);
    expect([sent, shown.length]).toEqual([[], 5]);
  });

  it('keeps its own ten seconds, however fast the next one follows', async () => {
    await decide('r1');
    await pass(5_000);
    await decide('r2');
    await pass(5_000);
    expect(sent).toEqual(['r1']);
    await pass(5_000);
    expect(sent).toEqual(['r1', 'r2']);
  });

  it('is sent at once when three others follow, which keep their time', async () => {
    for (const id of ['r1', 'r2', 'r3', 'r4']) await decide(id);
    expect([sent, undoButtons().length]).toEqual([['r1'], 3]);
    await pass(5_000);
    expect(sent).toEqual(['r1']);
  });

  it('waits while its message is pointed at', async () => {
    await decide('r1');
    const [toast] = document.querySelectorAll('section > div');
    await act(async () => void toast?.dispatchEvent(new MouseEvent('pointerover', { bubbles: true })));
    await pass(60_000);
    expect(sent).toEqual([]);
    await act(async () => void toast?.dispatchEvent(new MouseEvent('pointerout', { bubbles: true })));
    await pass(10_000);
    expect(sent).toEqual(['r1']);
  });

  it('is not lost when the tab is closed', async () => {
    await decide('r1');
    await decide('r2');
    await act(async () => void dispatchEvent(new Event('pagehide')));
    await pass(60_000);
    expect(sent).toEqual(['r1', 'r2']);
  });

  it('that is refused says which and why, stays to be read, and gives its case back', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    answer = async () => Promise.reject(new HttpError('Bu rapor siz bakarken karara bağlandı.', 409));
    await decide('r1');
    await pass(10_000);
    await pass(60_000);
    for (const id of ['r2', 'r3', 'r4']) await decide(id);
    expect(toasts().join()).toContain('Karar uygulanamadı (Reddet · r1): Bu rapor siz bakarken karara bağlandı.');
    expect([shown, sent]).toEqual([['r1', 'r5'], ['r1']]);
    log.mockRestore();
  });
});
