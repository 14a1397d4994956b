import { describe, it } from '@jest/globals';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { RecordJobDigestSent, RecordJobDigestsPrepared } from './job-digest.commands.js';
import { jobDigest } from './job-digest.decider.js';
import type { JobDigestEvent } from './job-digest.events.js';

const given = specify(jobDigest);
const [DAY, NEXT] = ['2026-11-21T05:00:00.000Z', '2026-11-22T05:00:00.000Z'];
const sent = (to = DAY): JobDigestEvent => ({ type: 'JobDigestSent', data: { memberId: 'm1', to, jobs: 2 } });
const send = (to: string) => new RecordJobDigestSent({ memberId: 'm1', to, jobs: 2 }, sentAt(NOW));
const prepare = (to: string) => new RecordJobDigestsPrepared({ to }, sentAt(NOW));

describe('A mail about kept searches', () => {
  it('is sent for a day once, and for no day before the last', () => {
    given().when(send(DAY)).then(sent());
    given(sent()).when(send(DAY)).thenNothing();
    given(sent(NEXT)).when(send(DAY)).thenNothing();
    given(sent()).when(send(NEXT)).then(sent(NEXT));
  });
  it('is prepared with all others of its day, once', () => {
    const prepared: JobDigestEvent = { type: 'JobDigestsPrepared', data: { to: DAY } };
    given().when(prepare(DAY)).then(prepared);
    given(prepared).when(prepare(DAY)).thenNothing();
  });
});
