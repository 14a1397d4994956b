import type { EventDescription, Personal } from '../../kernel/decider.js';
import type { DomainEvent } from '../../kernel/event.js';
import type { Sealer } from '../../kernel/event-store.js';
import { SubjectForgotten, type Vault } from '../../kernel/vault.js';

type Descriptions = Readonly<Record<string, EventDescription<never>>>;
type Facts = Record<string, unknown>;
type Change = (value: unknown, subject: string, forgotten: '' | null) => unknown;

/**
 * Seals the personal fields of events on their way into the log and opens them on their way out; a sealed field is `{ sealed: base64 }`. What
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
    return this.mapFields(event, (value, subject, forgotten) => (typeof value === 'string' ? this.sealText(value, subject, forgotten) : value));
  }

  async open<E extends DomainEvent>(event: E): Promise<E> {
    return this.mapFields(event, async (value, subject, forgotten) =>
      isSealed(value) ? ((await this.vault.open(subject, value.sealed)) ?? forgotten) : value,
    );
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
    for (const field of personal.fields) data[field] = await change(data[field], subject, personal.forgotten ?? null);
    return { ...event, data };
  }
}

const isSealed = (value: unknown): value is { sealed: string } =>
  typeof value === 'object' && value !== null && typeof (value as { sealed?: unknown }).sealed === 'string';
