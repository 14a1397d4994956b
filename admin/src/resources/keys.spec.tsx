/** @jest-environment jsdom */

import type { CaseRow } from '@contracts/cases';
import type { FeedbackRow } from '@contracts/feedback';
import type { ForumDecision } from '@contracts/forum-decisions';
import type { QueuedJob } from '@contracts/operations';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, type ReactNode } from 'react';
import { ListContextProvider } from 'react-admin';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { draw, leaveAll } from '../../../frontend/testing/inReact';
import { keyText } from '../desk/keyText';
import { ShortcutProvider } from '../desk/ShortcutProvider';
import { useOpenedWalk } from '../desk/walk';
import { PendingDecisions, usePendingDecisions } from './cases/PendingDecisions';
import { useQueueKeys } from './cases/useQueueKeys';
import { useMoveOn } from './cases/useQueueRows';
import { useDecisionKeys } from './decisions/useDecisionKeys';
import { useJobKeys } from './operations/useJobKeys';

const IDS = ['1', '2', '3'];
const press = (key: string) =>
  act(async () => void (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
const focused = () => document.activeElement?.textContent;
const address = () => location.pathname + location.search;
let state: unknown;
let selected: string[] = [];
let pending: ReturnType<typeof usePendingDecisions>;
let moveOn: ReturnType<typeof useMoveOn>;

/** A list of things that can have the focus; each is marked as its page marks it. */
const Rows = ({ mark, ids = IDS }: { mark: string; ids?: string[] }) =>
  ids.map((id) => (
    <button key={id} type="button" {...{ [mark]: id }}>
      {id}
    </button>
  ));
const page = (inside: ReactNode) => (
  <BrowserRouter>
    <ShortcutProvider>
      <PendingDecisions>{inside}</PendingDecisions>
    </ShortcutProvider>
  </BrowserRouter>
);
const queue = (children: ReactNode, state = 'open') => (
  <ListContextProvider
    value={
      {
        data: IDS.map((id) => ({ id, open: true }) as CaseRow),
        total: 3,
        filterValues: { state },
        selectedIds: selected,
        onSelect: (ids: string[]) => {
          selected = ids;
        },
      } as never
    }
  >
    {children}
  </ListContextProvider>
);

beforeEach(() => {
  history.replaceState(null, '', '/cases?page=2');
  Object.assign(globalThis, { CSS: { escape: (text: string) => text } });
});
afterEach(leaveAll);

describe('j and k in the queue of cases', () => {
  function Queue({ openId, onePane }: { openId?: string | undefined; onePane: boolean }) {
    useQueueKeys({ openId, onePane });
    pending = usePendingDecisions();
    moveOn = useMoveOn();
    state = useLocation().state;
    return <Rows mark="data-case" />;
  }
  const open = (openId: string | undefined, onePane: boolean) => {
    if (openId) history.replaceState(null, '', `/cases/${openId}?page=2`);
    return draw(page(queue(<Queue openId={openId} onePane={onePane} />)));
  };

  it('open the next case, in the same list, and stay at its ends', async () => {
    await open(undefined, false);
    const walked: string[] = [];
    for (const key of ['j', 'j', 'j', 'j', 'k', 'k', 'k']) {
      await press(key);
      walked.push(address());
    }
    expect(walked).toEqual(['1', '2', '3', '3', '2', '1', '1'].map((id) => `/cases/${id}?page=2`));
    expect(state).toEqual({ byKey: true });
  });

  it('only move the focus where a case would cover the list', async () => {
    await open(undefined, true);
    for (const key of ['j', 'j', 'j', 'k']) await press(key);
    expect([focused(), address()]).toEqual(['2', '/cases?page=2']);
  });

  it('pass over what was decided a moment ago', async () => {
    await open('1', false);
    await act(async () => pending.add(['2']));
    await press('j');
    expect(address()).toBe('/cases/3?page=2');
  });

  it('leave Enter to what is open: it goes into the case', async () => {
    await open('2', false);
    await press('Enter');
    expect([address(), state]).toEqual(['/cases/2?page=2', { focusCase: true }]);
  });

  it('are followed, after a decision, by the next case, at the end by the one before', async () => {
    await open('2', false);
    await act(async () => moveOn(['2']));
    expect(address()).toBe('/cases/3?page=2');
    await act(async () => moveOn(['3']));
    expect(address()).toBe('/cases/2?page=2');
  });

  it('are followed by the bare queue when nothing is left', async () => {
    await open('1', false);
    for (const id of IDS) await act(async () => pending.add([id]));
    await act(async () => moveOn(['1']));
    expect(address()).toBe('/cases?page=2');
  });
});

describe('The space in the queue of cases', () => {
  function Queue({ openId }: { openId: string }) {
    useQueueKeys({ openId, onePane: false });
    return <p>açık</p>;
  }
  const open = (openId: string) => draw(page(queue(<Queue openId={openId} />)));
  const pressShift = () => act(async () => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', shiftKey: true, bubbles: true })));
  beforeEach(() => {
    selected = [];
  });

  it('chooses the open case, and gives it up', async () => {
    await open('2');
    await press(' ');
    expect(selected).toEqual(['2']);
    await leaveAll();
    await open('2');
    await press(' ');
    expect(selected).toEqual([]);
  });

  it('chooses with shift all since the last one', async () => {
    const { redraw } = await open('1');
    await press(' ');
    await redraw(page(queue(<Queue openId="3" />)));
    await pressShift();
    expect(selected).toEqual(['1', '2', '3']);
  });
});

describe('j and k in the feedback', () => {
  const rows = IDS.map((id) => ({ id }) as FeedbackRow);
  function List({ openId, onePane }: { openId?: string; onePane: boolean }) {
    useOpenedWalk({ mark: 'feedback', page: '/feedback', rows, openId, onePane, labels: { next: 'next', previous: 'previous' } });
    return <Rows mark="data-feedback" />;
  }

  it('open the next one beside the list', async () => {
    history.replaceState(null, '', '/feedback?filter=x');
    await draw(page(<List onePane={false} />));
    for (const key of ['k', 'j', 'j', 'j', 'k']) await press(key);
    expect(address()).toBe('/feedback/2?filter=x');
  });

  it('only move the focus on a phone', async () => {
    history.replaceState(null, '', '/feedback');
    await draw(page(<List onePane={true} />));
    for (const key of ['j', 'j']) await press(key);
    expect([focused(), address()]).toEqual(['2', '/feedback']);
  });
});

describe('j, k and g among the decisions', () => {
  const undo = jest.fn();
  const decisions = (ids: string[]) => ids.map((id) => ({ id }) as ForumDecision);
  function List({ ids }: { ids: string[] }) {
    useDecisionKeys(
      decisions(ids),
      ({ id }) => id !== '3',
      ({ id }) => undo(id),
    );
    return <Rows mark="data-decision" ids={ids} />;
  }
  beforeEach(() => void undo.mockClear());

  it('walk, and take back the one that has the focus', async () => {
    await draw(page(<List ids={IDS} />));
    await press('g');
    for (const key of ['j', 'j', 'g']) await press(key);
    expect([focused(), undo.mock.calls]).toEqual(['2', [['2']]]);
  });

  it('do not take back what may not be', async () => {
    await draw(page(<List ids={IDS} />));
    for (const key of ['j', 'j', 'j', 'g']) await press(key);
    expect([focused(), undo.mock.calls]).toEqual(['3', []]);
  });

  it('go on at the place of one that has gone from the list', async () => {
    const { redraw } = await draw(page(<List ids={IDS} />));
    for (const key of ['j', 'j']) await press(key);
    await redraw(page(<List ids={['1', '3']} />));
    await press('j');
    expect(focused()).toBe('3');
  });
});

describe('j, k, y and x among the jobs', () => {
  const ran: string[] = [];
  const rows = IDS.map((id) => ({ id }) as QueuedJob);
  function List({ manages }: { manages: boolean }) {
    useJobKeys({ rows, manages, onRetry: ({ id }) => void ran.push(`retry ${id}`), onDiscard: ({ id }) => void ran.push(`discard ${id}`) });
    return <Rows mark="data-job" />;
  }
  beforeEach(() => void ran.splice(0));

  it('walk, and mean the job that has the focus', async () => {
    await draw(page(<List manages={true} />));
    for (const key of ['y', 'j', 'y', 'j', 'j', 'k', 'x']) await press(key);
    expect(ran).toEqual(['retry 1', 'discard 2']);
  });

  it('only walk for those who may not manage', async () => {
    await draw(page(<List manages={false} />));
    for (const key of ['j', 'y', 'x']) await press(key);
    expect([focused(), ran]).toEqual(['1', []]);
  });
});

describe('A key', () => {
  it('is told by a name that can be read', () => {
    expect(['Enter', ' ', 'shift+ ', 'shift+u', 'd'].map(keyText)).toEqual(['↵', 'boşluk', '⇧ boşluk', '⇧ u', 'd']);
  });
});
