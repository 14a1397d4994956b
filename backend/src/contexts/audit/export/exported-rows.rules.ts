import type { ExportFormat } from '../../../../contracts/audit-export.js';
import { fieldLabel, type RevealedField, type TimelineFilter, type TimelineRow } from '../../../../contracts/audit-timeline.js';
import { REPORTED_AS, TEXT_KINDS } from '../../../../contracts/text-kinds.js';
import { dayInTurkey } from '../timeline/days-asked.rules.js';
import { namedRule } from '../timeline/named-rule.rules.js';

/** A told fact as it is kept. */
interface ToldFact {
  readonly at: string;
  readonly kind: string;
  readonly type: string;
  readonly actor_id: string;
  readonly actor_role: string;
  readonly member_id: string | null;
  readonly case_id: string | null;
  readonly reversed_at: string | null;
  readonly details: Readonly<Record<string, Cell>>;
}

type Cell = string | number | boolean | null;
export type ExportedRow = Readonly<Record<string, Cell>>;

/** Whom not even a pseudonym names. */
export const HIDDEN = 'hidden';
/** What a filter asks for by the id of somebody or something. */
const IDS = ['actor', 'subject', 'case'] as const satisfies readonly (keyof TimelineFilter)[];

/** What was asked for, as far as an export may say so that holds no ids: with one, a pseudonym would be somebody's. */
export const withoutIds = (filter: TimelineFilter): TimelineFilter => ({
  ...filter,
  ...Object.fromEntries(IDS.flatMap((name) => (filter[name] ? [[name, HIDDEN]] : []))),
});

/** Choices and numbers that facts name: whatever else stands in a fact may be somebody's words. */
const CODES = ['action', 'outcome', 'status', 'upheld', 'verdict', 'cause', 'byThreshold', 'until', 'durationMinutes', 'lapsed', 'back', 'role', 'formerRole'];
const CODE = /^[\w.:-]{1,40}$/;

/** What it was about, as far as the fact says so by its name or its fields. */
function contentKindOf({ type, details }: Pick<ToldFact, 'type' | 'details'>): string | null {
  if (typeof details.reportedType === 'string') return details.reportedType;
  const [kind] = TEXT_KINDS.filter((known) => type.toLowerCase().startsWith(known));
  return kind ? REPORTED_AS[kind] : null;
}

/** Gives everybody in an export a name of its own, the same in all of its rows and in no other export. */
export class Pseudonyms {
  private readonly names = new Map<string, string>();

  of(kind: 'Kişi' | 'Vaka', id: string | null): string | null {
    if (id === null) return null;
    const key = `${kind} ${id}`;
    const name = this.names.get(key) ?? `${kind} ${[...this.names.values()].filter((known) => known.startsWith(kind)).length + 1}`;
    this.names.set(key, name);
    return name;
  }
}

/** A fact without a name, a text or a word that somebody wrote. */
export function pseudonymousRow(place: number, fact: ToldFact, name: string, pseudonyms: Pseudonyms): ExportedRow {
  const { at, kind, type, actor_id, actor_role, member_id, case_id, reversed_at, details } = fact;
  const coded = CODES.flatMap((field) => (field in details && CODE.test(String(details[field])) ? [`${field}=${details[field]}`] : []));
  return {
    ...{ place, at, kind, type, action: name, codes: coded.join(' '), rule: namedRule(details), content: contentKindOf(fact) },
    ...{ actor: isNobody(actor_id) ? actor_id : pseudonyms.of('Kişi', actor_id), acting_as: actor_role },
    ...{ member: pseudonyms.of('Kişi', member_id), case: pseudonyms.of('Vaka', case_id), reversed_at },
  };
}

const isNobody = (id: string): boolean => ['system', 'operator', 'guest', HIDDEN].includes(id);

export const figuresRow = (fact: ToldFact, name: string): ExportedRow => ({
  day: dayInTurkey(fact.at),
  action: name,
  outcome: typeof fact.details.outcome === 'string' ? fact.details.outcome : null,
  rule: namedRule(fact.details),
  content: contentKindOf(fact),
});

/** A fact with all that whoever asked may open today. */
export function fullRow(place: number, row: TimelineRow, revision: number, words: string | null, opened: readonly RevealedField[]): ExportedRow {
  const { id, at, kind, type, stream, what, why, actor, member, case_id, reversed_at } = row;
  return {
    ...{ place, id, at, kind, type, stream, revision, what, why, words },
    ...{ actor_id: actor.id, actor: actor.username, acting_as: actor.acting_as, member_id: member?.id ?? null, member: member?.username ?? null },
    ...{ case_id, reversed_at },
    opened: opened.map(({ field, value }) => `${fieldLabel(field)}: ${value ?? 'yok ya da silinmiş'}`).join(' | ') || null,
  };
}

/** Spreadsheets run what begins like a formula, some also behind a space and in the wide signs of East Asia. */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r]/;

function csvCell(cell: Cell): string {
  const text = cell === null ? '' : String(cell).replace(/\s*[\r\n]+\s*/g, ' ');
  const guarded = typeof cell === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return `"${guarded.replaceAll('"', '""')}"`;
}

/** A row as one line of a file, with its line feed. */
export const lineOfRow = (row: ExportedRow, format: ExportFormat): string =>
  `${format === 'jsonl' ? JSON.stringify(row) : Object.values(row).map(csvCell).join(',')}\n`;
/** The line before the first row. */
export const headOfRows = (row: ExportedRow, format: ExportFormat): string => (format === 'jsonl' ? '' : `${Object.keys(row).map(csvCell).join(',')}\n`);
