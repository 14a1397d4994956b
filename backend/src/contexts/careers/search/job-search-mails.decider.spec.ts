import { describe, it } from '@jest/globals';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { WantJobSearchMails } from './job-search-mails.commands.js';
import { jobSearchMails } from './job-search-mails.decider.js';
import type { JobSearchMailsEvent } from './job-search-mails.events.js';

const given = specify(jobSearchMails);
const want = (wanted: boolean) => new WantJobSearchMails({ memberId: 'm1', wanted }, sentAt(NOW));
const [WANTED, ENDED]: [JobSearchMailsEvent, JobSearchMailsEvent] = [
  { type: 'JobSearchMailsWanted', data: { memberId: 'm1' } },
  { type: 'JobSearchMailsEnded', data: { memberId: 'm1' } },
];

describe('Mails about kept searches', () => {
  it('are wanted and not wanted any more, each said once', () => {
    given().when(want(true)).then(WANTED);
    given(WANTED).when(want(true)).thenNothing();
    given(WANTED).when(want(false)).then(ENDED);
    given(WANTED, ENDED).when(want(false)).thenNothing();
    given().when(want(false)).thenNothing();
  });
});
