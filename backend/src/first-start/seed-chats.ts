import { AcceptChat, StartChat } from '../contexts/chat/conversation/conversation.commands.js';
import { SendMessage } from '../contexts/chat/message/message.commands.js';
import { type DemoChat, demoChats } from './demo-chats.js';
import { drawCover } from './draw-cover.js';
import type { FirstStart } from './first-start.js';
import { actor } from './seed-attention.js';
import type { HoursAgo } from './seed-staff.js';

/** Conversations with messages that nobody has read yet, and requests of strangers. */
export async function seedChats(start: FirstStart, hoursAgo: HoursAgo): Promise<void> {
  for (const [index, chat] of demoChats.entries()) await seedChat(start, index, chat, hoursAgo);
}

async function seedChat(start: FirstStart, index: number, { with: other, accepted, messages }: DemoChat, hoursAgo: HoursAgo): Promise<void> {
  const [first] = messages;
  if (!first) throw new Error(`sample conversation ${index} is empty`);
  const chatId = start.id(`chat/${index}`);
  const pairOf = (by: string) => ({ chatId, memberId: start.memberId(by), otherId: start.memberId(by === other ? first.by : other) });
  const begun = hoursAgo(first.hoursAgo);
  await start.send(StartChat, pairOf(first.by), `chat/${index}`, begun, actor(start, first.by));
  for (const [at, { by, hoursAgo: hours, text, picture }] of messages.entries()) {
    const seed = `chat/${index}/${at}`;
    const given = picture && { name: picture.name, bytes: await drawCover(picture.shows) };
    const fileId = given && (await start.addChatFile(given, pairOf(by), seed, hoursAgo(hours), actor(start, by)));
    const file = fileId === undefined ? null : { fileId, type: null };
    const data = { ...pairOf(by), messageId: start.id(seed), clientId: start.id(`${seed}/client`), text, replyTo: null, file };
    // By the house: a sample request is there whatever members are held to.
    await start.send(SendMessage, data, seed, hoursAgo(hours));
    if (at === 0 && accepted) await start.send(AcceptChat, pairOf(other), `chat/${index}/accept`, hoursAgo(hours), actor(start, other));
  }
}
