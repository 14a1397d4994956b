import { beforeEach, describe, expect, it } from '@jest/globals';
import type { RecordedEvent } from '../../kernel/event.js';
import type { EventLog } from '../../kernel/event-log.js';
import { recorded } from '../../kernel/facts.fixture.js';
import { GUEST } from '../callers/caller.js';
import type { Follower, Places } from '../following/awaited.js';
import type { GroupPositions } from '../following/group-positions.js';
import { Reply } from './reply.js';
import { noteWritten, requestContext, Written } from './request-context.js';

const on = (...types: string[]) => Object.fromEntries(types.map((type) => [type, () => []]));
const VIEWS: readonly Follower[] = [
  { name: 'forum', on: on('Reported', 'Hidden') },
  { name: 'accounts', on: on('Suspended', 'Ended') },
  { name: 'elsewhere', on: on('Elsewhere') },
  { name: 'search', on: on('Hidden'), follows: 'later' },
];
const POLICIES: readonly Follower[] = [
  { name: 'hide', on: on('Reported') },
  { name: 'end-sessions', on: on('Suspended') },
  { name: 'mail', on: on('Reported', 'Suspended'), follows: 'later' },
  { name: 'elsewhere', on: on('Elsewhere') },
];

describe('A reply', () => {
  /** What was waited for, in order: `views forum 3`. */
  let waits: string[];
  /** Whether the followers come as far as they are waited for. */
  let comes: boolean;
  let events: RecordedEvent[];
  let reply: Reply;

  const group = (name: string, followers: readonly Follower[]) => {
    const waitForThese = async (places: Places) => {
      waits.push(...[...places].map(([follower, position]) => `${name} ${follower} ${position}`));
      return comes;
    };
    return { followers, waitForThese } as Partial<GroupPositions> as GroupPositions;
  };
  const log: Pick<EventLog, 'head' | 'readAll'> = {
    head: async () => events.at(-1)?.position ?? 0,
    readAll: async (after, limit) => events.filter(({ position }) => position > after).slice(0, limit),
  };
  const happened = (type: string, position: number, correlationId = 'mine') => events.push({ ...recorded({ type, data: {} }), position, correlationId });
  const answering = (work: () => Promise<unknown>) =>
    requestContext.run({ correlationId: 'mine', written: new Written(), caller: GUEST, repeatable: null }, work);

  beforeEach(() => {
    [waits, comes, events] = [[], true, []];
    reply = new Reply({ views: group('views', VIEWS), policies: group('policies', POLICIES) }, log);
  });

  it('waits for the views that show what was written, and for no other', async () => {
    await answering(async () => {
      noteWritten.written(3, 'Hidden');
      expect(await reply.afterViews(async () => 'read')).toBe('read');
    });
    expect(waits).toEqual(['views forum 3']);
  });
  it('waits for nobody when nothing was written', async () => {
    await answering(() => reply.afterViews(async () => 'read'));
    expect(waits).toEqual([]);
  });
  it('waits for what was found written as for what was written', async () => {
    await answering(async () => {
      noteWritten.found(3, 'Hidden');
      await reply.afterViews(async () => 'read');
    });
    expect(waits).toEqual(['views forum 3']);
  });
  it('says that the server is behind when it has waited long enough', async () => {
    comes = false;
    const late = answering(async () => {
      noteWritten.written(3, 'Hidden');
      await reply.afterViews(async () => 'read');
    });
    await expect(late).rejects.toMatchObject({ kind: 'unavailable' });
  });
  it('waits for the policies that react to what was written, and for those that react to them', async () => {
    happened('Reported', 1);
    happened('Suspended', 2);
    happened('Elsewhere', 3, 'of another');
    happened('Ended', 4);
    await answering(async () => {
      noteWritten.written(1, 'Reported');
      await reply.afterPolicies(async () => 'read');
    });
    expect(waits).toEqual(['policies hide 1', 'policies end-sessions 2', 'views forum 1', 'views accounts 4']);
  });
  it('reads on when other requests have written much meanwhile', async () => {
    happened('Reported', 1);
    for (let position = 2; position < 500; position++) happened('Elsewhere', position, 'of another');
    happened('Suspended', 500);
    await answering(async () => {
      noteWritten.written(1, 'Reported');
      await reply.afterPolicies(async () => 'read');
    });
    expect(waits).toEqual(['policies hide 1', 'policies end-sessions 500', 'views forum 1', 'views accounts 500']);
  });
  it('waits for whatever may follow when it found written what another request wrote', async () => {
    happened('Reported', 1, 'of another');
    happened('Suspended', 2, 'of another');
    await answering(async () => {
      noteWritten.found(1, 'Reported');
      await reply.afterPolicies(async () => 'read');
    });
    expect(waits).toEqual(
      ['hide', 'end-sessions', 'elsewhere'].map((name) => `policies ${name} 2`).concat(['forum', 'accounts', 'elsewhere'].map((name) => `views ${name} 2`)),
    );
  });
  it('waits for what follows from what it wrote, also when it found something written before', async () => {
    happened('Elsewhere', 1, 'of another');
    happened('Reported', 2);
    happened('Suspended', 3);
    await answering(async () => {
      noteWritten.found(1, 'Elsewhere');
      noteWritten.written(2, 'Reported');
      await reply.afterPolicies(async () => 'read');
    });
    expect(waits).toEqual(expect.arrayContaining(['policies hide 2', 'policies end-sessions 3', 'views forum 2', 'views accounts 3']));
  });
});
