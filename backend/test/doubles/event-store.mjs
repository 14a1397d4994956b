/*
 * A stand-in for EventStoreDB 23 in tests: the gRPC protocol over data in memory, in a process of its own so that it can die without the
 * process under test. Several named logs, each on a loopback port of its own; an HTTP port on loopback opens, stops and drops them and
 * sets their switches. The first line on stdout is the control URL. The process ends when its stdin closes, so it never outlives whoever
 * started it.
 */
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { Data, NO_STREAM } from './event-store-data.mjs';

const require = createRequire(import.meta.url);
const grpc = require('@grpc/grpc-js');
// The generated code takes only messages of the client's own copy of protobuf.
const requireAsClient = createRequire(require.resolve('@eventstore/db-client'));
const { Any } = requireAsClient('google-protobuf/google/protobuf/any_pb.js');
const { Empty: ProtobufEmpty } = requireAsClient('google-protobuf/google/protobuf/empty_pb.js');
const { StreamsService } = require('@eventstore/db-client/generated/streams_grpc_pb.js');
const { AppendResp, BatchAppendResp, ReadResp, TombstoneResp } = require('@eventstore/db-client/generated/streams_pb.js');
const { ServerFeaturesService } = require('@eventstore/db-client/generated/serverfeatures_grpc_pb.js');
const { SupportedMethod, SupportedMethods } = require('@eventstore/db-client/generated/serverfeatures_pb.js');
const { AllStreamPosition, Empty, StreamDeleted, StreamIdentifier, UUID, WrongExpectedVersion } = require('@eventstore/db-client/generated/shared_pb.js');
const { Status } = require('@eventstore/db-client/generated/status_pb.js');

const UUID_FORM = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const FILTER_WINDOW = 32;
/** After how many milliseconds subscriptions are confirmed, one after the other: a server takes its time, and never the same. */
const CONFIRMED_AFTER_MS = [0, 2, 5, 12, 30];
let subscriptions = 0;
const TICKS_OF_1970 = 621_355_968_000_000_000n;

/** One server: a port, the data behind it, and how it behaves. */
class Node {
  server = null;
  sockets = new Set();
  /** Appends that wait for being written. */
  arrived = [];
  port = 0;
  loseAnswers = 0;
  silent = false;
  /** Whether nobody's password is right. */
  refusesAll = false;
  holdSubscriptions = false;
  batchAppend = true;
  checkpointEvery = null;
  maxAppendBytes = 1024 * 1024;
  /** What the server says of its version; null for one of the time before it was asked. */
  version = '23.10.0';
  /** How long a read or an append is under way before it is looked at. */
  latencyMs = 0;
  /** How long an append takes to be written, on top of that. */
  writeMs = 0;
  /** How often a subscription was dropped, or fell behind, since its client did not read. */
  subscriptionsBehind = 0;
  /** After how long a subscription is confirmed; each after another time unless it is told. */
  confirmedAfterMs = null;

  constructor(data, leader) {
    this.data = data;
    this.leader = leader;
  }

  get url() {
    return `esdb://127.0.0.1:${this.port}?tls=false`;
  }

  async start() {
    if (this.server) return;
    const server = new grpc.Server({ 'grpc.max_receive_message_length': 32 * 1024 * 1024 });
    const read = { ...StreamsService.read, responseSerialize: (message) => (Buffer.isBuffer(message) ? message : Buffer.from(message.serializeBinary())) };
    server.addService(
      { ...StreamsService, read },
      {
        read: (call) =>
          this.answering(
            call,
            (error) => call.emit('error', error),
            () => reads(call, this),
          ),
        append: (call, answer) => this.answering(call, answer, () => appends(call, answer, this)),
        batchAppend: (call) =>
          this.answering(
            call,
            (error) => call.emit('error', error),
            () => appendsBatches(call, this),
          ),
        delete: (_, answer) => answer({ code: grpc.status.UNIMPLEMENTED, details: 'not in this double' }),
        tombstone: (call, answer) => this.answering(call, answer, () => answer(null, tombstoned(this.data, call.request))),
      },
    );
    server.addService(ServerFeaturesService, { getSupportedMethods: (_, answer) => this.supported(answer) });
    this.server = server;
    this.port = await new Promise((resolve, reject) =>
      server.bindAsync(`127.0.0.1:${this.port}`, grpc.ServerCredentials.createInsecure(), (error, port) => (error ? reject(error) : resolve(port))),
    );
    // The library has no public way to its connections.
    for (const listening of server.http2Servers.keys())
      listening.on('connection', (socket) => {
        if (this.server !== server) return void socket.destroy();
        this.sockets.add(socket);
        socket.once('close', () => this.sockets.delete(socket));
      });
  }

