/** What another rule would have led to, on the wire: asked over a range of days, answered from what was recorded; nothing is written by it. */
import type { Author } from './accounts.js';
import { type SettingName, settingOf, settingProblem } from './community-settings.js';
import { WORD_LIMITS, type WordConsequence, wordProblem } from './watched-words.js';

const OF_TEXTS = { looked: 'metne', done: 'metin onaya alınmıştı' } as const;
/** The rules that can be tried, each with the settings that are part of it, and what is told of it: '3 uyarıya bakıldı'. Words have a list of their own. */
export const WHAT_IF_RULES = {
  sanctions: {
    label: 'Kendiliğinden uzaklaştırma',
    settings: ['warningThreshold', 'warningWindowDays', 'suspensionDays'],
    ...{ looked: 'uyarıya', done: 'kendiliğinden uzaklaştırma olmuştu' },
  },
  newcomers: { label: 'Yeni üyelerin metinleri', settings: ['holdFirstPosts', 'newMemberPosts', 'newMemberLinks'], ...OF_TEXTS },
  words: { label: 'İzlenen sözcükler', settings: [], ...OF_TEXTS },
} as const satisfies Record<string, { readonly label: string; readonly settings: readonly SettingName[]; readonly looked: string; readonly done: string }>;
export type WhatIfRule = keyof typeof WHAT_IF_RULES;
export const WHAT_IF_RULE_NAMES = Object.keys(WHAT_IF_RULES) as readonly WhatIfRule[];
export type WhatIfSetting = (typeof WHAT_IF_RULES)[WhatIfRule]['settings'][number];
export const WHAT_IF_SETTINGS = WHAT_IF_RULE_NAMES.flatMap((rule): readonly WhatIfSetting[] => WHAT_IF_RULES[rule].settings);
/** Which rule a setting is part of; null where it can not be tried. */
export const whatIfRuleOf = (name: SettingName): WhatIfRule | null =>
  WHAT_IF_RULE_NAMES.find((rule) => (WHAT_IF_RULES[rule].settings as readonly SettingName[]).includes(name)) ?? null;

export const WHAT_IF_LIMITS = { samples: 20, keptHours: 24, keptRuns: 5, days: 3_660, words: 50, rangeDays: 90 } as const;

export const WHAT_IF_TEXT = {
  nothing: 'Denenecek en az bir değer ya da sözcük yazın.',
  foreign: 'Bu değer seçtiğiniz kuralın parçası değil.',
  whole: 'Tam sayı olmalı.',
  wrongForm: 'Değerler ayar adlarıyla gönderilmelidir.',
  daysNeeded: 'Başlangıç ve bitiş gününü yazın.',
  future: 'Henüz gelmemiş günler denenemez.',
  tooLong: `En fazla ${WHAT_IF_LIMITS.days.toLocaleString('tr-TR')} gün denenebilir.`,
  tooManyWords: `Bir denemede en fazla ${WHAT_IF_LIMITS.words} sözcük değişebilir.`,
  bothWays: 'Aynı sözcük hem izlenip hem bırakılamaz.',
  underWay: 'Süren bir denemeniz var. Bitmesini bekleyin ya da durdurun.',
  full: 'Şu anda çok sayıda deneme sürüyor. Biraz sonra yeniden deneyin.',
  unknown: 'Böyle bir denemeniz yok; sonuçlar 24 saat saklanır.',
  started: 'Deneme başladı.',
  stopped: 'Deneme durduruldu.',
  removed: 'Deneme silindi.',
  over: 'Bu deneme zaten bitti.',
  readingOnly: 'Meydan şu anda yalnızca okunabilir ve işler bekliyor; bu yüzden deneme başlatılamaz. Nedeni “Kanıt” sayfasında yazar.',
  nothingWritten: 'Hiçbir şey yazılmaz: kararlar, yaptırımlar ve ayarlar olduğu gibi kalır.',
} as const;

/** What would be otherwise. */
export const WHAT_IF_EFFECTS = {
  added: { side: 'more', label: 'Uzaklaştırılırdı' },
  longer: { side: 'more', label: 'Daha uzun sürerdi' },
  held: { side: 'more', label: 'Onaya alınırdı' },
  refused: { side: 'more', label: 'Reddedilirdi' },
  avoided: { side: 'fewer', label: 'Uzaklaştırılmazdı' },
  shorter: { side: 'fewer', label: 'Daha kısa sürerdi' },
  passed: { side: 'fewer', label: 'Onay beklemezdi' },
} as const;
export type WhatIfEffect = keyof typeof WHAT_IF_EFFECTS;
export const WHAT_IF_SIDES = ['more', 'fewer'] as const;
export type WhatIfSide = (typeof WHAT_IF_SIDES)[number];

/** What is to hold instead, and over which days of Turkey (`YYYY-MM-DD`, both included). */
export interface WhatIfChange {
  rule: WhatIfRule;
  values: Partial<Record<WhatIfSetting, number>>;
  /** Words that are to be watched as well, what they are to lead to, and words that are not to be watched. */
  watch: string[];
  consequence: WordConsequence;
  unwatch: string[];
  from: string;
  to: string;
}

/** Body of `POST /api/console/audit/what-if`. */
export interface StartWhatIfRequest {
  rule: WhatIfRule;
  values?: WhatIfChange['values'];
  watch?: string[] | null;
  consequence?: WordConsequence;
  unwatch?: string[] | null;
  from: string;
  to: string;
}

