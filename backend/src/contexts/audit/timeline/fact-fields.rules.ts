import { CASE_LIMITS } from '../../../../contracts/cases.js';
import type { EventDescription } from '../../../kernel/decider.js';

type Data = Readonly<Record<string, unknown>>;
interface StreamFacts {
  readonly events: Readonly<Record<string, EventDescription<never>>>;
}
type Details = Readonly<Record<string, string | number | boolean | null>>;

/** What only machines need. */
const MACHINE = /(hash|secret|token|signature|publicKey|root|head)$/i;
/** What waits for a second person, as the machine will carry it out. */
const UNTOLD: ReadonlySet<string> = new Set(['asked', 'command', 'permission']);
const LONGEST = 600;
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** Who acted, or may not: a fact is about others. A reporter is nobody's business but the desk's. */
const ACTING = /^(admin|moderator|reader|reviewer|inviter|reporter|kept\w+|bySession)Id$|^(moderatorIds|judges|requestedBy|grantedBy|refusedBy|claimedBy)$/;
/** Of facts about many: what they are found by. A request about as many cases as may be decided on at once has all of its own: four for each case. */
const MOST_IDS = 4 * CASE_LIMITS.atOnce + 10;

/** What is to be known of the fields of facts: which are personal and whose, and what a view may keep of the others. */
export class FactFields {
  private readonly described: ReadonlyMap<string, EventDescription<never>>;

  constructor(streams: readonly StreamFacts[]) {
    this.described = new Map(streams.flatMap(({ events }) => Object.entries(events)));
  }

  personalOf(type: string): readonly string[] {
    return this.described.get(type)?.personal?.fields ?? [];
  }

  /** Whose key seals a field. */
  subjectOf(type: string, data: object, field: string): string | null {
    const subject = this.described.get(type)?.personal?.subject as ((data: object, field: string) => string) | undefined;
    return subject?.(data, field) ?? null;
  }

  /** Whether nothing in a fact is for machines alone: then it may leave the house as it was recorded, sealed where it is personal. */
  isWhollyTold(data: Data): boolean {
    return Object.keys(data).every((field) => !MACHINE.test(field) && !UNTOLD.has(field));
  }

  /** Plain values that are not personal, for sentences. */
  detailsOf(type: string, data: Data): Details {
    const personal = this.personalOf(type);
    const kept = Object.entries(data).filter(([field, value]) => !personal.includes(field) && !MACHINE.test(field) && !UNTOLD.has(field) && isPlain(value));
    return Object.fromEntries(kept) as Details;
  }
}

const isPlain = (value: unknown): boolean =>
  value === null || typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value.length <= LONGEST && !ID.test(value));

/** Who else was in a room when it closed is no matter of the fact. */
const BYSTANDERS = 'presentIds';

/** The ids of whom and what a fact is about, each once. */
export function idsIn(data: Data): readonly string[] {
  const { memberId } = data;
  const about = Object.entries(data).filter(([field]) => !ACTING.test(field) && field !== BYSTANDERS && (field !== 'authorId' || typeof memberId !== 'string'));
  return [...new Set(about.flatMap(([, value]) => idsOf(value)))].slice(0, MOST_IDS);
}

function idsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return ID.test(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(idsOf);
  return typeof value === 'object' && value !== null
    ? Object.values(value)
        .filter((inside) => typeof inside === 'string')
        .flatMap(idsOf)
    : [];
}

const firstId = (...values: readonly unknown[]): string | null =>
  (values.find((value) => typeof value === 'string' && ID.test(value)) as string | undefined) ?? null;

/** The member whom a fact is about. */
export const memberIn = ({ memberId, authorId, reportedUserId, about }: Data): string | null => firstId(memberId, reportedUserId, authorId, about);

/** The case that it belongs to: a content's, or a member's. */
export function caseIn({ caseId, reportedId, contentId, cases }: Data): string | null {
  const [first] = Array.isArray(cases) ? (cases as readonly { readonly caseId?: unknown }[]) : [];
  return firstId(caseId, reportedId, contentId, first?.caseId);
}
