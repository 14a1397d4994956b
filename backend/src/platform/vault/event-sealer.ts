import type { EventDescription } from '../../kernel/decider.js';
import type { DomainEvent } from '../../kernel/event.js';
import type { Sealer } from '../../kernel/event-store.js';
import { SubjectForgotten, type Vault } from '../../kernel/vault.js';

type Descriptions = Readonly<Record<string, EventDescription<never>>>;
type Personal = NonNullable<EventDescription<Record<string, unknown>>['personal']>;

/**
 * Seals the personal fields of events on their way into the log and opens them on their way out; a sealed field is `{ sealed: base64 }`. What
 * would be said of somebody who was forgotten is left out.
 */
export class EventSealer implements Sealer {
  private readonly personal = new Map<string, Personal>();

  constructor(
    private readonly vault: Vault,
    streams: readonly { readonly events: Descriptions }[],
  ) {
    for (const [type, description] of streams.flatMap(({ events }) => Object.entries(events))) {
      if (description.personal) this.personal.set(type, description.personal as unknown as Personal);
    }
  }

  async seal<E extends DomainEvent>(event: E): Promise<E> {
    return this.mapFields(event, (subject, value) => (typeof value === 'string' ? this.sealText(subject, value) : value));
  }

  async open<E extends DomainEvent>(event: E): Promise<E> {
    return this.mapFields(event, (subject, value) => (isSealed(value) ? this.vault.open(subject, value.sealed) : value));
  }

  private async sealText(subject: string, text: string): Promise<{ sealed: string } | null> {
    try {
      return { sealed: await this.vault.seal(subject, text) };
    } catch (error) {
      if (error instanceof SubjectForgotten) return null;
      throw error;
    }
  }

  private async mapFields<E extends DomainEvent>(event: E, change: (subject: string, value: unknown) => unknown): Promise<E> {
    const personal = this.personal.get(event.type);
    if (!personal) return event;
    const data = { ...event.data } as Record<string, unknown>;
    const subject = personal.subject(data);
    for (const field of personal.fields) data[field] = await change(subject, data[field]);
    return { ...event, data };
  }
}

const isSealed = (value: unknown): value is { sealed: string } =>
  typeof value === 'object' && value !== null && typeof (value as { sealed?: unknown }).sealed === 'string';
