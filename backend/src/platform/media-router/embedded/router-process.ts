/** The process of the router. It is told what to do by the application and ends with it. */
import { RouterEngine } from './engine/router-engine.js';
import type { FromRouter, ToRouter } from './router-messages.js';

const say = (message: FromRouter): void => {
  // Without anybody who listens for it, what the application does not take any more would be an error of this process.
  process.send?.(message, undefined, undefined, () => undefined);
};

let engine: RouterEngine | null = null;

/** Whoever asked is answered also when something was thrown: the application would end the whole process after waiting in vain. */
function admitted({ room, connection, offer }: Extract<ToRouter, { type: 'admit' }>): string | null {
  try {
    return engine?.admit(room, connection, offer) ?? null;
  } catch (error) {
    say({ type: 'failed', words: String(error) });
    return null;
  }
}

async function take(message: ToRouter): Promise<void> {
  if (message.type === 'begin') {
    const { network, seats, lines } = message;
    engine = await RouterEngine.open(network, { seats, lines }, say);
    say({ type: 'ready' });
  } else if (message.type === 'arrange') engine?.arrange(message.room, message.members);
  else if (message.type === 'leave') engine?.leave(message.room, message.connection, message.link);
  else say({ type: 'admitted', id: message.id, sdp: admitted(message) });
}

process.on('message', (message: ToRouter) => {
  take(message).catch((error: unknown) => {
    say({ type: 'failed', words: String(error) });
    // Without its sockets it is of no use; the application starts another one when somebody needs it.
    if (!engine) process.exit(1);
  });
});
// A handshake that the library gave up belongs to one link, which is given up by itself.
process.on('unhandledRejection', (error) => say({ type: 'failed', words: String(error) }));
process.on('disconnect', () => process.exit(0));
// The application ends it after everybody was told.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
