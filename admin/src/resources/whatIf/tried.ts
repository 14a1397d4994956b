import { settingProblem } from '@contracts/community-settings';
import {
  type StartWhatIfRequest,
  WHAT_IF_LIMITS,
  WHAT_IF_RULE_NAMES,
  WHAT_IF_RULES,
  type WhatIfDesk,
  type WhatIfRule,
  type WhatIfSetting,
} from '@contracts/what-if';
import { dayBefore } from '../../desk/days';
import { valueIn } from '../settings/settingsDraft';

/** What is typed, before it is sent. */
export interface Tried {
  readonly rule: WhatIfRule;
  /** As typed, by the name of the setting; what is left empty stays as it is. */
  readonly values: Readonly<Partial<Record<WhatIfSetting, string>>>;
  readonly watch: string;
  readonly consequence: NonNullable<StartWhatIfRequest['consequence']>;
  readonly unwatch: string;
  readonly from: string;
  readonly to: string;
}

/** What the address asks for: a rule, and values by the names of their settings. */
export function triedOf(search: URLSearchParams, now: Date): Tried {
  const rule = WHAT_IF_RULE_NAMES.find((name) => name === search.get('rule')) ?? 'sanctions';
  const values = Object.fromEntries(WHAT_IF_RULES[rule].settings.flatMap((name) => (search.get(name) ? [[name, search.get(name) ?? '']] : [])));
  return { rule, values, watch: '', consequence: 'hold', unwatch: '', from: dayBefore(now, WHAT_IF_LIMITS.rangeDays - 1), to: dayBefore(now, 0) };
}

const wordsIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** What is sent; a value that cannot be read is none, which the limits refuse. */
export function requestOf({
  rule,
  values,
  watch,
  unwatch,
  consequence,
  from,
  to,
}: Tried): StartWhatIfRequest & { values: Partial<Record<WhatIfSetting, number>> } {
  const names: readonly WhatIfSetting[] = WHAT_IF_RULES[rule].settings;
  const typed = names.flatMap((name) => (values[name]?.trim() ? [[name, Number(valueIn(name, values[name] ?? ''))]] : []));
  const words = rule === 'words' ? { watch: wordsIn(watch), unwatch: wordsIn(unwatch), consequence } : {};
  return { rule, values: Object.fromEntries(typed), ...words, from, to };
}

/** What is wrong with a value that is typed, or null. */
export function valueProblem(name: WhatIfSetting, text: string | undefined): string | null {
  return text?.trim() ? settingProblem(name, valueIn(name, text)) : null;
}

/** Whether what is tried is what holds already. */
export const isSame = ({ values }: Pick<StartWhatIfRequest, 'values'>, now: WhatIfDesk['now']): boolean => {
  const names = Object.keys(values ?? {}) as WhatIfSetting[];
  return names.length > 0 && names.every((name) => values?.[name] === now[name]);
};
