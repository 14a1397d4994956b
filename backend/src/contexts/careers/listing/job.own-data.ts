import { JOB_STATE_LABEL } from '../../../../contracts/jobs.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import { type OwnData, ownDataFile } from '../../../platform/own-data/own-data.js';
import type { ColleagueEvent } from './colleague.events.js';
import type { JobEvent } from './job.events.js';
import { JOB_SAYS, saidIn, TERM_SAYS } from './job-said.rules.js';

type Of = RecordedEvent<JobEvent>;
const at = ({ at, data }: Of) => ({ at, job: data.jobId });
const own = (event: Of, memberId: string, row: object): object | null => (event.data.ownerId === memberId ? { ...at(event), ...row } : null);
const saysAll = (event: RecordedEvent<Extract<JobEvent, { type: 'JobPosted' | 'JobRevised' }>>, memberId: string) =>
  own(event, memberId, { ...saidIn(JOB_SAYS, event.data), ...saidIn(TERM_SAYS, event.data), apply_until: event.data.applyUntil });

const listings = ownDataFile<JobEvent>({
  name: 'is-ilanlari',
  title: 'İş ilanlarınız: yazdıklarınız ve ne zaman açık oldukları',
  rows: {
    JobPosted: saysAll,
    JobRevised: saysAll,
    JobClosed: (event, memberId) => own(event, memberId, { state: JOB_STATE_LABEL[event.data.as] }),
    JobExpired: (event, memberId) => own(event, memberId, { state: JOB_STATE_LABEL.expired }),
    JobReopened: (event, memberId) => own(event, memberId, { state: JOB_STATE_LABEL.open, apply_until: event.data.applyUntil }),
    JobRenewed: (event, memberId) => own(event, memberId, { state: JOB_STATE_LABEL.open, apply_until: event.data.applyUntil }),
    JobHeld: (event, memberId) => own(event, memberId, { held: true }),
    JobApproved: (event, memberId) => own(event, memberId, { held: false }),
    JobWithdrawn: (event, memberId) => own(event, memberId, { deleted: true }),
  },
});

const colleagues = ownDataFile<ColleagueEvent>({
  name: 'is-ilani-ekipleri',
  title: 'Başvurularını görebildiğiniz ya da başkasına açtığınız iş ilanları',
  rows: {
    ColleagueNamed: (event, memberId) => ({ ...at(event), colleague: event.data.memberId === memberId ? 'siz' : event.data.memberId, named: true }),
    ColleagueRemoved: (event, memberId) => ({ ...at(event), colleague: event.data.memberId === memberId ? 'siz' : event.data.memberId, named: false }),
  },
});

/** Fields of facts of listings that name somebody: to whoever they do not name, they are somebody else's. */
const PEOPLE = ['ownerId', 'memberId', 'authorId'];
const isOfJob = ({ stream }: RecordedEvent): boolean => /^job-[0-9a-f]{8}-/.test(stream);
const said = (data: object, field: string): unknown => (data as Readonly<Record<string, unknown>>)[field];

/** What careers have of a member in listings. */
export const jobOwnData: OwnData = {
  files: [listings, colleagues],
  withholds: (event, memberId) => {
    if (!isOfJob(event)) return [];
    const isOwn = said(event.data, 'ownerId') === memberId;
    // By which rules a listing was caught is for those to know who look at it.
    const others = [...PEOPLE.filter((field) => said(event.data, field) !== memberId), 'findings', 'colleagueIds'];
    // The owner knows whom they named.
    return isOwn ? others.filter((field) => field !== 'memberId') : others;
  },
};
