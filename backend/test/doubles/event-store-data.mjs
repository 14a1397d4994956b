import { setTimeout as pause } from 'node:timers/promises';

export const NO_STREAM = -1;
const FIRST_POSITION = 1_024;
/** Where the server puts the event that closes a stream: behind all others that it could ever have. */
const LAST_REVISION = '9223372036854775807';

/** What was appended, in one order; positions have gaps, as byte offsets have. */
export class Data {
  events = [];
  streams = new Map();
  /** Streams that were closed for good; their events stand in the whole log until the server clears up. */
  tombstones = new Set();
  appended = new Set();
  nextPosition = FIRST_POSITION;

  constructor() {
    this.writeSystemEvents(2);
  }

  revision(stream) {
    return (this.streams.get(stream)?.length ?? 0) - 1;
  }

  /** Answers { revision, position }, { actual } when the stream is elsewhere, or { deleted } when it was closed for good. */
  append(stream, expected, proposed) {
    if (this.tombstones.has(stream)) return { deleted: true };
    const actual = this.revision(stream);
    if (!meets(expected, actual)) return this.repeated(stream, expected, proposed) ?? { actual };
    const own = this.streams.get(stream) ?? [];
    this.streams.set(stream, own);
    for (const event of proposed) own.push(this.record(stream, own.length, event));
    this.tell();
    return { revision: own.length - 1, position: this.events.at(-1).position };
  }

  /** Closes a stream for good; answers the position of the event that says so. */
  tombstone(stream) {
    this.tombstones.add(stream);
    this.streams.delete(stream);
    const { position } = this.record(stream, LAST_REVISION, systemEvent('$streamDeleted'));
    this.tell();
    return position;
  }

  record(stream, revision, event) {
    const recorded = { ...event, stream, revision, position: this.nextPosition, created: Date.now(), message: null };
    this.nextPosition += 64 + stream.length + event.data.length + event.metadata.length;
    this.events.push(recorded);
    return recorded;
  }

  tell() {
    for (const told of [...this.appended]) told();
  }

  repeated(stream, expected, proposed) {
    if (typeof expected !== 'number' || proposed.length === 0) return null;
    const there = (this.streams.get(stream) ?? []).slice(expected + 1, expected + 1 + proposed.length);
    const last = there.at(-1);
    const same = there.length === proposed.length && there.every(({ id }, index) => id === proposed[index].id);
    return same ? { revision: last.revision, position: last.position } : null;
  }

  /** Statistics, metadata of streams, and an event whose stream alone shows that it is the system's. */
  writeSystemEvents(count) {
    const kinds = [
      ['$statsCollected', '$stats-127.0.0.1:2113'],
      ['$metadata', '$$settings'],
      ['Scavenged', '$scavenges'],
    ];
    for (let index = 0; index < count; index++) {
      const [type, stream] = kinds[index % kinds.length];
      this.append(stream, 'any', [systemEvent(type)]);
    }
  }

  /** Others append so many events to one stream, `atOnce` together and `everyMs`; resolves when all stand there. */
  async flood({ stream, count, atOnce, everyMs }) {
    for (let written = 0; written < count; ) {
      const events = [];
      for (; events.length < atOnce && written < count; written++) events.push(floodEvent(written));
      this.append(stream, 'any', events);
      await pause(everyMs);
    }
  }

  /** Forgets what came after so many events, as a server does whose files were put back from a backup. */
  rewind(count) {
    for (const { stream } of this.events.splice(count)) this.streams.get(stream).pop();
    for (const [stream, own] of this.streams) if (own.length === 0) this.streams.delete(stream);
    const last = this.events.at(-1);
    this.nextPosition = last.position + 64 + last.stream.length + last.data.length + last.metadata.length;
  }

  /** Somebody with a hex editor: does to the fact at a place, counted from 1 without the system's own, what no client can. */
  tamper({ how, place }) {
    const facts = this.events.filter(({ stream }) => !stream.startsWith('$'));
    const [fact, next] = facts.slice(place - 1);
    const at = this.events.indexOf(fact);
    if (how === 'edit') fact.data = Buffer.from(`{"tampered":${JSON.stringify(how)},${fact.data.toString().slice(1)}`);
    else if (how === 'delete') this.events.splice(at, 1);
    else if (how === 'cut') this.events.splice(at);
    else if (how === 'insert') this.events.splice(at, 0, { ...fact, stream: `inserted-${fact.stream}`, revision: 0, position: fact.position - 1 });
    else {
      this.events.splice(at, 1);
      this.events.splice(this.events.indexOf(next) + 1, 0, fact);
      [fact.position, next.position] = [next.position, fact.position];
    }
    // What was made for readers of it is made anew.
    for (const event of this.events.slice(at)) event.message = null;
  }

  /** Puts other bytes in the place of those of a fact, counted from 1 without the system's own. */
  rewrite({ place, ...parts }) {
    const fact = this.events.filter(({ stream }) => !stream.startsWith('$'))[place - 1];
    for (const [part, text] of Object.entries(parts)) fact[part] = Buffer.from(text);
    fact.message = null;
  }

  /** Index of the first event at or behind a position. */
  indexAt(position) {
    let [low, high] = [0, this.events.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.events[middle].position < position) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function meets(expected, actual) {
  if (expected === 'any') return true;
  if (expected === 'exists') return actual !== NO_STREAM;
  return expected === actual;
}

function floodEvent(number) {
  const about = { at: new Date().toISOString(), actor: { id: 'system', role: 'system' }, correlationId: crypto.randomUUID(), causationId: null, schema: 1 };
  const [data, metadata] = [{ number, filling: 'x'.repeat(300) }, about].map((part) => Buffer.from(JSON.stringify(part)));
  return { id: crypto.randomUUID(), type: 'Flooded', contentType: 'application/json', data, metadata };
}

function systemEvent(type) {
  return { id: crypto.randomUUID(), type, contentType: 'application/json', data: Buffer.from('{}'), metadata: Buffer.alloc(0) };
}
