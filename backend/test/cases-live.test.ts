import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { CASES_CHANNEL, type CaseChangedRow, type CaseDetails, caseChannel } from '../contracts/cases.js';
import type { LiveChange, Present, Writing } from '../contracts/envelope.js';
import type { Client } from './client.js';
import { NOBODY } from './routes.js';
import { inBothHomes } from './second-home/in-both-homes.js';
import { LiveSocket } from './sockets.js';
import { Town } from './town.js';

type Changed = LiveChange<CaseChangedRow>;

inBothHomes.describe('the desk', () => {
  let town: Town;
  let derya: Client;
  let ekin: Client;
  const opened: LiveSocket[] = [];

  beforeAll(async () => {
    town = await Town.open();
    derya = town.moderator;
    ekin = await town.app.member('ekin', 'moderator');
  });
  afterEach(() => {
    for (const socket of opened.splice(0)) socket.close();
  });
  afterAll(() => town.app.stop());

  const open = async ({ sessionToken: token }: Client): Promise<LiveSocket> => {
    const socket = LiveSocket.open(town.app.guest.url, { token });
    opened.push(socket);
    await socket.next('ready');
    return socket;
  };
  /** A case that there is. */
  const reported = async (): Promise<{ id: string }> => {
    const topic = await town.topic(await town.member());
    await town.report(await town.member(), topic);
    await town.app.settled();
    return topic;
  };
  const lookAt = async (who: Client, caseId: string): Promise<LiveSocket> => {
    const socket = await open(who);
    expect(await socket.subscribe(caseChannel(caseId))).toEqual({ success: true });
    return socket;
  };
  /** The next that somebody is told of who looks at the case, until it is these. */
  const shown = async (socket: LiveSocket, caseId: string, who: readonly Client[]): Promise<void> => {
    const expected = JSON.stringify(who.map(({ id }) => id).sort());
    for (let seen = ''; seen !== expected; ) {
      const { channel, members } = await socket.next<Present>('present');
      expect(channel).toBe(caseChannel(caseId));
      seen = JSON.stringify(members.map(({ id }) => id));
    }
  };

  it('hears of every change of a case, and nothing but which one it is', async () => {
    const socket = await open(ekin);
    expect(await socket.subscribe(CASES_CHANNEL)).toEqual({ success: true });
    const topic = await town.topic(await town.member());
    const heard = async () => {
      const { position, ...change } = await socket.next<Changed>('change');
      expect(change).toEqual({ channel: CASES_CHANNEL, kind: 'update', row: { caseId: topic.id } });
      return position;
    };
    await town.report(await town.member(), topic);
    const positions = [await heard()];
    const path = `/api/console/cases/${topic.id}`;
    const steps = [
      () => derya.put(`${path}/claim`),
      () => derya.put(`${path}/release`),
      () => derya.post(`${path}/decisions`, { verdict: 'upheld', reason: 'harassment', actions: ['hide_content'] }),
      async () => {
        const [decision] = ((await derya.get(path)).body as unknown as CaseDetails).decisions;
        return derya.post(`${path}/reopen`, { decisionId: decision?.id, note: 'Alıntıymış' });
      },
    ];
    for (const step of steps) {
      expect((await step()).status).toBeLessThan(300);
      positions.push(await heard());
    }
    expect(positions).toEqual([...positions].sort((a, b) => a - b));
    expect(socket.soFar('change')).toEqual([]);
  });

  it('sees who looks at a case, until they look elsewhere or are gone', async () => {
    const { id } = await reported();
    const one = await lookAt(derya, id);
    expect(await one.next<Present>('present')).toEqual({ channel: caseChannel(id), members: [{ id: derya.id, name: 'derya' }] });
    const other = await lookAt(ekin, id);
    await shown(one, id, [derya, ekin]);
    await shown(other, id, [derya, ekin]);
    expect(await other.unsubscribe(caseChannel(id))).toEqual({ success: true });
    await shown(one, id, [derya]);
    const third = await lookAt(ekin, id);
    await shown(one, id, [derya, ekin]);
    third.close();
    await shown(one, id, [derya]);
  });

  it('listens to cases that there are, and to nothing else', async () => {
    const socket = await open(ekin);
    const topic = await town.topic(await town.member());
    const { id } = await reported();
    for (const none of [NOBODY, topic.id]) expect(await socket.subscribe(caseChannel(none))).toMatchObject({ code: 'FORBIDDEN' });
    expect(await socket.subscribe(caseChannel(id))).toEqual({ success: true });
  });

  it('is not seen by whoever left before they were let in', async () => {
    const { id } = await reported();
    const passing = await open(ekin);
    await Promise.all([passing.subscribe(caseChannel(id)), passing.unsubscribe(caseChannel(id))]);
    const one = await lookAt(derya, id);
    expect((await one.next<Present>('present')).members).toEqual([{ id: derya.id, name: 'derya' }]);
  });

  it('is seen once by whoever has the case open twice', async () => {
    const { id } = await reported();
    const one = await lookAt(derya, id);
    const [first, second] = [await lookAt(ekin, id), await lookAt(ekin, id)];
    await shown(one, id, [derya, ekin]);
    first.close();
    await shown(second, id, [derya, ekin]);
    second.close();
    await shown(one, id, [derya]);
  });

  it('sees who writes a decision, at a bounded rate, and nobody who does not look', async () => {
    const { id } = await reported();
    const channel = caseChannel(id);
    const one = await lookAt(derya, id);
    const other = await lookAt(ekin, id);
    await shown(one, id, [derya, ekin]);
    for (let count = 0; count < 20; count += 1) expect(await other.ask('writing', { channel })).toEqual({ success: true });
    expect(await one.next<Writing>('writing')).toEqual({ channel, memberId: ekin.id });
    await one.unsubscribe(channel);
    expect(one.soFar('writing').length).toBeLessThanOrEqual(1);
    expect(other.soFar('writing')).toEqual([]);
    const stranger = await open(await town.member());
    for (const socket of [one, stranger]) expect(await socket.ask('writing', { channel })).toMatchObject({ success: false, code: 'FORBIDDEN' });
    expect(await other.ask('writing', { channel: 7 })).toMatchObject({ success: false, code: 'FORBIDDEN' });
  });

  it('hears nothing more once the role is taken', async () => {
    const admin = await town.app.member(`yonetici.${opened.length}`, 'admin');
    const leaving = await town.app.member('ayrilan', 'moderator');
    const { id } = await reported();
    const one = await lookAt(derya, id);
    const socket = await lookAt(leaving, id);
    await shown(one, id, [derya, leaving]);
    expect((await admin.put(`/api/console/members/${leaving.id}/role`, { role: 'user', note: 'Ayrıldı' })).status).toBe(200);
    await socket.next('disconnect');
    await shown(one, id, [derya]);
    const again = await open(leaving);
    for (const channel of [CASES_CHANNEL, caseChannel(id)]) expect(await again.subscribe(channel)).toMatchObject({ code: 'FORBIDDEN' });
  });
});