export const WHAT_IF_STATES = ['waiting', 'running', 'done', 'stopped', 'interrupted', 'failed'] as const;
export type WhatIfState = (typeof WHAT_IF_STATES)[number];
export const WHAT_IF_STATE_LABEL: Readonly<Record<WhatIfState, string>> = {
  waiting: 'Sırada',
  running: 'Sürüyor',
  done: 'Bitti',
  stopped: 'Durduruldu',
  interrupted: 'Yarıda kaldı',
  failed: 'Tamamlanamadı',
};
export const isUnderWay = (state: WhatIfState): boolean => state === 'waiting' || state === 'running';

/** One that would be otherwise. */
export interface WhatIfSample {
  effect: WhatIfEffect;
  /** The fact that it is about, where it stands in the log, and when it was recorded. */
  fact: string;
  position: number;
  at: string;
  member: Author;
  /** The text; null where it is about a sanction. */
  text: string | null;
  detail: string;
}

export interface WhatIfCount {
  effect: WhatIfEffect;
  count: number;
}
export interface WhatIfColumn {
  count: number;
  /** Distinct ones. */
  members: number;
  effects: WhatIfCount[];
  /** The newest. */
  samples: WhatIfSample[];
}

export interface WhatIfResult {
  /** Warnings, or texts that were sent. */
  looked_at: number;
  /** Of what the rule did in those days: suspensions by the threshold, or texts that were held. */
  decided: number;
  /** Texts that can no longer be read. */
  unjudged: number;
  /** Members whom any difference is about. */
  members: number;
  more: WhatIfColumn;
  fewer: WhatIfColumn;
}

export interface WhatIfRun extends WhatIfChange {
  id: string;
  state: WhatIfState;
  started_at: string;
  ended_at: string | null;
  kept_until: string;
  /** The share of the log that has been read, from 0 to 1. */
  progress: number;
  result: WhatIfResult | null;
}

/** A row of the list: what was found is asked for by itself. */
export type WhatIfRow = Omit<WhatIfRun, 'result'>;

/** `GET /api/console/audit/what-if`. */
export interface WhatIfDesk {
  /** What holds now. */
  now: Record<WhatIfSetting, number>;
  /** How many words are watched now. */
  words: number;
  /** The log is not what was recorded: nothing can be tried until an operator has looked at it. */
  reading_only: boolean;
  /** The caller's own, the newest first. */
  runs: WhatIfRow[];
}

const DAY_MS = 24 * 60 * 60_000;

type Problems = Partial<Record<'values' | 'watch' | 'unwatch' | 'from' | 'to' | WhatIfSetting, string>>;

/** What is wrong with a request besides its form, by field; `today` is the day in Turkey. */
export function whatIfProblems({ rule, values, watch, unwatch, from, to }: WhatIfChange, today: string): Problems {
  const problems: Problems = {};
  const names = Object.keys(values) as WhatIfSetting[];
  for (const name of names) {
    const value = values[name];
    const problem = whatIfRuleOf(name) === rule ? settingProblem(name, value ?? Number.NaN) : WHAT_IF_TEXT.foreign;
    if (problem) problems[name] = problem;
  }
  const words = [...watch, ...unwatch];
  if (rule === 'words') {
    if (words.length > WHAT_IF_LIMITS.words) problems.watch = WHAT_IF_TEXT.tooManyWords;
    const problem = (list: readonly string[]) => list.map(wordProblem).find((found) => found !== null);
    const [ofWatched, ofUnwatched] = [problem(watch), problem(unwatch)];
    if (ofWatched) problems.watch = ofWatched;
    if (ofUnwatched) problems.unwatch = ofUnwatched;
    if (watch.some((word) => unwatch.includes(word))) problems.unwatch = WHAT_IF_TEXT.bothWays;
  }
  if (rule === 'words' ? words.length === 0 : names.length === 0) problems[rule === 'words' ? 'watch' : 'values'] = WHAT_IF_TEXT.nothing;
  if (!from || !to) problems[from ? 'to' : 'from'] = WHAT_IF_TEXT.daysNeeded;
  else if (to > today) problems.to = WHAT_IF_TEXT.future;
  else if (Date.parse(to) - Date.parse(from) >= WHAT_IF_LIMITS.days * DAY_MS) problems.from = WHAT_IF_TEXT.tooLong;
  return problems;
}

/** What is tried, in words: `Uyarı eşiği: 2 uyarı`. */
export function whatIfText({ values, watch, unwatch }: Pick<WhatIfChange, 'values' | 'watch' | 'unwatch'>): string {
  const settings = (Object.keys(values) as WhatIfSetting[]).map((name) => {
    const setting = settingOf(name);
    return `${setting.label}: ${(values[name] ?? 0).toLocaleString('tr-TR')}${setting.kind === 'number' ? ` ${setting.unit}` : ''}`;
  });
  const more = watch.length > 0 ? [`İzlenseydi: ${watch.map((word) => `“${word}”`).join(', ')}`] : [];
  const fewer = unwatch.length > 0 ? [`İzlenmeseydi: ${unwatch.map((word) => `“${word}”`).join(', ')}`] : [];
  return [...settings, ...more, ...fewer].join(' · ');
}

/** How long one word of a list may be. */
export const WHAT_IF_WORD = WORD_LIMITS.word;
