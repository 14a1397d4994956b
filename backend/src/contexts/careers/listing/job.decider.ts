import type { Decider } from '../../../kernel/decider.js';
import { nameColleague, removeColleague } from './colleagues.rules.js';
import type { JobCommand } from './job.commands.js';
import type { JobEvent, JobHeld, JobPosted, JobTime } from './job.events.js';
import type { JobState, StandingJob } from './job.state.rules.js';
import { close, expire, renew, reopen, withdraw } from './job-life.rules.js';
import { hideOrDelete, holdAgain, jobLedger, moderate, refuseHeld } from './job-moderation.rules.js';
import { JOB_SAYS, saidIn, TERM_SAYS, TIME_SAYS } from './job-said.rules.js';
import { post, revise } from './job-words.rules.js';

const NOBODY: StandingJob['removedBy'] = { hidden: null, deleted: null };

export const job: Decider<JobState, JobCommand, JobEvent> = {
  initial: null,

  evolve: jobLedger.keeping((state, event) => {
    if (event.type === 'JobPosted') return posted(event.data);
    return state && changed(state, event);
  }),

  decide: jobLedger.telling((command: JobCommand, state): readonly JobEvent[] => {
    switch (command.type) {
      case 'PostJob':
        return state ? [] : post(command);
      case 'ReviseJob':
        return revise(command, state);
      case 'CloseJob':
        return close(command, state);
      case 'ExpireJob':
        return expire(command, state);
      case 'ReopenJob':
        return reopen(command, state);
      case 'RenewJob':
        return renew(command, state);
      case 'WithdrawJob':
        return withdraw(command, state);
      case 'NameColleague':
        return nameColleague(command, state);
      case 'RemoveColleague':
        return removeColleague(command, state);
      case 'HideJob':
      case 'DeleteJob':
        return hideOrDelete(command, state);
      case 'RefuseHeldJob':
        return refuseHeld(command, state);
      case 'HoldJobAgain':
        return holdAgain(command, state);
      default:
        return moderate(command, state);
    }
  }),
};

const posted = (data: JobPosted['data']): StandingJob => ({
  ownerId: data.ownerId,
  words: saidIn(JOB_SAYS, data),
  terms: saidIn(TERM_SAYS, data),
  time: saidIn(TIME_SAYS, data),
  life: 'open',
  version: 0,
  wordedAt: 0,
  openings: 1,
  isWithdrawn: false,
  heldFor: null,
  holds: new Map(),
  letThrough: [],
  state: 'visible',
  wasHidden: false,
  removedBy: NOBODY,
  colleagues: new Set(),
  facts: 0,
  decisions: {},
});

const opened = (state: StandingJob, data: JobTime): StandingJob => ({
  ...state,
  time: saidIn(TIME_SAYS, data),
  life: 'open',
  openings: state.openings + 1,
});

/** What was let through once is asked about again when that was taken back. */
const held = (state: StandingJob, { holdId, findings }: JobHeld['data']): StandingJob => ({
  ...state,
  heldFor: [...new Set([...(state.heldFor ?? []), ...findings])],
  holds: new Map([...state.holds, [holdId, findings]]),
  letThrough: state.letThrough.filter((name) => !findings.includes(name)),
});

function changed(state: StandingJob, event: Exclude<JobEvent, JobPosted>): StandingJob {
  switch (event.type) {
    case 'JobRevised': {
      const { data } = event;
      const said = { words: saidIn(JOB_SAYS, data), terms: saidIn(TERM_SAYS, data), time: saidIn(TIME_SAYS, data) };
      return { ...state, ...said, version: state.version + 1, wordedAt: state.facts };
    }
    case 'JobClosed':
      return { ...state, life: event.data.as };
    case 'JobExpired':
      return { ...state, life: 'expired' };
    case 'JobReopened':
    case 'JobRenewed':
      return opened(state, event.data);
    case 'JobWithdrawn':
      return { ...state, isWithdrawn: true, colleagues: new Set() };
    case 'JobHeld':
      return held(state, event.data);
    case 'JobHoldEnded':
      return { ...state, heldFor: null };
    case 'JobApproved':
      return {
        ...state,
        heldFor: null,
        letThrough: [...new Set([...state.letThrough, ...(state.heldFor ?? [])])],
        time: saidIn(TIME_SAYS, event.data),
        life: state.life === 'expired' ? 'open' : state.life,
      };
    case 'JobHidden':
      return { ...state, state: 'hidden', removedBy: { ...NOBODY, hidden: event.data.reportId } };
    case 'JobDeleted':
      return { ...state, state: 'deleted', wasHidden: event.data.wasHidden, removedBy: { ...state.removedBy, deleted: event.data.reportId } };
    case 'JobRestored': {
      const { to } = event.data;
      return { ...state, state: to, wasHidden: false, removedBy: to === 'hidden' ? { ...state.removedBy, deleted: null } : NOBODY };
    }
    case 'ColleagueNamed':
      return { ...state, colleagues: new Set([...state.colleagues, event.data.memberId]) };
    case 'ColleagueRemoved':
      return { ...state, colleagues: new Set([...state.colleagues].filter((id) => id !== event.data.memberId)) };
  }
}
