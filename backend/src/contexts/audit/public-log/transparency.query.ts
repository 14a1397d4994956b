import { Inject, Injectable } from '@nestjs/common';
import { APPEAL_OUTCOMES } from '../../../../contracts/appeal-outcomes.js';
import { APPEAL_OUTCOME_LABEL } from '../../../../contracts/appeals.js';
import { REASON_LABEL, REPORT_REASONS } from '../../../../contracts/moderation.js';
import {
  PUBLIC_ACTION_LABEL,
  PUBLIC_ACTIONS,
  PUBLIC_CONTENT_LABEL,
  PUBLIC_CONTENTS,
  publicRuleLabel,
  type ReportSection,
  TRANSPARENCY_LIMITS,
  TRANSPARENCY_TEXT,
  type TransparencyOverview,
  type TransparencyReport,
} from '../../../../contracts/transparency.js';
import type { Clock } from '../../../kernel/clock.js';
import type { Views } from '../../../kernel/views.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { CLOCK, VIEWS } from '../../../platform/tokens.js';
import { FigureRows, NO } from '../figures/figure-rows.service.js';
import { quantileOf } from '../figures/statistics.rules.js';
import { dayInTurkey } from '../timeline/days-asked.rules.js';
import { type Counts, transparencyView } from './public-log.model.js';
import { LENGTHS, type Length } from './public-log.rules.js';
import { PublicLogSettings } from './public-log-settings.port.js';
import { type Counted, veiled } from './veiled.rules.js';

const HOUR_MS = 3_600_000;
const LENGTH_LABEL: Readonly<Record<Length, string>> = {
  day: '1 güne kadar',
  week: '7 güne kadar',
  month: '1 aya kadar',
  year: '1 yıla kadar',
  longer: 'Daha uzun ya da süresiz',
};
const CAUSE_LABEL = { human: 'Bir görevlinin kararıyla', automatic: 'Uyarı eşiği dolunca kendiliğinden' } as const;
const OTHER_RULES = 'Diğer';

/** Answers what was done in a year, counted; nothing that tells of somebody. */
@Injectable()
export class TransparencyQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly settings: PublicLogSettings,
    private readonly figures: FigureRows,
  ) {}

  /** Years that are over, the newest first. */
  async overview(): Promise<TransparencyOverview> {
    if (!this.settings.isOn) return { on: false, years: [] };
    const { firstYear } = TRANSPARENCY_LIMITS;
    const years = Array.from({ length: Math.max(0, this.thisYear() - firstYear) }, (_, index) => firstYear + index);
    const found = await this.views.getMany(transparencyView.name, years.map(String));
    return { on: true, years: found.map(({ _id }) => Number(_id)).sort((one, other) => other - one) };
  }

  /** For everybody. Throws NOT_FOUND as long as it is off, and for a year that is not over or of which nothing is known. */
  async published(year: number): Promise<TransparencyReport> {
    if (!this.settings.isOn) throw notFound(TRANSPARENCY_TEXT.off);
    if (!(await this.overview()).years.includes(year)) throw notFound(TRANSPARENCY_TEXT.noYear);
    return this.report(year);
  }

  /** For those who run the house: any year, also the one that is not over. Throws NOT_FOUND for what is no year of the house. */
  async preview(year: number): Promise<TransparencyReport> {
    if (year < TRANSPARENCY_LIMITS.firstYear || year > this.thisYear()) throw notFound(TRANSPARENCY_TEXT.noYear);
    return this.report(year);
  }

  private async report(year: number): Promise<TransparencyReport> {
    const counts = await this.views.get(transparencyView.name, String(year));
    const of = (counted: Counts | undefined) => (key: string) => counted?.[key] ?? 0;
    const tabled = <Key extends string>(title: string, keys: readonly Key[], labels: Readonly<Record<Key, string>>, counted: Counts | undefined) =>
      section(
        title,
        keys.map((key) => ({ label: labels[key], count: of(counted)(key) })),
      );
    return {
      year,
      complete: year < this.thisYear(),
      sections: [
        tabled('Alınan raporlar, nedene göre', REPORT_REASONS, REASON_LABEL, counts?.reports),
        tabled('İşlemler', PUBLIC_ACTIONS, PUBLIC_ACTION_LABEL, counts?.actions),
        section('İşlemler, kurala göre', rulesOf(counts?.rules ?? {})),
        tabled('İşlemler, içerik türüne göre', PUBLIC_CONTENTS, PUBLIC_CONTENT_LABEL, counts?.contents),
        tabled('İşlemler, nasıl verildiğine göre', ['human', 'automatic'], CAUSE_LABEL, counts?.causes),
        tabled('Süreli yaptırımlar, süreye göre', LENGTHS, LENGTH_LABEL, counts?.lengths),
        section('İtirazlar', [{ label: 'Yapılan itirazlar', count: counts?.appeals ?? 0 }]),
        tabled('Sonuçlanan itirazlar', APPEAL_OUTCOMES, APPEAL_OUTCOME_LABEL, counts?.outcomes),
        section('Geri alınanlar', [{ label: 'Görevlilerin geri aldığı vaka kararları', count: counts?.taken_back ?? 0 }]),
        await this.time(year),
      ],
    };
  }

  private async time(year: number): Promise<ReportSection> {
    await this.figures.fresh();
    const [at, waited] = [this.figures.decisions.column('at'), this.figures.decisions.column('waited')];
    const waits = [...waited].filter((wait, index) => wait !== NO && yearOf(new Date(at[index] ?? 0).toISOString()) === year).sort((one, other) => one - other);
    const isTold = waits.length >= TRANSPARENCY_LIMITS.least;
    const count = isTold ? hoursText(quantileOf(waits, 1 / 2) ?? 0) : TRANSPARENCY_TEXT.hidden;
    return { title: 'Karar süresi', lines: [{ label: 'Vakanın açılmasından karara, ortanca', count }] };
  }

  private thisYear(): number {
    return yearOf(this.clock.now().toISOString());
  }
}

/** The report of a year, made beside the application: nothing of it depends on what is published. */
export function reportOf(views: Views, year: number, clock: Clock): Promise<TransparencyReport> {
  // Targets make no difference to what is counted here.
  const figures = new FigureRows(views, { shareAt: () => 0, targetHoursAt: () => 0 });
  return new TransparencyQuery(views, clock, { isOn: false, appealDaysAt: () => 0 }, figures).preview(year);
}

const yearOf = (at: string): number => Number(dayInTurkey(at).slice(0, 'YYYY'.length));
const section = (title: string, counts: readonly Counted[]): ReportSection => ({ title, lines: veiled(counts) });

function hoursText(ms: number): string {
  const hours = ms / HOUR_MS;
  return hours < 1 ? '1 saatten az' : `${Math.round(hours).toLocaleString('tr-TR')} saat`;
}

/** Only rules of which enough is known are named: that a rule is named says already that it was used. */
function rulesOf(counts: Counts): readonly Counted[] {
  const rules = Object.entries(counts).map(([key, count]) => ({ label: publicRuleLabel(key === 'none' ? null : key.replaceAll('_', '.')), count, key }));
  const known = rules.filter(({ count }) => count >= TRANSPARENCY_LIMITS.least);
  const others = rules.filter(({ count }) => count < TRANSPARENCY_LIMITS.least).reduce((sum, { count }) => sum + count, 0);
  return [...known.sort((one, other) => one.label.localeCompare(other.label, 'tr', { numeric: true })), { label: OTHER_RULES, count: others }];
}
