import type { Provider } from '@nestjs/common';
import { WHAT_IF_SETTINGS, type WhatIfDesk } from '../contracts/what-if.js';
import { Trials } from './contexts/audit/what-if/trials.port.js';
import { HoldingTrials } from './contexts/forum/what-if/holding-trials.service.js';
import { StandingTrials } from './contexts/moderation/what-if/standing-trials.service.js';
import type { House } from './house.js';

/** Who tries which rule: those of standing are known in one context, those of texts in another. */
function trialsOf({ community, words }: House, standing: StandingTrials, holding: HoldingTrials): Trials {
  return {
    now: () => {
      const now = Object.fromEntries(WHAT_IF_SETTINGS.map((name) => [name, community.values[name]])) as WhatIfDesk['now'];
      return { now, words: words.kept.now.size };
    },
    async begin({ rule, values, ...changedWords }, since) {
      const { holdFirstPosts, newMemberPosts, newMemberLinks, ...ofStanding } = values;
      if (rule === 'sanctions') return standing.begin(ofStanding, since);
      const named = { firstPostsHeld: holdFirstPosts, newUntilPosts: newMemberPosts, linksOfNew: newMemberLinks };
      const policy = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
      return holding.begin({ policy, words: changedWords }, since);
    },
  };
}

/** What the audit asks of everybody: what another rule would have led to. */
export const trials = (house: House): Provider => ({
  provide: Trials,
  inject: [StandingTrials, HoldingTrials],
  useFactory: (...[standing, holding]: [StandingTrials, HoldingTrials]) => trialsOf(house, standing, holding),
});
