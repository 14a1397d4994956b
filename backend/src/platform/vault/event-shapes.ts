import type { EarlierVersion, EventDescription, Personal } from '../../kernel/decider.js';
import type { RecordedEvent, StoredEvent } from '../../kernel/event.js';
import { RecordedLater } from '../../kernel/event-reader.js';

export type Facts = Record<string, unknown>;
export type DescribedStreams = readonly { readonly events: Readonly<Record<string, EventDescription<never>>> }[];

type SubjectsOf = (data: Facts) => readonly string[];

/** One version of an event type; `upcast` leads to the next, and the last has none. */
type Version = Pick<EarlierVersion<Facts, Facts>, 'personal'> & Partial<Pick<EarlierVersion<Facts, Facts>, 'upcast'>>;

/** The version in which an event was recorded, and those behind it, up to today's. */
export type Versions = readonly Version[];

/** The versions in which events were ever recorded, and the way from each of them to today's. Needs no key. */
export class EventShapes {
  private readonly byType = new Map<string, Versions>();
  private readonly erasing = new Map<string, SubjectsOf>();
  private readonly sealing = new Map<string, SubjectsOf>();

  constructor(streams: DescribedStreams) {
    for (const [type, { earlier = [], personal, erases, sealedFor }] of streams.flatMap(({ events }) => Object.entries(events))) {
      const today = personal ? { personal: personal as unknown as Personal<Facts> } : {};
      this.byType.set(type, [...(earlier as unknown as Versions), today]);
      if (erases) this.erasing.set(type, erases as unknown as SubjectsOf);
      if (sealedFor) this.sealing.set(type, sealedFor as unknown as SubjectsOf);
    }
  }

  /** What is personal of an event that is about to be recorded. */
  personalToday(type: string): Personal<Facts> | undefined {
    return this.byType.get(type)?.at(-1)?.personal;
  }

  /** What is personal of an event as it stands in the log. Throws RecordedLater. */
  personalOf(event: StoredEvent): Personal<Facts> | undefined {
    return this.versionsFrom(event)?.at(0)?.personal;
  }

  /** Null for a type that is described nowhere. Throws RecordedLater. */
  versionsFrom(event: StoredEvent): Versions | null {
    const versions = this.byType.get(event.type);
    if (!versions) return null;
    if (event.schema > versions.length) throw new RecordedLater(event, versions.length);
    return event.schema === 1 ? versions : versions.slice(event.schema - 1);
  }

  /** An event as it reads without any key. Throws RecordedLater. */
  readShut(event: StoredEvent): RecordedEvent {
    const versions = this.versionsFrom(event);
    return versions
      ? inTodaysShape(event, versions, shutOf(upcast(shutOf(event.data as Facts, versions.at(0)), versions), versions.at(-1)))
      : asItStands(event);
  }

  /** Under whose keys whoever wrote an event has sealed something in it. Throws RecordedLater. */
  sealedFor(event: StoredEvent): readonly string[] {
    return this.sealing.get(event.type)?.(this.readShut(event).data as Facts) ?? [];
  }

  /** Whose keys are destroyed for good because of an event. Throws RecordedLater. */
  erasedBy(event: StoredEvent): readonly string[] {
    return this.erasing.get(event.type)?.(this.readShut(event).data as Facts) ?? [];
  }
}

/** Data of the first of these versions, as the last of them says it. */
export const upcast = (data: Facts, versions: Versions): Facts => versions.reduce((told, { upcast }) => upcast?.(told) ?? told, data);

/** An event that was read: with this data, which has the shape of the last of these versions. */
export const inTodaysShape = (event: StoredEvent, versions: Versions, data: Facts): RecordedEvent =>
  data === event.data ? asItStands(event) : ({ ...event, schema: event.schema + versions.length - 1, data } as RecordedEvent);

/** For events that need no reading, or of which nobody knows how. */
export const asItStands = (event: StoredEvent): RecordedEvent => event as RecordedEvent;

/** Data whose personal fields, or those of them, read as though their subject had been forgotten. */
export function shutOf(data: Facts, { personal }: Version = {}, fields: readonly string[] = personal?.fields ?? []): Facts {
  if (!personal || fields.length === 0) return data;
  const shut = { ...data };
  for (const field of fields) if (field in data) shut[field] = shutField(data[field], personal.forgotten ?? null);
  return shut;
}

function shutField(value: unknown, forgotten: '' | null): unknown {
  if (isSealedList(value) || isList(value)) return [];
  return isSealed(value) || typeof value === 'string' ? forgotten : value;
}

export const isSealed = (value: unknown): value is { sealed: string } =>
  typeof value === 'object' && value !== null && typeof (value as { sealed?: unknown }).sealed === 'string';

export const isSealedList = (value: unknown): value is { sealedList: string } =>
  typeof value === 'object' && value !== null && typeof (value as { sealedList?: unknown }).sealedList === 'string';

export const isList = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((part) => typeof part === 'string');

/** Whether an event as it stands in the log needs a key of the vault to be read. */
export const holdsSealed = ({ data }: { readonly data: object }): boolean => Object.values(data).some((value) => isSealed(value) || isSealedList(value));