  /** No more listening, and every connection cut at once. Resolves when the port is free. */
  async stop() {
    const { server } = this;
    if (!server) return;
    this.server = null;
    const listening = [...server.http2Servers.keys()];
    const closed = listening.map((one) => new Promise((resolve) => one.close(resolve)));
    this.cutConnections();
    await Promise.all(closed);
    server.forceShutdown();
  }

  /** Cuts below HTTP/2 and outside its callbacks: destroying sessions in the middle of their work has corrupted Node's memory. */
  cutConnections() {
    const cut = [...this.sockets];
    setImmediate(() => {
      for (const socket of cut) socket.destroy();
    });
  }

  answering(call, refuse, answer) {
    if (this.refusesAll) return refuse({ code: grpc.status.UNAUTHENTICATED, details: 'wrong user name or password' });
    const leaderOnly = call.metadata.get('requires-leader')[0] === 'true';
    if (!this.leader || !leaderOnly) return this.latencyMs > 0 ? void setTimeout(answer, this.latencyMs) : answer();
    const metadata = new grpc.Metadata();
    metadata.set('exception', 'not-leader');
    metadata.set('leader-endpoint-host', '127.0.0.1');
    metadata.set('leader-endpoint-port', String(this.leader.port));
    refuse({ code: grpc.status.NOT_FOUND, details: 'Leader info available', metadata });
  }

  supported(answer) {
    if (this.silent) return;
    if (this.version === null) return answer({ code: grpc.status.UNIMPLEMENTED, details: 'Service is unimplemented.' });
    const methods = ['read', 'append', 'delete', 'tombstone', ...(this.batchAppend ? ['batchappend'] : [])];
    const service = 'event_store.client.streams.streams';
    const supported = methods.map((name) => new SupportedMethod().setServiceName(service).setMethodName(name));
    answer(null, new SupportedMethods().setEventStoreServerVersion(this.version).setMethodsList(supported));
  }

  /** Appends that come together are written in another order than they came: a server promises none. */
  inSomeOrder(append) {
    this.arrived.push(append);
    if (this.arrived.length > 1) return;
    const write = () => {
      for (const one of this.arrived.splice(0).reverse()) one();
    };
    if (this.writeMs > 0) setTimeout(write, this.writeMs);
    else setImmediate(write);
  }

  /** Appends, and tells whether the answer is to reach the client. */
  append(stream, expected, events) {
    const outcome = this.data.append(stream, expected, events);
    if (this.silent) return { outcome, lost: true };
    const lost = this.loseAnswers > 0;
    if (lost) {
      this.loseAnswers -= 1;
      this.cutConnections();
    }
    return { outcome, lost };
  }
}

function proposed(message) {
  const metadata = message.getMetadataMap();
  return {
    id: message.getId().getString().toLowerCase(),
    type: metadata.get('type'),
    contentType: metadata.get('content-type'),
    data: Buffer.from(message.getData_asU8()),
    metadata: Buffer.from(message.getCustomMetadata_asU8()),
  };
}

/** What is wrong with an append, or null. Of this version's servers only the data of an event counts: that they forget the rest is an error of theirs. */
function refusal(events, most) {
  const strange = events.find(({ id, type }) => !UUID_FORM.test(id) || !type);
  if (strange) return { code: grpc.status.UNKNOWN, details: `Exception was thrown by handler: "${strange.id}" (${strange.type})` };
  const bytes = events.reduce((sum, { data }) => sum + data.length, 0);
  if (bytes <= most) return null;
  const metadata = new grpc.Metadata();
  metadata.set('exception', 'maximum-append-size-exceeded');
  metadata.set('maximum-append-size', String(most));
  return { code: grpc.status.INVALID_ARGUMENT, details: `Maximum Append Size of ${most} Exceeded.`, metadata };
}

/** What is said of a stream that was closed for good. */
function deletion(stream) {
  const metadata = new grpc.Metadata();
  metadata.set('exception', 'stream-deleted');
  metadata.set('stream-name', stream);
  return { code: grpc.status.FAILED_PRECONDITION, details: `Event stream '${stream}' is deleted.`, metadata };
}

