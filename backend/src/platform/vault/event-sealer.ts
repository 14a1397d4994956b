import type { Personal } from '../../kernel/decider.js';
import type { DomainEvent, RecordedEvent, StoredEvent } from '../../kernel/event.js';
import type { EventReader } from '../../kernel/event-reader.js';
import type { Sealer } from '../../kernel/event-store.js';
import { SubjectForgotten, type Vault } from '../../kernel/vault.js';
import { asItStands, type DescribedStreams, EventShapes, type Facts, inTodaysShape, isList, isSealed, isSealedList, shutOf, upcast } from './event-shapes.js';

type Change = (value: unknown, subject: string, forgotten: '' | null) => unknown;

/**
 * Seals the personal fields of events on their way into the log and reads events on their way out: opens what is personal in the version that
 * was recorded, then tells it in today's shape. A sealed text is `{ sealed: base64 }`, a sealed list of texts `{ sealedList: base64 }`, which is
 * empty for whom it can no longer be opened. Texts from before they were sealed are read as they stand. What would be said of somebody who was
 * forgotten is left out.
 */
export class EventSealer implements Sealer, EventReader {
  private readonly shapes: EventShapes;

  constructor(
    private readonly vault: Vault,
    streams: DescribedStreams,
  ) {
    this.shapes = new EventShapes(streams);
  }

  async seal<E extends DomainEvent>(event: E): Promise<E> {
    const personal = this.shapes.personalToday(event.type);
    if (!personal) return event;
    const data = await mapFields(event.data as Facts, personal, (value, subject, forgotten) => {
      if (typeof value === 'string') return this.sealText(value, subject, forgotten);
      return isList(value) ? this.sealList(value, subject) : value;
    });
    return { ...event, data };
  }

  async read(event: StoredEvent): Promise<RecordedEvent> {
    const versions = this.shapes.versionsFrom(event);
    if (!versions) return asItStands(event);
    const personal = versions.at(0)?.personal;
    const opened = personal ? await this.open(event.data as Facts, personal) : (event.data as Facts);
    if (versions.length === 1) return inTodaysShape(event, versions, opened);
    const told = upcast(opened, versions);
    return inTodaysShape(event, versions, shutOf(told, versions.at(-1), await this.forgottenIn(told, versions.at(-1)?.personal)));
  }

  readShut(event: StoredEvent): RecordedEvent {
    return this.shapes.readShut(event);
  }

  private open(data: Facts, personal: Personal<Facts>): Promise<Facts> {
    return mapFields(data, personal, async (value, subject, forgotten) => {
      if (isSealed(value)) return (await this.vault.open(subject, value.sealed)) ?? forgotten;
      if (isSealedList(value)) return JSON.parse((await this.vault.open(subject, value.sealedList)) ?? '[]');
      // A list from before it was sealed goes with the key as well: who counts by it must not find half of a life.
      return isList(value) && (await this.vault.isForgotten(subject)) ? [] : value;
    });
  }

  /** Whoever was forgotten stays so in what an earlier version did not yet seal, or kept in another place. */
  private async forgottenIn(data: Facts, personal: Personal<Facts> | undefined): Promise<readonly string[]> {
    const forgotten: string[] = [];
    for (const field of personal?.fields ?? []) {
      if (field in data && (await this.vault.isForgotten(personal?.subject(data, field) ?? ''))) forgotten.push(field);
    }
    return forgotten;
  }

  private async sealList(list: readonly string[], subject: string): Promise<{ sealedList: string } | readonly []> {
    try {
      return { sealedList: await this.vault.seal(subject, JSON.stringify(list)) };
    } catch (error) {
      if (error instanceof SubjectForgotten) return [];
      throw error;
    }
  }

  private async sealText(text: string, subject: string, forgotten: '' | null): Promise<{ sealed: string } | '' | null> {
    try {
      return { sealed: await this.vault.seal(subject, text) };
    } catch (error) {
      if (error instanceof SubjectForgotten) return forgotten;
      throw error;
    }
  }
}

async function mapFields(data: Facts, personal: Personal<Facts>, change: Change): Promise<Facts> {
  const changed = { ...data };
  // A field that was left out stays so.
  for (const field of personal.fields) {
    if (field in data) changed[field] = await change(data[field], personal.subject(data, field), personal.forgotten ?? null);
  }
  return changed;
}
