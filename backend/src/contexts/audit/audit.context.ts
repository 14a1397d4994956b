import { type Context, type ContextParts, contextOf } from '../../platform/slices/context.js';
import { Telling } from '../../platform/telling/told-facts.js';
import { access } from './access/access.slice.js';
import { chain } from './chain/chain.slice.js';
import { decisions } from './decisions/decisions.slice.js';
import { auditExport } from './export/audit-export.slice.js';
import { figures } from './figures/figures.slice.js';
import { publicLog } from './public-log/public-log.slice.js';
import { TransparencySection } from './public-log/transparency.section.js';
import { publishing } from './publishing/publishing.slice.js';
import { replay } from './replay/replay.slice.js';
import { secondReview } from './second-review/second-review.slice.js';
import { FactFields } from './timeline/fact-fields.rules.js';
import { timeline } from './timeline/timeline.slice.js';
import { travel } from './travel/travel.slice.js';
import { whatIf } from './what-if/what-if.slice.js';

/** Proof of what was recorded, how things stood at any moment, and what the slices of all contexts tell of it. */
export function audit(others: readonly ContextParts[]): Context {
  const own = [chain, access, secondReview, auditExport];
  const told = [...others.flatMap((context) => context.told), ...own.flatMap((slice) => slice.told ?? [])];
  const streams = [...others.flatMap((context) => context.streams), ...own.flatMap((slice) => slice.streams ?? [])];
  return contextOf({
    name: 'audit',
    slices: [
      chain,
      publishing,
      timeline(new Telling(told), new FactFields(streams)),
      access,
      travel,
      replay,
      decisions,
      secondReview,
      figures,
      auditExport,
      whatIf,
      publicLog,
    ],
    exports: [TransparencySection],
  });
}