function tombstoned(data, request) {
  const position = String(data.tombstone(nameOf(request.getOptions().getStreamIdentifier())));
  return new TombstoneResp().setPosition(new TombstoneResp.Position().setCommitPosition(position).setPreparePosition(position));
}

function nameOf(identifier) {
  return Buffer.from(identifier.getStreamName_asU8()).toString('utf8');
}

function expectedOf(options, revision) {
  if (options.hasNoStream()) return NO_STREAM;
  if (options.hasAny()) return 'any';
  return options.hasStreamExists() ? 'exists' : Number(revision);
}

function appends(call, answer, node) {
  let options = null;
  const events = [];
  call.on('data', (request) => {
    if (request.hasOptions()) options = request.getOptions();
    else events.push(proposed(request.getProposedMessage()));
  });
  call.on('end', () => {
    // A call that its caller gave up before it said anything.
    if (!options) return;
    const refused = refusal(events, node.maxAppendBytes);
    if (refused) return answer(refused);
    node.inSomeOrder(() => {
      const stream = nameOf(options.getStreamIdentifier());
      const expected = expectedOf(options, options.getRevision());
      const { outcome, lost } = node.append(stream, expected, events);
      if (!lost) answerAppend(answer, stream, expected, outcome);
    });
  });
}

function answerAppend(answer, stream, expected, outcome) {
  if (outcome.deleted) return answer(deletion(stream));
  const response = new AppendResp();
  if ('actual' in outcome) return answer(null, response.setWrongExpectedVersion(wrongVersion(outcome.actual, expected)));
  const position = new AppendResp.Position().setCommitPosition(String(outcome.position)).setPreparePosition(String(outcome.position));
  answer(null, response.setSuccess(new AppendResp.Success().setCurrentRevision(String(outcome.revision)).setPosition(position)));
}

function wrongVersion(actual, expected) {
  const wrong = new AppendResp.WrongExpectedVersion();
  if (actual === NO_STREAM) wrong.setCurrentNoStream(new Empty());
  else wrong.setCurrentRevision(String(actual));
  if (expected === NO_STREAM) wrong.setExpectedNoStream(new Empty());
  else if (expected === 'exists') wrong.setExpectedStreamExists(new Empty());
  else wrong.setExpectedRevision(String(expected));
  return wrong;
}

function appendsBatches(call, node) {
  const begun = new Map();
  call.on('data', (request) => {
    const correlation = request.getCorrelationId().getString();
    const batch = begun.get(correlation) ?? { options: request.getOptions(), events: [] };
    begun.set(correlation, batch);
    for (const message of request.getProposedMessagesList()) batch.events.push(proposed(message));
    if (!request.getIsFinal()) return;
    begun.delete(correlation);
    answerBatch(call, node, correlation, batch);
  });
  call.on('end', () => call.end());
}

function answerBatch(call, node, correlation, { options, events }) {
  const response = new BatchAppendResp().setCorrelationId(new UUID().setString(correlation)).setStreamIdentifier(options.getStreamIdentifier());
  const refused = refusal(events, node.maxAppendBytes);
  if (refused) return call.emit('error', refused);
  const expected = expectedOf(options, options.getStreamPosition());
  const { outcome, lost } = node.append(nameOf(options.getStreamIdentifier()), expected, events);
  if (lost) return;
  if (outcome.deleted) {
    const details = new Any();
    details.pack(new StreamDeleted().setStreamIdentifier(options.getStreamIdentifier()).serializeBinary(), 'event_store.client.StreamDeleted');
    call.write(response.setError(new Status().setCode(grpc.status.FAILED_PRECONDITION).setMessage('Stream deleted').setDetails(details)));
    return;
  }
  if ('actual' in outcome) {
    const wrong = new WrongExpectedVersion();
    if (outcome.actual === NO_STREAM) wrong.setCurrentNoStream(new ProtobufEmpty());
    else wrong.setCurrentStreamRevision(String(outcome.actual));
    if (expected === NO_STREAM) wrong.setExpectedNoStream(new ProtobufEmpty());
    else if (expected === 'exists') wrong.setExpectedStreamExists(new ProtobufEmpty());
    else wrong.setExpectedStreamPosition(String(expected));
    const details = new Any();
    details.pack(wrong.serializeBinary(), 'event_store.client.WrongExpectedVersion');
    call.write(response.setError(new Status().setCode(grpc.status.FAILED_PRECONDITION).setMessage('WrongExpectedVersion').setDetails(details)));
    return;
  }
  const position = new AllStreamPosition().setCommitPosition(String(outcome.position)).setPreparePosition(String(outcome.position));
  call.write(response.setSuccess(new BatchAppendResp.Success().setCurrentRevision(String(outcome.revision)).setPosition(position)));
}

