import { Injectable } from '@nestjs/common';
import type { FactRow, ModerationPolicy } from '../../../../contracts/moderation.js';
import { EventStore, fold } from '../../../kernel/event-store.js';
import { turkishTime } from '../../../platform/dates/turkish-time.js';
import { HistoryQuery } from '../history/history.query.js';
import { standing } from '../standing/standing.decider.js';
import { daysBefore } from '../standing/standing.rules.js';
import { muteEndAt, restrictionAt, type Standing, warningsAt } from '../standing/standing.state.rules.js';
import { standingStream } from '../standing/standing.stream.js';
import { PastPolicy } from './past-policy.port.js';

const STATUS = { active: 'Etkin', suspended: 'Uzaklaştırıldı', banned: 'Yasaklandı' } as const;
const NONE = '–';

/** Answers how a member stood with moderation. */
@Injectable()
export class PastStandingQuery {
  constructor(
    private readonly store: EventStore,
    private readonly histories: HistoryQuery,
    private readonly policies: PastPolicy,
  ) {}

  facts(id: string): Promise<FactRow[]> {
    return this.histories.ofMember(id);
  }

  async rows(id: string, { position, now }: { readonly position: number; readonly now: string }) {
    const [facts, policy] = await Promise.all([this.store.readUntil(standingStream, id, position), this.policies.at(position)]);
    return standingRows(fold(standing, facts), policy, now);
  }
}

/** How a member stands at a time, by the rules of that time, in words. */
function standingRows(state: Standing, { warningWindowDays, warningThreshold }: ModerationPolicy, now: string) {
  const restriction = restrictionAt(state, now);
  const muted = muteEndAt(state, now);
  const counted = warningsAt(state, now).filter(({ at }) => at > daysBefore(now, warningWindowDays));
  const until = restriction ? (restriction.until === null ? 'Süresiz' : turkishTime(restriction.until)) : NONE;
  return [
    { key: 'status', label: 'Durum', value: STATUS[restriction?.kind ?? 'active'] },
    { key: 'until', label: 'Bitiş', value: until },
    { key: 'muted', label: 'Susturma', value: muted ? `${turkishTime(muted)} tarihine kadar` : NONE },
    { key: 'warnings', label: `Uyarılar (${warningWindowDays} gün)`, value: `${counted.length} / ${warningThreshold}` },
  ];
}
