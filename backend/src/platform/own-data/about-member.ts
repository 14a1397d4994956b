import type { RecordedEvent } from '../../kernel/event.js';

/** Fields that name a person, and fields that only machines need. */
const PERSON = /^(member|author|reporter|reportedUser|moderator|reader|reviewer|holder|actor)(Id)?$|^(memberIds|moderatorIds|noticeId)$/;
/** What those who run the house write to each other about a member. */
const AMONG_STAFF = /^staffNote$/;
const MACHINE = /(hash|secret|token)/i;

/** Whether an event names the member, as who acted or as whom it concerns; true of sealed events too. */
export const isAbout = (event: RecordedEvent, memberId: string): boolean => event.actor.id === memberId || concerns(event, memberId);

/** Whether it is the member whom an event concerns: what a moderator does to another is the other's. */
export const concerns = ({ data }: RecordedEvent, memberId: string): boolean =>
  Object.values(data).some((value: unknown) => value === memberId || (Array.isArray(value) && value.includes(memberId)));

/** An event as its member may read it: without whoever else took part, without what only machines need, and without the fields that are withheld. */
export function asTold({ type, at, actor, data }: RecordedEvent, memberId: string, withheld: readonly string[] = []): object {
  const kept = Object.entries(data).filter(
    ([field, value]) => !withheld.includes(field) && !MACHINE.test(field) && !AMONG_STAFF.test(field) && (!PERSON.test(field) || value === memberId),
  );
  return { type, at, by: whose(actor.id, memberId), data: Object.fromEntries(kept) };
}

const whose = (actor: string, memberId: string): string => (actor === memberId ? 'siz' : actor === 'system' ? 'sistem' : 'başkası');