function reads(call, node) {
  if (node.silent) return;
  const options = call.request.getOptions();
  if (options.hasSubscription()) return subscribes(call, node, options);
  const backwards = options.getReadDirection() === 1;
  const stream = options.hasStream() ? nameOf(options.getStream().getStreamIdentifier()) : null;
  if (stream !== null && node.data.tombstones.has(stream)) return call.emit('error', deletion(stream));
  const [events, from] = options.hasStream() ? streamFrom(node.data, options.getStream(), backwards) : allFrom(node.data, options.getAll(), backwards);
  if (!events) {
    const missing = new ReadResp.StreamNotFound().setStreamIdentifier(options.getStream().getStreamIdentifier());
    call.write(new ReadResp().setStreamNotFound(missing));
    return call.end();
  }
  const step = backwards ? -1 : 1;
  const last = events.length - 1;
  let left = Number(options.getCount());
  let index = from;
  const pump = () => {
    let room = true;
    while (room && left > 0 && index >= 0 && index <= last) {
      room = call.write(messageOf(events[index]));
      index += step;
      left -= 1;
    }
    if (room) call.end();
    else call.once('drain', pump);
  };
  pump();
}

/** The events of a stream and the index to begin at; no events at all when there is no such stream. */
function streamFrom(data, options, backwards) {
  const events = data.streams.get(nameOf(options.getStreamIdentifier()));
  if (!events) return [null, 0];
  if (options.hasStart()) return [events, 0];
  if (options.hasEnd()) return [events, backwards ? events.length - 1 : events.length];
  return [events, backwards ? Math.min(Number(options.getRevision()), events.length - 1) : Number(options.getRevision())];
}

/** Forwards with the event at the position, backwards without it. */
function allFrom(data, options, backwards) {
  if (options.hasStart()) return [data.events, backwards ? -1 : 0];
  if (options.hasEnd()) return [data.events, backwards ? data.events.length - 1 : data.events.length];
  const index = data.indexAt(Number(options.getPosition().getCommitPosition()));
  return [data.events, backwards ? index - 1 : index];
}

/** What a live subscription keeps of what its client has not read: as many behind it as in front of it. */
const LIVE_BUFFER = 2 * 32;
/** From this version on a subscription whose client is too slow reads on from the disk; before, it is dropped. */
const FALLS_BEHIND_SINCE = [24, 2];

function subscribes(call, node, options) {
  const { data } = node;
  const all = options.getAll();
  const passes = filterOf(options.getFilter());
  const every = node.checkpointEvery ?? FILTER_WINDOW * (options.getFilter()?.getCheckpointintervalmultiplier() || 1);
  let index = all.hasStart() ? 0 : all.hasEnd() ? data.events.length : data.indexAt(Number(all.getPosition().getCommitPosition()) + 1);
  let examined = 0;
  let waiting = false;
  let isLive = false;
  let isOver = false;
  const pump = () => {
    if (isOver || node.holdSubscriptions) return;
    if (waiting) return isLive && hasTooMany() ? fallBehind() : undefined;
    let room = true;
    while (room && index < data.events.length) {
      const event = data.events[index];
      index += 1;
      examined += 1;
      if (passes(event)) room = call.write(messageOf(event));
      if (options.hasFilter() && examined % every === 0) room = call.write(checkpointAt(event.position));
    }
    if (!room) {
      waiting = true;
      call.once('drain', () => {
        waiting = false;
        pump();
      });
      if (isLive && hasTooMany()) fallBehind();
    } else if (!isLive) {
      isLive = true;
      call.write(new ReadResp().setCaughtUp(new ReadResp.CaughtUp()));
    }
  };
  const hasTooMany = () => {
    let kept = 0;
    for (let next = index; next < data.events.length && kept <= LIVE_BUFFER; next++) if (passes(data.events[next])) kept += 1;
    return kept > LIVE_BUFFER;
  };
  const fallBehind = () => {
    isLive = false;
    node.subscriptionsBehind += 1;
    if (isSince(node.version, FALLS_BEHIND_SINCE)) return void call.write(new ReadResp().setFellBehind(new ReadResp.FellBehind()));
    ended();
    const details = 'Operation timed out: Consumer too slow to handle event while live. Client resubscription required.';
    call.emit('error', { code: grpc.status.ABORTED, details });
  };
  const ended = () => {
    isOver = true;
    data.appended.delete(pump);
  };
  call.on('cancelled', ended);
  call.on('close', ended);
  call.on('error', ended);
  const confirm = () => {
    if (isOver) return;
    call.write(new ReadResp().setConfirmation(new ReadResp.SubscriptionConfirmation().setSubscriptionId(crypto.randomUUID())));
    data.appended.add(pump);
    pump();
  };
  setTimeout(confirm, node.confirmedAfterMs ?? CONFIRMED_AFTER_MS[subscriptions++ % CONFIRMED_AFTER_MS.length]);
}

