import { describe, expect, it } from '@jest/globals';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { RecordMatchMailSent, RecordMatchMailsPrepared } from './matches.commands.js';
import { matchMail } from './matches.decider.js';
import type { MatchMailEvent } from './matches.events.js';

const given = specify(matchMail);
const [DAY, NEXT] = ['2026-11-21T05:00:00.000Z', '2026-11-22T05:00:00.000Z'];
const SENT = { memberId: 'm1', to: DAY, postingIds: ['h1', 'h2'] };
const sent = (data = SENT): MatchMailEvent => ({ type: 'MatchMailSent', data });
const send = (to: string) => new RecordMatchMailSent({ ...SENT, to }, sentAt(NOW));
const prepare = (to: string) => new RecordMatchMailsPrepared({ to }, sentAt(NOW));

describe('A mail about postings that suit a member', () => {
  it('is sent for a day once', () => {
    given().when(send(DAY)).then(sent());
    given(sent()).when(send(DAY)).thenNothing();
  });
  it('is not sent for a day before the last', () =>
    given(sent({ ...SENT, to: NEXT }))
      .when(send(DAY))
      .thenNothing());
  it('is sent for the next day', () =>
    given(sent())
      .when(send(NEXT))
      .then(sent({ ...SENT, to: NEXT })));
  it('is prepared with all others of its day, once', () => {
    given()
      .when(prepare(DAY))
      .then({ type: 'MatchMailsPrepared', data: { to: DAY } });
    given({ type: 'MatchMailsPrepared', data: { to: DAY } })
      .when(prepare(DAY))
      .thenNothing();
  });
  it('leaves behind of which postings it told', () => {
    const [first, second] = [sent(), sent({ ...SENT, to: NEXT, postingIds: ['h3'] })];
    expect([first, second].reduce(matchMail.evolve, matchMail.initial)).toEqual({ to: NEXT, told: ['h1', 'h2', 'h3'] });
  });
});
