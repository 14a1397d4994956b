import { createRequire } from 'node:module';
import { backend } from './parts/backend.mjs';
import { inFolder } from './parts/folder.mjs';
import { seedSitting, seedVoiceRooms } from './parts/seed.mjs';
import { atMost, atMostTimes, inMs } from './parts/table.mjs';
import { inTurns, p95, timed } from './parts/turns.mjs';
import { talkRoom } from './parts/voice-rooms.mjs';

/*
 * What is done of itself about voice rooms, among 1,000 open ones and among 100,000, of each as many closed and as many messages in one room: looking
 * every half a minute for whom nobody has heard of, with 1,000 who sit in rooms; letting all of them leave, as after an outage; and letting go of what
 * was written in a room. The application runs in this process, with a clock that is set forward. BENCH_ROOMS makes the large town smaller or larger.
 */
const { CommandBus } = createRequire(new URL('../backend/package.json', import.meta.url))('@nestjs/cqrs');
const SMALL = 1_000;
const LARGE = Number(process.env.BENCH_ROOMS ?? 100_000);
const MEMBERS = 10;
const SITTING = 1_000;
const IN_EACH = 10;
const LOOKS = 40;
const FLAT = 1.3;
const LONGEST_LOOK_MS = 250;
/** A thousand are out before the next look. */
const LONGEST_LEAVE_MS = 30;
const LONGEST_GOING_MS = 5;
const SILENT_MS = 91_000;

export const measure = () => inFolder((small) => inFolder((large) => measureIn(small, large)));

async function measureIn(small, large) {
  const towns = [];
  try {
    for (const [folder, rooms] of [
      [small, SMALL],
      [large, LARGE],
    ]) {
      await seedVoiceRooms(folder, rooms, MEMBERS);
      await seedSitting(folder, SITTING, IN_EACH);
      towns.push({ rooms, ...(await running(folder)) });
    }
    return await rows(...towns);
  } finally {
    for (const { stop } of towns) await stop();
  }
}

/** A clock that stands until it is set forward; at rest it wakes nobody, so that nothing is done but what is measured. */
function heldClock() {
  let now = Date.now();
  let rests = false;
  return {
    now: () => new Date(now),
    wakeAt(at, wake) {
      const timer = setTimeout(() => rests || wake(), Math.max(0, at.getTime() - now));
      return () => clearTimeout(timer);
    },
    rest() {
      rests = true;
    },
    setForward(ms) {
      now += ms;
    },
  };
}

async function running(folder) {
  const { startMeydan } = await backend('meydan.js');
  const { readSettings } = await backend('platform/settings/settings.js');
  const { createLogger } = await backend('platform/observability/logger.js');
  const { LetSilentLeave } = await backend('contexts/voice/room/room.commands.js');
  const { ForgetRoomMessages } = await backend('contexts/voice/messages/room-message.commands.js');
  const clock = heldClock();
  const { app, machinery, stop } = await startMeydan(readSettings({ PORT: '0', DATA_DIR: folder }), clock, createLogger('warn'));
  const head = await machinery.head();
  while (!(await machinery.followers.views.waitFor(head)));
  clock.rest();
  let sent = 0;
  const execute = (command, data) => {
    const id = `measured-${++sent}`;
    const origin = { id, at: clock.now().toISOString(), actor: { id: 'system', role: 'system' }, correlationId: id, causationId: null };
    return app.get(CommandBus).execute(new command(data, origin));
  };
  return {
    stop,
    look: () => execute(LetSilentLeave, {}),
    setForward: () => clock.setForward(SILENT_MS),
    letGo: () => execute(ForgetRoomMessages, { roomId: talkRoom, upTo: '2030-01-01' }),
  };
}

async function rows(few, many) {
  const looks = await inTurns(LOOKS, { few: () => timed(few.look), many: () => timed(many.look) });
  const [measured, baseline] = [p95(looks.many), p95(looks.few)];
  const found = [
    atMostTimes(
      `voice-cleanup: a look at ${SITTING} who sit, p95, time of ${LARGE} rooms`,
      inMs(measured),
      `of ${SMALL} ${inMs(baseline)}`,
      measured / baseline,
      FLAT,
    ),
    atMost(`voice-cleanup: a look at ${SITTING} who sit, p95, ${LARGE} rooms`, measured, LONGEST_LOOK_MS, 'ms'),
  ];
  for (const { rooms, look, setForward, letGo } of [few, many]) {
    setForward();
    let left = 0;
    const leaving = await timed(async () => {
      left = await look();
    });
    if (left !== SITTING) throw new Error(`${left} of ${SITTING} who were silent left`);
    found.push(atMost(`voice-cleanup: one who is silent leaves, ${rooms} rooms`, leaving / SITTING, LONGEST_LEAVE_MS, 'ms'));
    found.push(atMost(`voice-cleanup: a message goes, of ${rooms}`, (await timed(letGo)) / rooms, LONGEST_GOING_MS, 'ms'));
  }
  return found;
}