function isSince(version, [major, minor]) {
  const [itsMajor, itsMinor] = (version ?? '').split('.').map(Number);
  return itsMajor > major || (itsMajor === major && itsMinor >= minor);
}

function filterOf(filter) {
  if (!filter) return () => true;
  const onType = filter.hasEventType();
  const expression = onType ? filter.getEventType() : filter.getStreamIdentifier();
  const pattern = expression.getRegex() ? new RegExp(expression.getRegex()) : null;
  const prefixes = expression.getPrefixList();
  return ({ type, stream }) => {
    const name = onType ? type : stream;
    return pattern ? pattern.test(name) : prefixes.some((prefix) => name.startsWith(prefix));
  };
}

function checkpointAt(position) {
  return new ReadResp().setCheckpoint(new ReadResp.Checkpoint().setCommitPosition(String(position)).setPreparePosition(String(position)));
}

/** The answer that carries an event, made once: every follower gets the same bytes. */
function messageOf(event) {
  if (event.message) return event.message;
  const position = String(event.position);
  const recorded = new ReadResp.ReadEvent.RecordedEvent()
    .setId(new UUID().setString(event.id))
    .setStreamIdentifier(new StreamIdentifier().setStreamName(Buffer.from(event.stream).toString('base64')))
    .setStreamRevision(String(event.revision))
    .setCommitPosition(position)
    .setPreparePosition(position)
    .setData(event.data)
    .setCustomMetadata(event.metadata);
  recorded
    .getMetadataMap()
    .set('type', event.type)
    .set('content-type', event.contentType)
    .set('created', String(BigInt(event.created) * 10_000n + TICKS_OF_1970));
  event.message = Buffer.from(new ReadResp().setEvent(new ReadResp.ReadEvent().setEvent(recorded).setCommitPosition(position)).serializeBinary());
  return event.message;
}

const nodes = new Map();

const commands = {
  async open(name, { follows, ...switches }) {
    const leader = follows ? nodes.get(follows) : null;
    const node = nodes.get(name) ?? new Node(leader?.data ?? new Data(), leader);
    nodes.set(name, node);
    Object.assign(node, switches);
    await node.start();
    return { url: node.url };
  },
  stop: (name) => nodes.get(name)?.stop(),
  async drop(name) {
    await nodes.get(name)?.stop();
    nodes.delete(name);
  },
  set(name, switches) {
    const node = Object.assign(nodes.get(name), switches);
    // Subscriptions that were held go on.
    for (const told of [...node.data.appended]) told();
  },
  state(name) {
    const { loseAnswers, data, sockets, subscriptionsBehind } = nodes.get(name);
    return { loseAnswers, events: data.events.length, connections: sockets.size, subscriptionsBehind };
  },
  flood: (name, how) => nodes.get(name).data.flood(how),
  rewind: (name, { count }) => nodes.get(name).data.rewind(count),
  tamper: (name, how) => nodes.get(name).data.tamper(how),
  rewrite: (name, how) => nodes.get(name).data.rewrite(how),
  cut: (name) => nodes.get(name).cutConnections(),
  'system-events': (name, { count }) => nodes.get(name).data.writeSystemEvents(count),
};

const control = createServer(async (request, response) => {
  try {
    const [, name, command] = new URL(request.url, 'http://control').pathname.split('/').map(decodeURIComponent);
    const parts = [];
    for await (const part of request) parts.push(part);
    const answer = await commands[command](name, parts.length > 0 ? JSON.parse(Buffer.concat(parts).toString()) : {});
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer ?? {}));
  } catch (error) {
    response.writeHead(500).end(JSON.stringify({ error: String(error) }));
  }
});
control.listen(0, '127.0.0.1', () => process.stdout.write(`http://127.0.0.1:${control.address().port}\n`));

process.stdin.resume();
process.stdin.on('end', () => process.exit(0));
process.stdin.on('error', () => process.exit(0));
