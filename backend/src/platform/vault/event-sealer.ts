import type { EventDescription, Personal } from '../../kernel/decider.js';
import type { DomainEvent } from '../../kernel/event.js';
import type { Sealer } from '../../kernel/event-store.js';
import { SubjectForgotten, type Vault } from '../../kernel/vault.js';

type Descriptions = Readonly<Record<string, EventDescription<never>>>;
type Facts = Record<string, unknown>;
type Change = (value: unknown, subject: string, forgotten: '' | null) => unknown;

/**
 * Seals the personal fields of events on their way into the log and opens them on their way out; a sealed text is `{ sealed: base64 }`, a sealed
 * list of texts `{ sealedList: base64 }`, which is empty for whom it can no longer be opened. Texts from before they were sealed are read as they stand. What
 * would be said of somebody who was forgotten is left out.
 */
export class EventSealer implements Sealer {
  private readonly personal = new Map<string, Personal<Facts>>();

  constructor(
    private readonly vault: Vault,
    streams: readonly { readonly events: Descriptions }[],
  ) {
    for (const [type, description] of streams.flatMap(({ events }) => Object.entries(events))) {
      if (description.personal) this.personal.set(type, description.personal as unknown as Personal<Facts>);
    }
  }

  async seal<E extends DomainEvent>(event: E): Promise<E> {
    return this.mapFields(event, (value, subject, forgotten) => {
      if (typeof value === 'string') return this.sealText(value, subject, forgotten);
      return isList(value) ? this.sealList(value, subject) : value;
    });
  }

  async open<E extends DomainEvent>(event: E): Promise<E> {
    return this.mapFields(event, async (value, subject, forgotten) => {
      if (isSealed(value)) return (await this.vault.open(subject, value.sealed)) ?? forgotten;
      if (isSealedList(value)) return JSON.parse((await this.vault.open(subject, value.sealedList)) ?? '[]');
      // A list from before it was sealed goes with the key as well: who counts by it must not find half of a life.
      return isList(value) && (await this.vault.isForgotten(subject)) ? [] : value;
    });
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

  private async mapFields<E extends DomainEvent>(event: E, change: Change): Promise<E> {
    const personal = this.personal.get(event.type);
    if (!personal) return event;
    const data = { ...event.data } as Facts;
    const subject = personal.subject(data);
    // A field that was left out stays so.
    for (const field of personal.fields) if (field in data) data[field] = await change(data[field], subject, personal.forgotten ?? null);
    return { ...event, data };
  }
}

const isSealed = (value: unknown): value is { sealed: string } =>
  typeof value === 'object' && value !== null && typeof (value as { sealed?: unknown }).sealed === 'string';

const isSealedList = (value: unknown): value is { sealedList: string } =>
  typeof value === 'object' && value !== null && typeof (value as { sealedList?: unknown }).sealedList === 'string';

/** Whether an event as it stands in the log needs a key of the vault to be read. */
export const holdsSealed = ({ data }: { readonly data: object }): boolean => Object.values(data).some((value) => isSealed(value) || isSealedList(value));

const isList = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((part) => typeof part === 'string');
